import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {throwProblems} from '../../contract';
import type {Problem} from '../../contract';
import {listFiles} from '../serve/list-files';
import {MANIFEST_FILE} from '../serve/rules';
import {writeWhole} from './durable';
import {sha256} from './fingerprint';

/** Size in bytes and SHA-256, in lower-case hexadecimal digits, of a file. */
export type Entry = {readonly bytes: number; readonly sha256: string};

/** The files of a build by their paths relative to it, with forward slashes, sorted; the manifest itself is not among them. */
export type Manifest = ReadonlyMap<string, Entry>;

/** Length of the id of a build: enough to distinguish builds, and short enough to type. */
const ID_LENGTH = 12;

const BUILD_AGAIN = 'Run `npm run build` to its end.';

const problem = (file: string, message: string): Problem => ({plugin: 'deploy', file, message});

const entryOf = (content: Uint8Array): Entry => ({bytes: content.length, sha256: sha256(content)});

/** Reads all files of a build folder. */
function actualFiles(build: string): Manifest {
  const files = listFiles(build).filter((file) => file !== MANIFEST_FILE);
  return new Map([...files].sort().map((file) => [file, entryOf(readFileSync(path.join(build, file)))]));
}

/**
 * Writes the manifest of a build, `_manifest.json`: `{"files": {"docs/index.html": {"bytes": 12345, "sha256": "…"}, …}}`. Whatever adds
 * files to a build or changes them calls this when it has finished.
 *
 * @param build the build folder
 */
export function writeManifest(build: string): void {
  const files = Object.fromEntries(actualFiles(build));
  writeWhole(path.join(build, MANIFEST_FILE), `${JSON.stringify({files}, null, 1)}\n`);
}

function isEntry(value: unknown): value is Entry {
  const {bytes, sha256} = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return Number.isInteger(bytes) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}

/** The entries of a manifest by its text; undefined where it is no manifest. */
function parsed(text: string): Manifest | undefined {
  try {
    const {files} = JSON.parse(text) as {files: Readonly<Record<string, unknown>>};
    const entries = Object.entries(files);
    return entries.every((entry): entry is [string, Entry] => isEntry(entry[1])) ? new Map(entries) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the manifest of a build.
 *
 * @param build the build folder
 * @throws ProblemsError when there is no build, or it has no manifest, or a damaged one
 */
export function readManifest(build: string): Manifest {
  const file = path.join(build, MANIFEST_FILE);
  if (!existsSync(build)) throwProblems([problem(build, `There is no build. ${BUILD_AGAIN}`)]);
  if (!existsSync(file)) {
    const reason =
      'A build writes this file last: this one was interrupted, or an earlier version of the project made it.';
    throwProblems([problem(file, `There is no such file. ${reason} ${BUILD_AGAIN}`)]);
  }
  const manifest = parsed(readFileSync(file, 'utf8'));
  if (!manifest) throwProblems([problem(file, `The file is damaged. ${BUILD_AGAIN}`)]);
  return new Map(manifest);
}

/** What is wrong with a file that differs from its entry. */
function difference(actual: Entry, {bytes}: Entry): string {
  if (actual.bytes === bytes) return `Its ${bytes} bytes are not those that the build wrote.`;
  return `It has ${actual.bytes} bytes, the build wrote ${bytes}.`;
}

/**
 * Compares all files of a build with its manifest.
 *
 * @param build the build folder
 * @returns a problem for each file that is missing, additional, truncated or changed, sorted by file
 * @throws what `readManifest` throws
 */
export function manifestProblems(build: string): readonly Problem[] {
  const written = readManifest(build);
  const actual = actualFiles(build);
  const lost = Array.from(written).flatMap(([file, entry]) => {
    const found = actual.get(file);
    if (!found) return problem(file, `It is missing. ${BUILD_AGAIN}`);
    return found.sha256 === entry.sha256 ? [] : problem(file, `${difference(found, entry)} ${BUILD_AGAIN}`);
  });
  const additional = Array.from(actual.keys())
    .filter((file) => !written.has(file))
    .map((file) =>
      problem(file, 'The build did not write this file. Delete it; what is to be published belongs into static/.'),
    );
  return [...lost, ...additional].sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** Id of a build, a hash of its file names and contents. */
export function buildId(manifest: Manifest): string {
  const lines = [...manifest].map(([file, entry]) => `${entry.sha256} ${file}\n`);
  return sha256(lines.join('')).slice(0, ID_LENGTH);
}
