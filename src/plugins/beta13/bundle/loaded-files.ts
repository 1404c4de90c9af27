import path from 'path';
import type {Module, NormalModule} from '@rspack/core';
import type {Plugin} from 'esbuild';
import {fileOfModule, unescaped} from '../any-folder/module-file';
import {STYLES} from './options';
import {classNames} from './styles';
import type {ChangeRequests} from './variable-requests';

/**
 * JavaScript that Rspack's loaders made of files, e.g. the address of an image, by file and query, and by the loaders in front of it if the
 * request names them, e.g. `raw-loader!/site/docs/a.js`; behind IN_CONTEXT those that a request with a variable, as `require(`./${name}`)`, has
 * found: beta.13 makes of an SVG file a component for code that imports it, and an address there.
 */
export type Loaded = ReadonlyMap<string, string>;

/** Files that esbuild reads itself; Rspack's loaders convert all others to JavaScript. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css)$/;

/** The loaders that a request names before its file, without the prefix that disables configured loaders. */
const loadersOf = (request: string): string => request.slice(0, request.lastIndexOf('!') + 1).replace(/^-?!+/, '');

const queryOf = (module: Module): string => /\?.*$/.exec((module as NormalModule).resource ?? '')?.[0] ?? '';

const IN_CONTEXT = 'context:';

/**
 * The output of loaders in the bundle for browsers.
 *
 * @param isInContext whether a request with a variable has found the module
 */
export function loadedFiles(modules: Iterable<Module>, isInContext: (module: Module) => boolean): Loaded {
  const loaded = new Map<string, string>();
  for (const module of modules) {
    const file = fileOfModule(module);
    const loaders = loadersOf(unescaped((module as NormalModule).rawRequest ?? ''));
    const source = file && (loaders || !CODE.test(file)) && module.originalSource()?.source();
    if (!file || !source) continue;
    loaded.set((isInContext(module) ? IN_CONTEXT : '') + loaders + file + queryOf(module), source.toString());
  }
  return loaded;
}

/** Prefix of the path that esbuild uses for files whose request names loaders. */
export const WITH_LOADERS = 'with-loaders';

const RESOLVED = 'resolved';

/**
 * Loads style sheets as the names of their classes, and other files as loaders converted them for browsers.
 *
 * @param change applied to what loaders made of a file, e.g. of a page
 */
export const readLoaded = (siteDir: string, loaded: Promise<Loaded>, change: ChangeRequests): Plugin => ({
  name: 'loaded-files',
  setup({onLoad, onResolve, resolve}) {
    onResolve({filter: /!/}, async ({path: request, ...from}) => {
      const loaders = loadersOf(request);
      const found = await resolve(request.slice(request.lastIndexOf('!') + 1), from);
      const {path: file, suffix, errors} = found;
      return loaders && errors.length === 0
        ? {path: loaders + file, suffix, namespace: WITH_LOADERS, pluginData: path.dirname(file)}
        : found;
    });
    // esbuild asks no plugin for files that a request with a variable finds.
    onResolve({filter: /\.svg$/}, async ({path: request, pluginData, ...from}) => {
      // Requests that this plugin or another one resolves again.
      if (pluginData !== undefined) return undefined;
      const found = await resolve(request, {...from, pluginData: RESOLVED});
      return (await loaded).has(IN_CONTEXT + found.path)
        ? {path: found.path, namespace: WITH_LOADERS, pluginData: path.dirname(found.path)}
        : found;
    });
    onLoad({filter: /./, namespace: WITH_LOADERS}, async ({path: request, suffix, pluginData}) => {
      const contents = (await loaded).get(request + suffix);
      return contents === undefined ? undefined : {contents, loader: 'js', resolveDir: pluginData as string};
    });
    onLoad({filter: STYLES}, async ({path: file}) => ({contents: await classNames(siteDir, file)}));
    onLoad({filter: /./, namespace: 'file'}, async ({path: file, suffix}) => {
      if (CODE.test(file)) return undefined;
      const known = await loaded;
      const contents = known.get(IN_CONTEXT + file + suffix) ?? known.get(file + suffix);
      return contents === undefined
        ? undefined
        : {contents: change(file, contents), loader: 'js', resolveDir: path.dirname(file)};
    });
  },
});
