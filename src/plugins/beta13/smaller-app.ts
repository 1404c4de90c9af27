import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changedParts} from '../live/shipped-files';

/** The head of pages, which an owner may change. */
const HEAD = '@theme/LayoutHead';

/** Modules of beta.13 of which browsers need a part only, each with the module of src/app/smaller that holds this part. */
const REPLACED = {
  'hoist-non-react-statics': 'hoist-non-react-statics',
  nprogress: 'nprogress',
  'path-to-regexp': 'path-to-regexp',
  'react-helmet': 'react-helmet',
  'react-loadable': 'react-loadable',
  [HEAD]: 'layout-head',
};

/** Imported by its path in core. */
const BANNER = /^\.\/baseUrlIssueBanner\/BaseUrlIssueBanner$/;

/** A package that is older than the function that every supported browser has, and two that serve development only. */
const EXTERNALS = {'object-assign': 'Object.assign', 'prop-types': '{}', 'react-is': '{}'};

/** Data that beta.13 puts into the app. */
const DATA = ['codeTranslations.json', 'site-metadata.json'];

/** Makes the app smaller: modules that are larger than what is used of them, and data that nothing in browsers reads. */
export default function smallerApp({siteDir, generatedFilesDir}: LoadContext): Plugin<void> {
  const smaller = (name: string) => path.join(siteDir, 'src', 'app', 'smaller', name);
  return {
    name: 'smaller-app',
    configureWebpack({mode}, isServer) {
      // In `start`, nothing but react-helmet sets the language of the page.
      if (mode !== 'production' || isServer) return {};
      const changed = changedParts(siteDir).some((file) => /^src\/theme\/LayoutHead\b/.test(file)) ? [HEAD] : [];
      return {
        externals: EXTERNALS,
        resolve: {
          alias: Object.fromEntries(
            Object.entries(REPLACED)
              .filter(([name]) => !changed.includes(name))
              .map(([name, part]) => [`${name}$`, smaller(part)]),
          ),
        },
        plugins: [new NormalModuleReplacementPlugin(BANNER, smaller('base-url-issue-banner'))],
        module: {
          rules: DATA.map((name) => ({
            test: path.join(generatedFilesDir, name),
            loader: require.resolve('./less-data.ts'),
          })),
        },
      };
    },
  };
}
