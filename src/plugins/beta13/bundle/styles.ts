import path from 'path';
import {build} from 'esbuild';
import type {BuildFailure, Metafile, OutputFile, Plugin} from 'esbuild';
import {createHash} from 'crypto';
import postcss from 'postcss';
import modules from 'postcss-modules';
import {throwProblems} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {perSite} from '../../per-site';
import {policyOf} from '../../policy/options';
import {styleProblems} from '../../policy/style-addresses';
import {relativePath} from '../../relative-path';
import {STYLES} from './options';
import {problemsOf} from '../../esbuild-problems';
import type {ServerModules} from './server-plugins';
import {sheetFiles} from './sheet-files';
import {filesReadByPlugins, madeOf, styleSource} from './style-tools';

/** A module with the class names of a CSS module; empty for a global style sheet. */
export async function classNames(siteDir: string, file: string): Promise<string> {
  return CSS_MODULES.test(file) ? `export default ${JSON.stringify((await localStyles(siteDir, file)).names)};` : '';
}

/** Style sheets in the order of imports: first those of modules that are loaded at once, then those behind `import()`. */
function sheetsInOrder(siteDir: string, inputs: Metafile['inputs'], entry: string): readonly string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const entries = [entry];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const {path: imported, kind} of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') entries.push(imported);
      else visit(imported);
    }
    if (STYLES.test(file) || madeOf(siteDir, path.resolve(siteDir, file)) !== undefined) sheets.push(file);
  };
  for (const next of entries) visit(next);
  return sheets;
}

const problemsIn = (siteDir: string, file: string, css: string): readonly Problem[] =>
  styleProblems(css, relativePath(siteDir, file), policyOf(siteDir));

/** Reads style sheets, with the local names of CSS modules. */
const readSheets = (siteDir: string, found: Problem[]): Plugin => ({
  name: 'sheets',
  setup({onLoad}) {
    onLoad({filter: /./, namespace: 'file'}, async ({path: file}) => {
      const contents = CSS_MODULES.test(file)
        ? (await localStyles(siteDir, file)).css
        : await styleSource(siteDir, file, madeOf(siteDir, file));
      found.push(...problemsIn(siteDir, file, contents));
      return {contents, loader: 'css'};
    });
  },
});

type Made = {readonly outputFiles: readonly OutputFile[]; readonly inputs: readonly string[]};

type Site = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly modules: Pick<ServerModules, 'alias' | 'roots'>;
};

/**
 * Joins all style sheets, in the order of imports, as in beta.13.
 *
 * @param scripts the modules, as esbuild lists them
 * @throws ProblemsError for each mistake, missing file, and address that the policy blocks
 */
export async function makeStyles(
  {siteDir, baseUrl, modules: {alias, roots}}: Site,
  {inputs: scripts}: Metafile,
  entry: string,
): Promise<Made> {
  const contents = sheetsInOrder(siteDir, scripts, entry)
    .map((sheet) => `@import ${JSON.stringify(`./${sheet}`)};`)
    .join('\n');
  const found: Problem[] = [];
  const {metafile, outputFiles} = await build({
    absWorkingDir: siteDir,
    stdin: {contents, resolveDir: siteDir, loader: 'css'},
    outdir: siteDir,
    entryNames: 'assets/css/styles',
    assetNames: 'assets/images/[name]-[hash]',
    publicPath: baseUrl,
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    logOverride: {'css-syntax-error': 'error'},
    alias,
    plugins: [sheetFiles(roots), readSheets(siteDir, found)],
  }).catch((failure: BuildFailure) => {
    throw problemsOf(failure);
  });
  throwProblems(found);
  return {
    outputFiles,
    inputs: [
      ...Object.keys(metafile.inputs).map((input) =>
        path.resolve(siteDir, input.replace(/^sheet-file:([^?#]*).*$/, '$1')),
      ),
      ...filesReadByPlugins(siteDir),
    ],
  };
}

/** Files with local class and animation names; see https://github.com/css-modules/css-modules. */
const CSS_MODULES = /\.module\.\w+$/;

/** Length of the hash that distinguishes classes of the same name: short, as class names are in every page. */
const HASH_LENGTH = 3;

export type LocalStyles = {readonly css: string; readonly names: Readonly<Record<string, string>>};

function siteName(siteDir: string, file: string, name: string): string {
  const place = relativePath(siteDir, file);
  return `${name}_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, HASH_LENGTH)}`;
}

async function readStyles(siteDir: string, file: string, text: string): Promise<LocalStyles> {
  let names: LocalStyles['names'] = {};
  const plugin = modules({
    generateScopedName: (name, from) => siteName(siteDir, from, name),
    getJSON: (_file, json) => (names = json),
  });
  const {css} = await postcss([plugin]).process(text, {from: file, map: false});
  return {css, names};
}

const localOf = perSite(() => new Map<string, Promise<LocalStyles>>());

/**
 * Makes the class names of a CSS module unique on the site.
 *
 * @throws CssSyntaxError
 */
async function localStyles(siteDir: string, file: string): Promise<LocalStyles> {
  const text = await styleSource(siteDir, file, madeOf(siteDir, file));
  const key = `${file}\0${text}`;
  const styles = localOf(siteDir).get(key) ?? readStyles(siteDir, file, text);
  localOf(siteDir).set(key, styles);
  return styles;
}
