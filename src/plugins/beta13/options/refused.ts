import {site} from '../../../data/site';

/** An option of Docusaurus that the site does not have, and what to do instead. */
export type Refusal = {
  readonly reason: string | ((value: unknown) => string);
  /** Whether a value is as if there were none. */
  readonly isNone?: (value: unknown) => boolean;
};

const isFalse = (value: unknown): boolean => value === false;
/** No dropdown that is a link itself. */
const isPlain = ({items, to, href}: Readonly<Record<string, unknown>>): boolean => !items || !(to ?? href);

const NO_SEARCH = 'this site has no search. Take it out.';

/** By the path of the option in `docusaurus.config.ts`, where `[]` stands for each item of a list and `*` for each key. */
export const REFUSED: Readonly<Record<string, Refusal>> = {
  url: {
    reason: (value) =>
      `src/data/site.ts has it for all files that name it. Write url: site.url here, and there SITE_URL = ${JSON.stringify(value)}, or set SITE_URL for one build.`,
    isNone: (value) => value === site.url,
  },
  baseUrl: {
    reason: (value) =>
      `src/data/site.ts has it for all files that name it. Write baseUrl: site.baseUrl here, and there BASE_URL = ${JSON.stringify(value)}, or set BASE_URL for one build.`,
    isNone: (value) => value === site.baseUrl,
  },
  baseUrlIssueBanner: {
    reason: 'src/controls/base-url-banner.ts shows its own on every page. Write false.',
    isNone: isFalse,
  },
  ssrTemplate: {
    reason:
      'the plugins of this site put styles, scripts and the policy into src/page-template.html. Begin with that file, and keep its <meta charset>, its link to styles.css and its scripts with data-src.',
    isNone: (value) =>
      ['assets/css/styles.css', 'data-src=', '<meta charset'].every((part) => String(value).includes(part)),
  },
  'i18n.localeConfigs.*.direction': {
    reason: 'the styles of this site are for text from left to right. Write ltr, or take the locale out.',
    isNone: (value) => value === 'ltr',
  },
  'webpack.jsLoader': {
    reason: 'Rspack compiles the code. Give it jsLoader of src/plugins/beta13/js-loader.ts.',
    isNone: (value) => typeof value === 'function',
  },
  'themeConfig.algolia': {reason: NO_SEARCH},
  'themeConfig.customCss': {reason: 'theme-classic reads it from the preset. Write theme: {customCss} there.'},
  'themeConfig.docs.versionPersistence': {
    reason: 'the version that a reader chose stays in the browser, also before the app runs. Take it out.',
    isNone: (value) => value === 'localStorage',
  },
  'themeConfig.hideableSidebar': {
    reason: 'pages are read without the app, which would hide the sidebar. Take it out.',
    isNone: isFalse,
  },
  'themeConfig.navbar.hideOnScroll': {
    reason: 'pages are read without the app, which would hide the navbar. Take it out.',
    isNone: isFalse,
  },
  'themeConfig.navbar.items[]': {
    reason: 'the label of a dropdown opens it. Take its address out, or give it an item of its own.',
    isNone: (value) => isPlain(value as Readonly<Record<string, unknown>>),
  },
  'themeConfig.navbar.items[].type': {reason: NO_SEARCH, isNone: (value) => value !== 'search'},
  'presets[].blog.feedOptions.type': {
    reason: 'beta.13 writes RSS and Atom alone. Name "rss", "atom" or "all".',
    isNone: (value) => [value].flat().every((type) => [null, 'all', 'rss', 'atom'].includes(type as string | null)),
  },
  'presets[].docs': {
    reason:
      'src/plugins/docs, which is in plugins, shows the docs. Write false here, or take that entry out: then it shows the docs with these options.',
    isNone: isFalse,
  },
};
