import path from 'path';
import type * as Rspack from '@rspack/core';
import type {Compiler, Module, RuleSetRule} from '@rspack/core';
import type {Configuration} from 'webpack';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOC_FOLDERS} from '../../docs/files/doc-files';
import {contentOf} from '../../docs/checks/content-pages';
import type {Content} from '../../docs/checks/content-pages';
import {sourceFile} from '../../docs/files/loaded-docs';
import {plainRoute} from '../../docs/targets/places';
import {policyOf} from '../../policy/options';
import {fileOfModule} from '../any-folder/module-file';
import {rspackOptions} from '../bundle/options';
import {rspack} from '../bundle/rspack';
import {PageErrors} from './page-errors';
import {startPolicy, tagsIn} from './policy';
import {printLinks, printMistakes} from './print';

type Handler = ReturnType<typeof Rspack.lazyCompilationMiddleware>;

type Middleware = {readonly name: string; readonly middleware: Handler};

/** Our patch of core lets plugins set `devServer` for `start`. */
type StartConfiguration = Configuration & {
  readonly devServer?: {readonly setupMiddlewares: (middlewares: readonly Middleware[]) => readonly Middleware[]};
};

/** Makes the compiler of `start`, in place of beta.13's. */
export type CompilerFactory = {readonly createCompiler: (config: StartConfiguration) => Compiler};

/** Rspack makes the styles, and applies edits of them without a reload, as an edit does not change class names. */
const stylesOf = (siteDir: string): RuleSetRule => ({
  type: 'css/auto',
  parser: {namedExports: false},
  generator: {localIdentName: '[local]-[id]'},
  loader: require.resolve('./style-check.ts'),
  options: {siteDir},
});

/** Makes `start` compile a page when it is opened, and reload it after an error is fixed. */
export default function fastStart({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin<void> & CompilerFactory {
  const folders = [
    ...DOC_FOLDERS.map((folder) => path.join(siteDir, folder)),
    path.dirname(require.resolve('@docusaurus/plugin-debug')),
  ];
  const isCompiledLater = (module: Module) =>
    folders.some((folder) => fileOfModule(module)?.startsWith(folder + path.sep));
  let compileLater: Handler = (_request, _response, next) => next();
  let pageErrors: Handler = compileLater;
  let addPolicy: Handler = compileLater;
  let loaded: Content = {pages: new Map(), contentPaths: []};
  const fileOf = (route: string): string | undefined => {
    const page = loaded.pages.get(plainRoute(route));
    return page && sourceFile(page);
  };
  return {
    name: 'start',
    configureWebpack({mode}): StartConfiguration {
      if (mode !== 'development') return {};
      return {
        // As upstream, but without source maps of packages, which are most of the code.
        devtool: false,
        module: {
          rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: require.resolve('./strong-imports.ts')}],
        },
        optimization: {splitChunks: false, removeAvailableModules: false, removeEmptyChunks: false},
        // After the check of the Host header. Without compression, which would add a tenth of a second to each edit on the same machine.
        devServer: {
          setupMiddlewares: (middlewares) => [
            // First, so that every response has it.
            {name: 'policy', middleware: (...request) => addPolicy(...request)},
            ...middlewares.filter(({name}) => name !== 'compression'),
            {name: 'page-errors', middleware: (...request) => pageErrors(...request)},
            {name: 'compile-later', middleware: compileLater},
          ],
        },
      };
    },
    async contentLoaded({allContent}) {
      const contents = Object.values(allContent).flatMap((instances) => Object.values(instances));
      loaded = contentOf(contents.map((content) => ({content})));
    },
    createCompiler(config) {
      const {rspack: create, EvalSourceMapDevToolPlugin, lazyCompilationMiddleware} = rspack();
      const options = rspackOptions(config, stylesOf(siteDir), {siteDir, ...siteConfig});
      const compiler = create({
        ...options,
        // Before the app, which does not run if a module of all pages has an error.
        entry: [
          require.resolve('./page-error.js'),
          require.resolve('./after-mistake.js'),
          ...[options.entry as string | string[]].flat(),
        ],
        plugins: [
          ...(options.plugins ?? []),
          new EvalSourceMapDevToolPlugin({columns: false, exclude: /node_modules|\.mdx?$/}),
          // Column positions are needed to locate mistakes.
          new EvalSourceMapDevToolPlugin({test: /\.mdx?$/, exclude: /node_modules/}),
        ],
        lazyCompilation: {entries: false, imports: true, test: isCompiledLater},
      });
      const tags = tagsIn(config);
      addPolicy = (request, response, next) => {
        const policy = startPolicy(tags, policyOf(siteDir), request.headers.host ?? '');
        response.setHeader('content-security-policy', policy);
        next();
      };
      const answer = lazyCompilationMiddleware(compiler);
      compileLater = (request, response, next) => {
        // Without a type, Firefox takes the empty response for malformed XML, and reports it.
        if (request.method === 'POST') response.setHeader('content-type', 'text/plain');
        return answer(request, response, next);
      };
      printMistakes(compiler);
      printLinks(compiler, siteConfig, {siteDir, generatedFilesDir, content: () => loaded});
      pageErrors = new PageErrors(compiler, fileOf).answer;
      return compiler;
    },
  };
}
