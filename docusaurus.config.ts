import {readFileSync} from 'fs';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from './src/data/announcement';
import {footerLinks, navbarItems} from './src/data/navigation';
import {site} from './src/data/site';
import {versionLabel, versionNames} from './src/data/versions';
import admonitionTitles from './src/plugins/admonition-titles';
import anyFolder from './src/plugins/any-folder';
import beforePaint from './src/plugins/before-paint';
import canonicalSitemap from './src/plugins/canonical-sitemap';
import changeFeed from './src/plugins/change-feed';
import chineseLabels from './src/plugins/chinese-labels';
import chunkLoading from './src/plugins/chunk-loading';
import cleanUrls from './src/plugins/clean-urls';
import contract from './src/plugins/contract';
import contractDownloads from './src/plugins/contract-downloads';
import controls from './src/plugins/controls';
import docs from './src/plugins/docs';
import docSummaries from './src/plugins/doc-summaries';
import docsVersion from './src/plugins/docs-version';
import headTags from './src/plugins/head-tags';
import hosting from './src/plugins/hosting';
import fastStart from './src/plugins/fast-start';
import fastBuild, {jsLoader} from './src/plugins/fast-build';
import inOrder from './src/plugins/in-order';
import inlineStyles from './src/plugins/inline-styles';
import licenses from './src/plugins/licenses';
import markdownPages from './src/plugins/markdown-pages';
import mdxSyntax from './src/plugins/mdx-syntax';
import movedPages from './src/plugins/moved-pages';
import sampleKit from './src/plugins/sample-kit';
import siteConfig from './src/plugins/site-config';
import staticPages from './src/plugins/static-pages';
import watchConfig from './src/plugins/watch-config';

const sidebarPath = require.resolve('./sidebars.ts');

const docsOptions: Partial<PluginOptions> = {
  sidebarPath,
  lastVersion: versionNames[0],
  versions: Object.fromEntries(versionNames.map((name) => [name, {label: versionLabel(name)}])),
  rehypePlugins: [admonitionTitles],
};

const preset: Options = {
  // src/plugins/docs stands in for it.
  docs: false,
  // The blog is empty by design: beta.13 then makes its archive page and nothing else.
  blog: {feedOptions: {type: null}},
  theme: {customCss: [require.resolve('./src/css/custom.css'), require.resolve('./src/css/print.css')]},
  // src/plugins/canonical-sitemap lists the canonical pages only.
  sitemap: false,
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  image: site.socialCard,
  navbar: {title: '首页', items: [...navbarItems]},
  announcementBar: {...announcement, isCloseable: true},
  footer: {copyright: site.copyright, links: footerLinks},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {versionPersistence: 'localStorage'},
};

// beta.13 types a plugin as generic in its content, which no plugin can be: hence the cast below.
const plugins = inOrder([
  anyFolder,
  beforePaint,
  canonicalSitemap,
  changeFeed,
  chineseLabels,
  chunkLoading,
  cleanUrls,
  contract,
  contractDownloads,
  controls,
  docSummaries,
  docsVersion(sidebarPath),
  fastBuild,
  fastStart,
  headTags,
  licenses,
  markdownPages,
  mdxSyntax,
  movedPages,
  sampleKit,
  siteConfig,
  staticPages,
  watchConfig,
  inlineStyles,
  // Last: it reads and compresses what all others wrote.
  hosting,
]);

const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  i18n: {defaultLocale: 'en', locales: ['en']},
  favicon: 'img/favicon.ico',
  // src/controls/base-url-banner.ts shows it on every page, not on the home page only.
  baseUrlIssueBanner: false,
  customFields: {language: site.language, description: site.description},
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  ssrTemplate: readFileSync(require.resolve('./src/page-template.html'), 'utf8'),
  webpack: {jsLoader},
  clientModules: [require.resolve('./src/client/arrival.ts')],
  presets: [['@docusaurus/preset-classic', preset]],
  themeConfig,
  plugins: [[docs, docsOptions], ...plugins] as PluginConfig[],
};

export default config;
