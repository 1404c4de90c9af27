import {createHash} from 'crypto';
import {copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import type {Compilation} from 'webpack';
import type {Props} from '@docusaurus/types';
import {cacheVersion} from '../build/cache-version';

/** Runs webpack, and makes the bundle that renders pages. */
export type MakeBundles = (() => Promise<void>) & {readonly options: {readonly minify?: boolean; readonly bundleAnalyzer?: boolean}};

/** Renders a page as HTML; core's serverEntry.js. */
type Render = (locals: Readonly<Record<string, unknown>>) => Promise<string>;

/** The bundles of the frame: files for browsers, and the function that renders pages. */
type Bundles = {/** Hash of the part that renders pages. */ readonly id: string; readonly folder: string; readonly clientFolder: string; readonly render: Render};

/** What the bundles of a folder were made of; they hold as long as all of it is the same. */
type Inputs = {
  /** Versions of code and options that no file of the site holds. */
  readonly version: string;
  /** Hashes of files by path, relative to the site; null for files that did not exist, and would be used if they did. */
  readonly files: Readonly<Record<string, string | null | undefined>>;
};

const INPUTS = 'inputs.json';
const MANIFEST = 'client-manifest.json';

const cacheFolder = (siteDir: string): string => path.join(siteDir, 'node_modules', '.cache', 'bundles');

/** The folder in which webpack writes. */
export const outputFolder = (siteDir: string): string => path.join(cacheFolder(siteDir), 'new');
const keptFolder = (siteDir: string): string => path.join(cacheFolder(siteDir), 'last');

/** Files and folders that the present build read, or looked for in vain. */
const read = new Set<string>();

/** Notes what a compilation depends on, and other files. Packages count by package-lock.json (cacheVersion). */
export function noteInputs({fileDependencies, missingDependencies, contextDependencies}: Compilation, others: readonly string[]): void {
  for (const dependencies of [fileDependencies, missingDependencies, contextDependencies, others]) for (const file of dependencies) read.add(file);
}

/** Whether the bundles are made for index.ts, and not by beta.13 itself. */
let isAwaited = false;

/**
 * @throws when core does not call index.ts, which does what is taken out of its compilations
 */
export function checkPatch(): void {
  if (!isAwaited) throw new Error('[beta13] @docusaurus/core does not call renderPages. Expected it patched by patches/. Run `npm ci`.');
}

/** Hash of a file; nothing for a folder, which only says that a module was looked for in it. */
function hashOf(file: string): string | null | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EISDIR') return undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

/** What the present build read, apart from packages. */
function inputsOf(siteDir: string): Inputs['files'] {
  const own = Array.from(read).filter((file) => file.startsWith(siteDir + path.sep) && !file.includes('node_modules'));
  return Object.fromEntries(own.map((file) => [path.relative(siteDir, file), hashOf(file)]));
}

function readInputs(folder: string): Inputs | undefined {
  const file = path.join(folder, INPUTS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Inputs) : undefined;
}

function openFolder(folder: string): Bundles {
  const bundle = path.join(folder, 'server', 'server.bundle.js');
  const id = createHash('sha256').update(readFileSync(bundle)).update(readFileSync(path.join(folder, MANIFEST)));
  return {
    id: id.digest('hex'),
    folder,
    clientFolder: path.join(folder, 'client'),
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a path that only the build knows
    render: (locals) => (require(bundle) as {readonly default: Render}).default(locals),
  };
}

/**
 * The bundles of the frame: those of an earlier build if nothing that they were made of has changed, else new ones. The folder of the
 * last ones is replaced at once, when the new ones are complete.
 */
export async function openBundles({siteDir, generatedFilesDir}: Props, makeBundles: MakeBundles): Promise<Bundles> {
  const [output, kept] = [outputFolder(siteDir), keptFolder(siteDir)];
  const {minify = true, bundleAnalyzer = false} = makeBundles.options;
  const version = [cacheVersion(siteDir), process.version, minify].join(' ');
  const last = readInputs(kept);
  if (!bundleAnalyzer && last?.version === version && Object.entries(last.files).every(([file, hash]) => hashOf(path.join(siteDir, file)) === hash)) return openFolder(kept);
  rmSync(output, {recursive: true, force: true});
  read.clear();
  isAwaited = true;
  await makeBundles();
  copyFileSync(path.join(generatedFilesDir, MANIFEST), path.join(output, MANIFEST));
  writeFileSync(path.join(output, INPUTS), JSON.stringify({version, files: inputsOf(siteDir)} satisfies Inputs));
  rmSync(kept, {recursive: true, force: true});
  renameSync(output, kept);
  return openFolder(kept);
}
