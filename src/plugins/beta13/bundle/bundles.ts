import {createHash} from 'crypto';
import {copyFileSync, existsSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {listFiles} from '../../../../deploy/serve/list-files';
import {SOURCES} from '../../cache-version';
import {onDemand} from '../../on-demand';
import {ownPath} from '../../relative-path';
import {storeOf} from '../../store';
import {configurationsOf, isByOwner, valuesIn} from './configurations';
import type {MakeConfig} from './configurations';
import type * as Bundlers from './make-bundles';
import {SERVER_BUNDLE} from './stack-places';

/** Renders a page as HTML; `doRender` of core's serverEntry.js. */
type Render = (locals: Readonly<Record<string, unknown>>) => Promise<string>;

type Bundles = {
  /** Hash of the program that renders pages. */
  readonly id: string;
  readonly folder: string;
  readonly clientFolder: string;
  readonly render: Render;
};

/** Hashes of the files from which bundles were made; null for files that do not exist but would be used. */
type Inputs = Readonly<Record<string, string | null | undefined>>;

const FILES = 'bundle-files';
const BUNDLES = 'bundles';
const MANIFEST = 'client-manifest.json';

/** Whether the patched core has called renderPages of ../render.ts, which opens the bundles. */
let isCalledByCore = false;

/** @throws Error if core does not call ../render.ts, which does the work that was removed from core's compilations */
export function checkPatch(): void {
  if (!isCalledByCore)
    throw new Error(
      '[beta13] @docusaurus/core does not call renderPages. Expected it patched by patches/. Run `npm ci`.',
    );
}

/** Stands for the path of the site in a hash: text has no such character, so that an edit that adds or removes the path changes the hash. */
const SITE = '\0';

/**
 * Hash of a file in which the path of the site is `SITE`, as generated files contain it, so that a copy of the site finds the bundles in a
 * copied cache; undefined for a folder, in which a module was only looked for.
 */
function hashOf(siteDir: string, file: string): string | null | undefined {
  const place = Buffer.from(siteDir).toString('latin1');
  try {
    const text = readFileSync(path.join(siteDir, file), 'latin1').replaceAll(place, SITE);
    return createHash('sha256').update(text, 'latin1').digest('hex');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') return undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

function inputsOf({siteDir, generatedFilesDir}: Props, read: readonly string[]): Inputs {
  const elsewhere = [generatedFilesDir, ...SOURCES.map((source) => path.join(siteDir, source))];
  // Loaded modules may have configured the bundles, e.g. plugins that the configuration names by path.
  const ran = Object.keys(require.cache).filter(
    (file) => !elsewhere.some((place) => file === place || file.startsWith(place + path.sep)),
  );
  const names = [...read, ...ran].flatMap((file) => ownPath(siteDir, file) ?? []);
  return Object.fromEntries(names.map((name) => [name, hashOf(siteDir, name)]));
}

const isSame = (siteDir: string, inputs: Inputs): boolean =>
  Object.entries(inputs).every(([file, hash]) => hashOf(siteDir, file) === hash);

/** Names of the site's theme parts: a new one replaces another without any module having looked for it there. */
function themeParts({siteDir, plugins}: Props): string {
  const folders = [path.join(siteDir, 'src', 'theme'), ...plugins.flatMap((plugin) => plugin.getThemePath?.() ?? [])];
  const own = folders.map((folder) => path.relative(siteDir, folder)).filter((name) => !name.includes('node_modules'));
  return JSON.stringify(
    own.map((name) => [name, existsSync(path.join(siteDir, name)) && [...listFiles(path.join(siteDir, name))].sort()]),
  );
}

function openFolder(folder: string): Bundles {
  const bundle = path.join(folder, SERVER_BUNDLE);
  const id = createHash('sha256')
    .update(readFileSync(bundle))
    .update(readFileSync(path.join(folder, MANIFEST)));
  return {
    id: id.digest('hex'),
    folder,
    clientFolder: path.join(folder, 'client'),
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a path that only the build knows
    render: (locals) => (require(bundle) as {readonly doRender: Render}).doRender(locals),
  };
}

/**
 * Opens the bundles of the last build if none of their inputs has changed, else makes new ones.
 *
 * @throws Error for mistakes in modules and style sheets
 */
export async function openBundles(props: Props, makeConfig: MakeConfig): Promise<Bundles> {
  isCalledByCore = true;
  const {siteDir, generatedFilesDir} = props;
  const {minify = true, bundleAnalyzer = false} = makeConfig.options;
  const store = storeOf(siteDir);
  const folder = path.join(generatedFilesDir, 'bundles');
  const configured = isByOwner(props) ? await configurationsOf(props, makeConfig) : undefined;
  const kind = [String(minify), themeParts(props), configured ? valuesIn(configured) : ''];
  const keyOf = (inputs: Inputs) => [...kind, JSON.stringify(inputs)];
  const last = store.find<Inputs>(FILES, kind);
  if (!bundleAnalyzer && last && isSame(siteDir, last) && store.openFolder(BUNDLES, keyOf(last), folder))
    return openFolder(folder);
  rmSync(folder, {recursive: true, force: true});
  // Loaded on demand, as `start` and a build without changes do not need it.
  const {makeBundles} = onDemand(__filename)('./make-bundles') as typeof Bundlers;
  const inputs = inputsOf(
    props,
    await makeBundles(props, configured ?? (await configurationsOf(props, makeConfig)), folder),
  );
  copyFileSync(path.join(generatedFilesDir, MANIFEST), path.join(folder, MANIFEST));
  store.put(FILES, kind, inputs);
  store.putFolder(BUNDLES, keyOf(inputs), folder);
  return openFolder(folder);
}
