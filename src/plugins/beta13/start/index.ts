import path from 'path';
import {EvalSourceMapDevToolPlugin} from 'webpack';
import type {Configuration, Module} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileOfModule} from '../any-folder/module-file';
import {DOC_FOLDERS} from '../../docs/doc-files';
import {loadedVersionsOf, sourceFile} from '../../docs/loaded-docs';
import {withCacheVersion} from './cache';
import {FirstEdit} from './first-edit';
import {routeOf, withOpenedPages} from './middlewares';
import type {Middleware} from './middlewares';
import {OpenedPages} from './opened-pages';
import {makeStyles, PLAIN_CSS} from './styles';

/** Our patch lets plugins set `devServer` for `start`. */
type StartConfiguration = Configuration & {
  readonly devServer?: {readonly setupMiddlewares: (middlewares: readonly Middleware[]) => readonly Middleware[]};
};

/**
 * Lets `start` compile a page of the docs when it is opened, instead of all pages before the first one shows, and reload a page after an
 * error is fixed.
 */
export default function fastStart({siteDir, generatedFilesDir}: LoadContext): Plugin<void> {
  // Loaders and plugins of webpack check this variable. `npm test` lets them validate their options.
  process.env.SKIP_VALIDATION ??= 'y';
  const folders = [...DOC_FOLDERS.map((folder) => path.join(siteDir, folder)), path.dirname(require.resolve('@docusaurus/plugin-debug'))];
  const isCompiledLater = (module: Module) => folders.some((folder) => fileOfModule(module)?.startsWith(folder + path.sep));
  const opened = new OpenedPages();
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'start',
    async contentLoaded({allContent}) {
      const pages = loadedVersionsOf(allContent).flatMap(({docs}) => docs);
      files = new Map(pages.map((page) => [routeOf(page.permalink), path.join(siteDir, sourceFile(page))]));
    },
    getClientModules: () => (process.env.NODE_ENV === 'development' ? [require.resolve('./after-mistake.js')] : []),
    configurePostCss: (options) => ({...options, ...PLAIN_CSS}),
    configureWebpack(config): StartConfiguration {
      if (config.mode !== 'development') return {};
      makeStyles(config);
      withCacheVersion(config, siteDir);
      return {
        // As upstream, but without source maps for packages, which are most of the code.
        devtool: false,
        plugins: [new EvalSourceMapDevToolPlugin({columns: false, exclude: /node_modules/}), new FirstEdit(isCompiledLater)],
        module: {rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: require.resolve('./strong-imports.ts')}]},
        optimization: {splitChunks: false, removeAvailableModules: false, removeEmptyChunks: false},
        experiments: {
          cacheUnaffected: true,
          lazyCompilation: {entries: false, backend: opened.backend, test: isCompiledLater},
        },
        devServer: {setupMiddlewares: (middlewares) => withOpenedPages(middlewares, opened, (route) => files.get(route))},
      };
    },
  };
}
