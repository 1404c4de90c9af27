import {createHash} from 'crypto';
import {copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import type {Configuration} from 'webpack';
import type {Props} from '@docusaurus/types';
import {cacheVersion} from '../../cache-version';
import {onDemand} from '../../on-demand';
import type * as Bundlers from './make-bundles';

/** Makes the configuration of webpack for what browsers load, which plugins have changed. */
export type MakeConfig = (() => Promise<Configuration>) & {
  readonly options: {readonly minify?: boolean; readonly bundleAnalyzer?: boolean};
};

/** Renders a page as HTML; core's serverEntry.js. */
type Render = (locals: Readonly<Record<string, unknown>>) => Promise<string>;

/** The bundles of the frame: files for browsers, and the function that renders pages. */
type Bundles = {
  /** Hash of the part that renders pages. */ readonly id: string;
  readonly folder: string;
  readonly clientFolder: string;
  readonly render: Render;
};

/** What the bundles of a folder were made of; they hold as long as all of it is the same. */
type Inputs = {
  /** Versions of code and options that no file of the site holds. */
  readonly version: string;
  /** Hashes of files by path, relative to the site; null for files that did not exist, and would be used if they did. */
  readonly files: Readonly<Record<string, string | null | undefined>>;
};

const INPUTS = 'inputs.json';
const MANIFEST = 'client-manifest.json';

/** Whether the bundles are made for ../render.ts, and not by beta.13 itself. */
let isAwaited = false;

/**
 * @throws when core does not call ../render.ts, which does what is taken out of its compilations
 */
export function checkPatch(): void {
  if (!isAwaited)
    throw new Error(
      '[beta13] @docusaurus/core does not call renderPages. Expected it patched by patches/. Run `npm ci`.',
    );
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

/**
 * @param read files and folders that the build read, or looked for in vain; packages count by package-lock.json (cacheVersion)
 */
function inputsOf(siteDir: string, read: readonly string[]): Inputs['files'] {
  const own = read.filter((file) => file.startsWith(siteDir + path.sep) && !file.includes('node_modules'));
  return Object.fromEntries(own.map((file) => [path.relative(siteDir, file), hashOf(file)]));
}

function readInputs(folder: string): Inputs | undefined {
  const file = path.join(folder, INPUTS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Inputs) : undefined;
}

function openFolder(folder: string): Bundles {
  const bundle = path.join(folder, 'server', 'server.bundle.js');
  const id = createHash('sha256')
    .update(readFileSync(bundle))
    .update(readFileSync(path.join(folder, MANIFEST)));
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
export async function openBundles(props: Props, makeConfig: MakeConfig): Promise<Bundles> {
  const {siteDir, generatedFilesDir} = props;
  const [output, kept] = ['new', 'last'].map((name) => path.join(siteDir, 'node_modules', '.cache', 'bundles', name));
  const {minify = true, bundleAnalyzer = false} = makeConfig.options;
  const version = [cacheVersion(siteDir), process.version, minify].join(' ');
  const last = readInputs(kept);
  if (
    !bundleAnalyzer &&
    last?.version === version &&
    Object.entries(last.files).every(([file, hash]) => hashOf(path.join(siteDir, file)) === hash)
  )
    return openFolder(kept);
  rmSync(output, {recursive: true, force: true});
  isAwaited = true;
  // Loaded on demand, as a build without a change and `start` need none of it.
  const {makeBundles} = onDemand(__filename)('./make-bundles') as typeof Bundlers;
  const read = await makeBundles(props, await makeConfig(), output);
  copyFileSync(path.join(generatedFilesDir, MANIFEST), path.join(output, MANIFEST));
  writeFileSync(path.join(output, INPUTS), JSON.stringify({version, files: inputsOf(siteDir, read)} satisfies Inputs));
  rmSync(kept, {recursive: true, force: true});
  renameSync(output, kept);
  return openFolder(kept);
}
