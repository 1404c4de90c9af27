import path from 'path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {NormalModuleReplacementPlugin} from 'webpack';
import {site} from '../../data/site';
import {LATEST_MS} from '../../data/waiting';
import {isStock} from '../live/causes';
import {isShippedPart} from '../live/shipped-files';
import anyFolder from './any-folder';
import bundle from './bundle';

type Part = Omit<Plugin<void>, 'name'>;

/** Uses the theme's strings in the language of the text for the default locale, which must be `en` (specification, section 1). */
const ownLabels = ({i18n}: LoadContext): Part => ({
  getDefaultCodeTranslationMessages: async () =>
    i18n.currentLocale === i18n.defaultLocale
      ? readDefaultCodeTranslationMessages({name: 'theme-common', locale: site.language})
      : {},
});

/** Folder of the core modules that import `./preload`. */
const CORE_CLIENT = path.join('core', 'lib', 'client');

/** Reports chunks that fail to load to the reader; stock shows nothing (upstream #7600). */
function chunkLoading({siteDir}: LoadContext): Part {
  const client = path.join(siteDir, 'src', 'app');
  return {
    getClientModules: () => [path.join(client, 'first-load'), path.join(client, 'prefetch')],
    configureWebpack({mode}, isServer) {
      if (isServer) return {};
      const replacePreload = new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
        if (resource.context.endsWith(CORE_CLIENT)) resource.request = path.join(client, 'preload');
      });
      // In `start`, a chunk arrives once it is compiled, however long that takes.
      const output = mode === 'production' ? {chunkLoadTimeout: LATEST_MS} : {};
      return {plugins: [replacePreload], output};
    },
  };
}

/** Makes `start` watch the files that docusaurus.config.js imports; by default it watches only docusaurus.config.js. */
const watchConfig = ({siteDir}: LoadContext): Part => ({
  getPathsToWatch: () => [`${siteDir}/docusaurus.config.ts`, `${siteDir}/src/data/**/*.{ts,json}`],
});

/** Replaces packages in the app, of which it uses only a part, by the modules of src/app/smaller with that part. */
function smallerApp({siteDir}: LoadContext): Part {
  const smaller = (name: string) => ({[`${name}$`]: path.join(siteDir, 'src', 'app', 'smaller', name)});
  return {
    configureWebpack: ({mode}, isServer) =>
      // In `start`, only react-helmet sets the language of the page.
      mode === 'production' && !isServer
        ? {resolve: {alias: {...smaller('nprogress'), ...smaller('react-helmet')}}}
        : {},
  };
}

/** Excludes the build-only parts of the configuration from the scripts: they contain paths of the computer, which would change the bytes. */
const siteConfig = ({generatedFilesDir}: LoadContext): Part => ({
  configureWebpack: () => ({
    module: {
      rules: [
        {test: path.join(generatedFilesDir, 'docusaurus.config.js'), loader: require.resolve('./for-readers.ts')},
      ],
    },
  }),
});

type Aliases = Readonly<Record<string, string>>;

/**
 * Names of theme parts that both a plugin and this site provide. For these, src/theme gets the rank of a stock theme, below the themes of
 * plugins, and not that of swizzled parts.
 */
function aliasesBelow(siteDir: string, aliases: Aliases): Aliases {
  const own = path.join(siteDir, 'src', 'theme') + path.sep;
  return Object.assign(
    {},
    ...Object.entries(aliases).map(([alias, target]) => {
      const [, name] = /^@theme\/(.+)$/.exec(alias) ?? [];
      const original = name && aliases[`@theme-original/${name}`];
      if (!name || !original || !String(target).startsWith(own) || isStock(original) || !isShippedPart(siteDir, name))
        return {};
      const stock = aliases[`@theme-init/${name}`] ?? original;
      return {[alias]: original, [`@theme-init/${name}`]: target, [`@theme-original/${name}`]: stock};
    }),
  ) as Aliases;
}

/** Lets theme parts of plugins replace those of this site, which they can import as `@theme-init`. */
const pluginThemes = ({siteDir}: LoadContext): Part => ({
  configureWebpack: ({resolve}) => ({resolve: {alias: aliasesBelow(siteDir, (resolve?.alias ?? {}) as Aliases)}}),
});

type Item = Readonly<Record<string, unknown>>;

/** Item types that src/theme/NavbarItem supports. */
const TYPES: readonly unknown[] = ['doc', 'docsVersionDropdown'];
const KEYS = ['type', 'docId', 'label', 'position'];

/** Whether an option was set: theme-classic adds empty lists of items. */
const isSet = ([, value]: readonly [string, unknown]): boolean => !(Array.isArray(value) && value.length === 0);

const isPlain = (item: Item): boolean =>
  TYPES.includes(item.type) &&
  Object.entries(item)
    .filter(isSet)
    .every(([key]) => KEYS.includes(key));

/** Selects the larger NavbarItem if the configuration has items that the smaller one does not support. */
function allItems({siteDir, siteConfig}: LoadContext): Part {
  const {navbar} = siteConfig.themeConfig as {readonly navbar?: {readonly items?: readonly Item[]}};
  const file = path.join(siteDir, 'src', 'theme', 'NavbarItem', 'AllItems.tsx');
  return {
    configureWebpack: () =>
      (navbar?.items ?? []).every(isPlain) ? {} : {resolve: {alias: {'@theme/NavbarItem': file}}},
  };
}

/** The changes to beta.13; see README.md. */
export const PARTS: readonly ((context: LoadContext) => Part)[] = [
  allItems,
  anyFolder,
  bundle,
  chunkLoading,
  ownLabels,
  pluginThemes,
  siteConfig,
  smallerApp,
  watchConfig,
];
