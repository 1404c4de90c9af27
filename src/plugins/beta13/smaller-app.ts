import path from 'path';
import {NormalModuleReplacementPlugin} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changedParts} from '../live/shipped-files';

/** The head of pages, which an owner may change. */
const HEAD = '@theme/LayoutHead';

/** Modules of beta.13's app that need less of other packages than these have; those of an owner may need all of it. */
const OF_APP = /[\\/]node_modules[\\/](?:react-router(?:-dom)?|react-helmet)[\\/]/;

/** Packages that these modules get in a smaller form. */
const REPLACED_IN_APP = {
  'hoist-non-react-statics': 'hoist-non-react-statics',
  'path-to-regexp': 'path-to-regexp',
};

/** Packages that serve development only in these modules. */
const LEFT_OUT_IN_APP = {'prop-types$': false, 'react-is$': false} as const;

/** Modules of beta.13 of which browsers need a part only, each with the module of src/app/smaller that holds this part. */
const REPLACED = {
  nprogress: 'nprogress',
  'react-helmet': 'react-helmet',
  'react-loadable': 'react-loadable',
  [HEAD]: 'layout-head',
};

/** Imported by its path in core. */
const BANNER = /^\.\/baseUrlIssueBanner\/BaseUrlIssueBanner$/;

/** A package that is older than the function that every supported browser has. */
const EXTERNALS = {'object-assign': 'Object.assign'};

/** Data that beta.13 puts into the app. */
const DATA = ['codeTranslations.json', 'site-metadata.json'];

/** Makes the app smaller: modules that are larger than what is used of them, and data that nothing in browsers reads. */
export default function smallerApp({siteDir, generatedFilesDir}: LoadContext): Plugin<void> {
  const smaller = (name: string) => path.join(siteDir, 'src', 'app', 'smaller', name);
  const aliases = (replaced: readonly (readonly [name: string, part: string])[]) =>
    Object.fromEntries(replaced.map(([name, part]) => [`${name}$`, smaller(part)]));
  return {
    name: 'smaller-app',
    configureWebpack({mode}, isServer) {
      // In `start`, nothing but react-helmet sets the language of the page.
      if (mode !== 'production' || isServer) return {};
      const changed = changedParts(siteDir).some((file) => /^src\/theme\/LayoutHead\b/.test(file)) ? [HEAD] : [];
      return {
        externals: EXTERNALS,
        resolve: {
          alias: aliases(Object.entries(REPLACED).filter(([name]) => !changed.includes(name))),
        },
        plugins: [new NormalModuleReplacementPlugin(BANNER, smaller('base-url-issue-banner'))],
        module: {
          rules: [
            ...DATA.map((name) => ({
              test: path.join(generatedFilesDir, name),
              loader: require.resolve('./less-data.ts'),
            })),
            {
              test: OF_APP,
              resolve: {alias: {...LEFT_OUT_IN_APP, ...aliases(Object.entries(REPLACED_IN_APP))}},
            },
          ],
        },
      };
    },
  };
}
