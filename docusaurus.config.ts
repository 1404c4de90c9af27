import type {Config, PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@docusaurus/plugin-content-docs/lib/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {brand, footerLinks, navbarItems} from './src/data/navigation';
import {announcement, site} from './src/data/site';
import {versionLabel, versionNames} from './src/data/versions';
import addresses from './src/plugins/addresses';
import beta13 from './src/plugins/beta13';
import code from './src/plugins/code';
import docs from './src/plugins/docs';
import head from './src/plugins/head';
import home from './src/plugins/home';
import inlineScripts from './src/plugins/inline-scripts';
import licenses from './src/plugins/licenses';
import type {Policy} from './src/plugins/policy/options';
import publish from './src/plugins/publish';

const docsOptions: Partial<PluginOptions> = {
  sidebarPath: require.resolve('./sidebars.ts'),
  lastVersion: versionNames[0],
  versions: Object.fromEntries(versionNames.map((name) => [name, {label: versionLabel(name)}])),
};

const preset: Options = {
  // src/plugins/docs stands in for it.
  docs: false,
  // The blog is empty by design: beta.13 then makes its archive page and nothing else.
  blog: {feedOptions: {type: null}},
  theme: {customCss: [require.resolve('./src/css/custom.css'), require.resolve('./src/css/print.css')]},
  // src/plugins/publish lists the canonical pages only.
  sitemap: false,
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  image: site.socialCard,
  navbar: {...(site.logo && {logo: site.logo}), title: brand, items: navbarItems},
  announcementBar: announcement ? {...announcement, isCloseable: true} : undefined,
  footer: {copyright: site.copyright, links: footerLinks},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {versionPersistence: 'localStorage'},
};

/** What pages may load and run beyond the files and scripts of the site, by directive: see deploy/README.md. */
const policy: Policy = {};

// beta.13 types a plugin as generic in its content, which no plugin can be: hence the cast.
const plugins = [
  [docs, docsOptions],
  addresses,
  beta13,
  code,
  inlineScripts,
  head,
  home,
  licenses,
  [publish, {policy}],
] as PluginConfig[];

const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  i18n: {defaultLocale: 'en', locales: ['en']},
  favicon: 'img/favicon.ico',
  customFields: {language: site.language, description: site.description},
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  clientModules: [require.resolve('./src/app/arrival.ts')],
  presets: [['@docusaurus/preset-classic', preset]],
  themeConfig,
  plugins,
};

export default config;
