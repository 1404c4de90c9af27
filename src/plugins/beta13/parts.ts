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

/** `zh-CN` → `zh-Hans`, the name under which the theme has the strings of a language. */
function themeLocale(language: string): string {
  const full = new Intl.Locale(language).maximize();
  return `${full.language}-${full.script}`;
}

/** Uses the theme's own strings in the language of the text for the default locale, which is `en` (specification, section 1). */
const ownLabels = ({i18n}: LoadContext): Part => ({
  getDefaultCodeTranslationMessages: async () =>
    i18n.currentLocale === i18n.defaultLocale
      ? readDefaultCodeTranslationMessages({name: 'theme-common', locale: themeLocale(site.language)})
      : {},
});

/** Folder of the core modules that import `./preload`. */
const CORE_CLIENT = path.join('core', 'lib', 'client');

/** Shows the reader when a chunk fails to load, of which stock shows nothing (upstream #7600). */
function chunkLoading({siteDir}: LoadContext): Part {
  const client = path.join(siteDir, 'src', 'app');
  return {
    getClientModules: () => [path.join(client, 'first-load'), path.join(client, 'prefetch')],
    configureWebpack({mode}, isServer) {
      if (isServer) return {};
      const replacePreload = new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
        if (resource.context.endsWith(CORE_CLIENT)) resource.request = path.join(client, 'preload');
      });
      // In `start`, a chunk comes when its compilation has ended, however long that takes.
      const output = mode === 'production' ? {chunkLoadTimeout: LATEST_MS} : {};
      return {plugins: [replacePreload], output};
    },
  };
}

/** Makes `start` watch the files that docusaurus.config.js imports; by default it watches only docusaurus.config.js. */
const watchConfig = ({siteDir}: LoadContext): Part => ({
  getPathsToWatch: () => [`${siteDir}/docusaurus.config.ts`, `${siteDir}/src/data/**/*.{ts,json}`],
});

/** Makes the app for readers smaller: packages of which it uses a part only, by the modules of src/app/smaller that hold this part. */
function smallerApp({siteDir}: LoadContext): Part {
  const smaller = (name: string) => ({[`${name}$`]: path.join(siteDir, 'src', 'app', 'smaller', name)});
  return {
    configureWebpack: ({mode}, isServer) =>
      // In `start`, nothing but react-helmet sets the language of the page.
      mode === 'production' && !isServer
        ? {resolve: {alias: {...smaller('nprogress'), ...smaller('react-helmet')}}}
        : {},
  };
}

/** Excludes build-only parts of the configuration from the scripts: with paths of this computer, other folders would build other bytes. */
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
 * Names under which theme parts are imported, where a plugin gives a part that this site ships too: src/theme then stands below the themes of
 * plugins, as stock's own theme does, and not above them, as what an owner has put there.
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

/** Lets theme parts of plugins take the place of those that this site ships, in which they find the latter as `@theme-init`. */
const pluginThemes = ({siteDir}: LoadContext): Part => ({
  configureWebpack: ({resolve}) => ({resolve: {alias: aliasesBelow(siteDir, (resolve?.alias ?? {}) as Aliases)}}),
});

type Item = Readonly<Record<string, unknown>>;

/** What src/theme/NavbarItem shows. */
const TYPES: readonly unknown[] = ['doc', 'docsVersionDropdown'];
const KEYS = ['type', 'docId', 'label', 'position'];

/** Theme-classic adds lists of other links, which most sites leave empty. */
const isSaid = ([, value]: readonly [string, unknown]): boolean => !(Array.isArray(value) && value.length === 0);

const isPlain = (item: Item): boolean =>
  TYPES.includes(item.type) &&
  Object.entries(item)
    .filter(isSaid)
    .every(([key]) => KEYS.includes(key));

/** Takes the larger of the two NavbarItem where the configuration has items that the other does not show. */
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
