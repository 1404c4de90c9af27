import type {IncomingMessage, ServerResponse} from 'http';
import path from 'path';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOC_FOLDERS} from '../doc-files';
import {OPENED, OpenedPages} from './opened-pages';

/** What Connect passes requests through. */
type Middleware = {
  readonly name: string;
  readonly path: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse) => void;
};
/** `start` asks for `devServer` since our patch of it. */
type StartConfiguration = Configuration & {
  readonly devServer?: {readonly setupMiddlewares: (middlewares: readonly Middleware[]) => readonly Middleware[]};
};

/**
 * Lets `start` compile a page of the docs when it is opened, and not all of them before the first one shows; and show the page
 * as it is after a mistake.
 */
export default function fastStart({siteDir, generatedFilesDir}: LoadContext): Plugin<void> {
  const folders = DOC_FOLDERS.map((folder) => path.join(siteDir, folder) + path.sep);
  const opened = new OpenedPages();
  return {
    name: 'fast-start',
    getClientModules: () => (process.env.NODE_ENV === 'development' ? [require.resolve('./after-mistake.js')] : []),
    configureWebpack(config): StartConfiguration {
      if (config.mode !== 'development') return {};
      return {
        module: {rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: require.resolve('./strong-imports.ts')}]},
        experiments: {
          lazyCompilation: {
            entries: false,
            backend: opened.backend,
            test: (module) => folders.some((folder) => module.nameForCondition()?.startsWith(folder)),
          },
        },
        devServer: {
          // Behind the check of the host.
          setupMiddlewares: (middlewares) => [
            ...middlewares,
            {
              name: 'opened-pages',
              path: OPENED,
              middleware: ({url = ''}, response) => {
                opened.add(decodeURIComponent(url.slice(url.indexOf('?') + 1)));
                response.end();
              },
            },
          ],
        },
      };
    },
  };
}
