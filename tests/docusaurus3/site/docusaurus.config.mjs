import {versionLabel, versionNames} from './src/data/versions';

const throwing = 'throw';

const docs = {
  sidebarPath: './sidebars.ts',
  lastVersion: versionNames[0],
  versions: Object.fromEntries(versionNames.map((name) => [name, {label: versionLabel(name)}])),
};

export default {
  title: '接口文档',
  url: 'https://docs.example',
  baseUrl: '/',
  i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  onBrokenLinks: throwing,
  onBrokenAnchors: throwing,
  onDuplicateRoutes: throwing,
  future: {v4: {removeLegacyPostBuildHeadAttribute: true}, faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: throwing, onBrokenMarkdownImages: throwing}},
  presets: [['@docusaurus/preset-classic', {docs, blog: false, sitemap: false}]],
  themeConfig: {
    navbar: {items: [{type: 'docsVersionDropdown'}]},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};
