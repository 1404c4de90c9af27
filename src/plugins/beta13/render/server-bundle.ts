import path from 'path';
import {build} from 'esbuild';
import type {Plugin} from 'esbuild';
import {NormalModule} from 'webpack';
import type {Module} from 'webpack';
import {fileOfModule} from '../any-folder/module-file';

/** What esbuild reads itself; webpack's loaders make JavaScript of everything else. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/** JavaScript by files, e.g. the class names of a CSS module, the address of an image. */
type Loaded = ReadonlyMap<string, string>;

/** The class names of a style sheet, as webpack has written them for browsers. */
function classNames({buildInfo}: NormalModule): string {
  const {exports} = (buildInfo as {readonly cssData?: {readonly exports: ReadonlyMap<string, string>}}).cssData ?? {};
  return `export default ${JSON.stringify(Object.fromEntries(exports ?? []))};`;
}

/** What webpack's loaders have made for browsers of files that are no code. */
export function loadedFiles(modules: readonly Module[]): Loaded {
  const loaded = new Map<string, string>();
  for (const module of modules) {
    const file = fileOfModule(module);
    if (!file || CODE.test(file) || !(module instanceof NormalModule)) continue;
    const source = module.type.startsWith('javascript') && module.originalSource();
    if (source) loaded.set(file, source.source().toString());
    if (module.type.startsWith('css')) loaded.set(file, classNames(module));
  }
  return loaded;
}

/** Reads these files as webpack's loaders made them. A request may name the loaders before the file, e.g. `!url-loader!./a.png`. */
const readLoaded = (loaded: Loaded): Plugin => ({
  name: 'loaded-files',
  setup({onLoad, onResolve, resolve}) {
    onResolve({filter: /^!/}, ({path: request, ...from}) => resolve(request.slice(request.lastIndexOf('!') + 1), from));
    onLoad({filter: /./}, ({path: file}) => {
      const contents = loaded.get(file);
      return contents === undefined ? undefined : {contents, loader: 'js', resolveDir: path.dirname(file)};
    });
  },
});

type Site = {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Modules by the names under which themes and plugins import them, e.g. `@theme/Layout`. */
  readonly alias: Readonly<Record<string, string>>;
};

/**
 * Makes the bundle that renders pages, a single file, with esbuild: webpack would need as long for it as for all that browsers load.
 *
 * @param file path of the bundle
 * @returns the files that it is made of, absolute
 * @throws when a module is not found or cannot be read
 */
export async function bundleForServer({siteDir, baseUrl, alias}: Site, loaded: Loaded, file: string): Promise<readonly string[]> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [require.resolve('@docusaurus/core/lib/client/serverEntry.js')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    mainFields: ['module', 'main'],
    alias: {...alias, 'html-minifier-terser': path.join(__dirname, 'no-minifier.ts')},
    loader: {'.js': 'jsx'},
    jsx: 'transform',
    tsconfigRaw: {},
    // Names of webpack; the ids of modules, which `resolveWeak` gives, are of use in browsers only.
    define: {'process.env.NODE_ENV': '"production"', 'require.resolveWeak': 'String', '__webpack_public_path__': JSON.stringify(baseUrl)},
    metafile: true,
    logLevel: 'silent',
    plugins: [readLoaded(loaded)],
  });
  return Object.keys(metafile.inputs).map((input) => path.resolve(siteDir, input));
}
