import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {build} from 'esbuild';
import type {BuildFailure, Plugin} from 'esbuild';
import {problemsOf} from '../../esbuild-problems';
import {readLoaded, WITH_LOADERS} from './loaded-files';
import type {Loaded} from './loaded-files';
import type {ServerModules} from './server-plugins';
import {SERVER_BUNDLE} from './stack-places';
import {makeStyles} from './styles';
import {changeCode, withoutAliases} from './variable-requests';
import {relativePath} from '../../relative-path';

/** Replaces the module with the Prism languages for browsers by one that loads any language. */
const withAllLanguages = (siteDir: string): Plugin => {
  const folder = path.join(siteDir, 'src', 'theme', 'CodeBlock');
  return {
    name: 'all-languages',
    setup: ({onResolve}) =>
      onResolve({filter: /^\.\/languages$/}, ({resolveDir}) =>
        resolveDir === folder ? {path: path.join(folder, 'all-languages.ts')} : undefined,
      ),
  };
};

/** Resolves `/src/components/Card` in the folders of webpack's `resolve.roots`, unless it is a path of the system. */
const fromRoots = (roots: readonly string[]): Plugin => ({
  name: 'from-roots',
  setup: ({onResolve, resolve}) =>
    onResolve({filter: /^\//}, async ({path: request, kind}) => {
      if (kind === 'entry-point' || existsSync(request)) return undefined;
      for (const resolveDir of roots) {
        const found = await resolve(`.${request}`, {kind, resolveDir});
        if (found.errors.length === 0) return found;
      }
      return undefined;
    }),
});

/** Exports `doRender`: core's `render` would print an error with its stack, and throw another one. */
const throwing: Plugin = {
  name: 'throwing',
  setup: ({onLoad}) =>
    onLoad({filter: /[\\/]client[\\/]serverEntry\.js$/}, ({path: file}) => ({
      contents: `${readFileSync(file, 'utf8')}\nexport {doRender};`,
      loader: 'jsx',
    })),
};

/** Browsers often get another file of a package than Node, by `browser` in its package.json. */
const REMEDY =
  'This is the program that renders pages with Node. Import what the file of the package for Node has, or name another file in resolve.alias of configureWebpack.';

type Site = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly modules: ServerModules;
};

function writeInto(folder: string, file: string, contents: Uint8Array): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, contents);
}

/**
 * Makes the program that renders pages, and the style sheet, with esbuild.
 *
 * @returns the source files
 * @throws ProblemsError for modules that cannot be resolved or read, and for imports of what a module does not export
 */
export async function bundleForServer(
  {siteDir, baseUrl, modules}: Site,
  loaded: Promise<Loaded>,
  folder: string,
): Promise<readonly string[]> {
  const entry = require.resolve('@docusaurus/core/lib/client/serverEntry.js');
  const change = withoutAliases(modules.alias);
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    outfile: path.join(folder, SERVER_BUNDLE),
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    mainFields: ['module', 'main'],
    alias: {...modules.alias, 'html-minifier-terser': path.join(__dirname, 'no-minifier.ts')},
    loader: {'.js': 'jsx'},
    jsx: 'transform',
    tsconfigRaw: {},
    // Names of Rspack; `resolveWeak` returns module ids, which only browsers use.
    define: {
      ...modules.define,
      'process.env.NODE_ENV': '"production"',
      'require.resolveWeak': 'String',
      __webpack_public_path__: JSON.stringify(baseUrl),
    },
    inject: [...modules.inject],
    nodePaths: [...modules.nodePaths],
    metafile: true,
    // Used to locate errors of rendering in the source.
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    // Loaded by Node, so that all grammars extend the same Prism.
    external: ['prismjs', 'prismjs/*'],
    plugins: [
      ...modules.plugins,
      throwing,
      withAllLanguages(siteDir),
      fromRoots(modules.roots),
      changeCode(siteDir, change),
      readLoaded(siteDir, loaded, change),
    ],
  }).catch((failure: BuildFailure) => {
    throw problemsOf(failure, REMEDY);
  });
  const {outputFiles, inputs} = await makeStyles({siteDir, baseUrl, modules}, metafile, relativePath(siteDir, entry));
  outputFiles.forEach(({path: file, contents}) =>
    writeInto(path.join(folder, 'client'), path.relative(siteDir, file), contents),
  );
  const files = Object.keys(metafile.inputs).filter((input) => !input.startsWith(`${WITH_LOADERS}:`));
  return [...files.map((input) => path.resolve(siteDir, input)), ...inputs];
}
