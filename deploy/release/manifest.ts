import {existsSync, readFileSync, statSync} from 'fs';
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

/** Size and hash of a content. */
const ofContent = (content: Uint8Array): Entry => ({bytes: content.length, sha256: sha256(content)});

/** Size and hash of a file; undefined if there is no file. */
export function entryOf(file: string): Entry | undefined {
  const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
  return isFile ? ofContent(readFileSync(file)) : undefined;
}

/** Reads all files of a build folder. */
function actualFiles(build: string): Manifest {
  const files = listFiles(build).filter((file) => file !== MANIFEST_FILE);
  return new Map(
    [...files].sort().flatMap((file) => {
      const entry = entryOf(path.join(build, file));
      return entry ? [[file, entry]] : [];
    }),
  );
}

/**
 * Writes the manifest of a build, `_manifest.json`: `{"files": {"docs/index.html": {"bytes": 12345, "sha256": "…"}, …}}`. Whatever adds
 * files to a build or changes them calls this when it has finished.
 *
 * @param build the build folder
 */
export function writeManifest(build: string): void {
  writeWhole(path.join(build, MANIFEST_FILE), manifestText(actualFiles(build)));
}

/** Content of `_manifest.json`. */
export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify({files: Object.fromEntries(manifest)}, null, 1)}\n`;

function isEntry(value: unknown): value is Entry {
  const {bytes, sha256} = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return Number.isInteger(bytes) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}

/** The manifest in a folder; undefined where it is missing or damaged. */
export function manifestIn(folder: string): Manifest | undefined {
  try {
    const text = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
    const entries = Object.entries((JSON.parse(text) as {files: Readonly<Record<string, unknown>>}).files);
    const isManifest = entries.length > 0 && entries.every((entry): entry is [string, Entry] => isEntry(entry[1]));
    return isManifest ? new Map(entries) : undefined;
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
  const manifest = manifestIn(build);
  if (!manifest) throwProblems([problem(file, `The file is damaged. ${BUILD_AGAIN}`)]);
  return new Map(manifest);
}

/** What is wrong with a file; undefined if it is unchanged since its build. */
export function difference(found: Entry | undefined, {bytes, sha256: hash}: Entry): string | undefined {
  if (!found) return 'It is missing.';
  if (found.bytes !== bytes) return `It has ${found.bytes} bytes, the build wrote ${bytes}.`;
  return found.sha256 === hash ? undefined : `Its ${bytes} bytes are not those that the build wrote.`;
}

/**
 * Compares all files of a build with its manifest.
 *
 * @param build the build folder
 * @returns a problem for each file that is missing, additional, truncated or changed, sorted by file
 * @throws what `readManifest` throws
 */
export function manifestProblems(build: string, written = readManifest(build)): readonly Problem[] {
  const actual = actualFiles(build);
  const lost = Array.from(written).flatMap(([file, entry]) => {
    const found = difference(actual.get(file), entry);
    return found ? problem(file, `${found} ${BUILD_AGAIN}`) : [];
  });
  const additional = Array.from(actual.keys())
    .filter((file) => !written.has(file))
    .map((file) =>
      problem(file, 'The build did not write this file. Delete it; what is to be published belongs into static/.'),
    );
  return [...lost, ...additional].sort((one, other) => (one.file < other.file ? -1 : 1));
}

/**
 * Reads a file of a build after the comparison.
 *
 * @throws ProblemsError if it has changed since
 */
export function readAsWritten(build: string, file: string, entry: Entry): Uint8Array {
  const place = path.join(build, file);
  const content = existsSync(place) ? readFileSync(place) : undefined;
  const found = difference(content && ofContent(content), entry);
  if (found) {
    throwProblems([
      problem(
        file,
        `${found} It changed during the deployment, and the site is live as before. Let no build run meanwhile, and deploy again.`,
      ),
    ]);
  }
  return content ?? Buffer.alloc(0);
}

/** Id of a build, a hash of its file names and contents. */
export function buildId(manifest: Manifest): string {
  const lines = [...manifest].map(([file, entry]) => `${entry.sha256} ${file}\n`);
  return sha256(lines.join('')).slice(0, ID_LENGTH);
}
