import {cpSync} from 'fs';
import path from 'path';
import {editFile} from '../fixtures/edit-file';
import {copySiteWithPackages} from '../sample/fixtures/site-copy';
import {adoptSite} from '../sample/fixtures/stock-site';
import {addPackages} from './add-packages';

/** The configuration of each plugin from its README, in the order of the site's configuration. */
const CHANGES: readonly (readonly [before: string, after: string])[] = [
  [
    "import publish from './src/plugins/publish';",
    `import publish from './src/plugins/publish';
import math from 'remark-math';
import katex from 'rehype-katex';
import mermaid from 'mdx-mermaid';`,
  ],
  [
    "  sidebarPath: require.resolve('./sidebars.ts'),",
    `  sidebarPath: require.resolve('./sidebars.ts'),
  remarkPlugins: [math, mermaid],
  rehypePlugins: [katex],`,
  ],
  [
    "require.resolve('./src/css/print.css')]",
    "require.resolve('./src/css/print.css'), require.resolve('katex/dist/katex.min.css'), require.resolve('./src/css/owner.scss')]",
  ],
  [
    '  [docs, docsOptions],',
    `  [docs, docsOptions],
  ['@docusaurus/plugin-client-redirects', {redirects: [{to: '/docs/formula', from: ['/old']}]}],
  ['@docusaurus/plugin-google-gtag', {trackingID: 'G-TEST', anonymizeIP: true}],
  ['@docusaurus/plugin-google-analytics', {trackingID: 'UA-TEST', anonymizeIP: true}],
  ['@docusaurus/plugin-ideal-image', {quality: 70, max: 1030, min: 640, steps: 2}],
  'docusaurus-plugin-sass',
  [require.resolve('@easyops-cn/docusaurus-search-local'), {hashed: true}],`,
  ],
  [
    "presets: [['@docusaurus/preset-classic', preset]],",
    `themes: ['@docusaurus/theme-live-codeblock'],
  presets: [['@docusaurus/preset-classic', preset], ['redocusaurus', {specs: [{spec: 'openapi.json', routePath: '/redoc/'}]}]],`,
  ],
];

/** Live code uses eval, diagrams and Redoc create style sheets, and Redoc a worker from a string. */
const POLICY = `{
  'script-src': ["'unsafe-eval'", 'https://www.googletagmanager.com', 'https://www.google-analytics.com'],
  'style-src': ["'unsafe-inline'"],
  'worker-src': ['blob:'],
}`;

/** A copy of the site with the plugins, in a folder of its own. */
export function siteWithPlugins(): string {
  const site = copySiteWithPackages();
  adoptSite(site);
  addPackages(site);
  cpSync(path.join(__dirname, 'site'), site, {recursive: true});
  cpSync(path.join(site, 'static', 'img', 'social-card.png'), path.join(site, 'docs', 'picture.png'));
  const config = path.join(site, 'docusaurus.config.ts');
  editFile(config, 'const policy: Policy = {}', `const policy: Policy = ${POLICY}`);
  for (const [before, after] of CHANGES) editFile(config, before, after);
  return site;
}
