import {createHash} from 'crypto';
import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../deploy/serve/list-files';
import shipped from './shipped.json';
import {relativePath} from '../relative-path';

const THEME = 'src/theme';
/** Client modules of this site, which are not needed on pages without the app. */
const CLIENT_MODULES = ['src/app/arrival.ts', 'src/app/first-load.tsx', 'src/app/prefetch.ts'];
const HASH_LENGTH = 16;

/** Whether a file runs in the app; style sheets and controls work without it. */
const runsInApp = (file: string): boolean => /\.[jt]sx?$/.test(file) && !/(?:^|\/)control\.ts$|\.d\.ts$/.test(file);

/** Hash of a text file, independent of its line ends. */
const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).digest('hex').slice(0, HASH_LENGTH);

/** The existing files that count, relative to the site. */
function presentFiles(siteDir: string): readonly string[] {
  const theme = path.join(siteDir, THEME);
  const parts = existsSync(theme) ? listFiles(theme).map((file) => `${THEME}/${file}`) : [];
  return [...CLIENT_MODULES.filter((file) => existsSync(path.join(siteDir, file))), ...parts.filter(runsInApp)].sort();
}

/**
 * The content of `shipped.json`: theme parts and client modules of this site with their hashes. Pages work without the app if these files
 * are unchanged.
 */
export const hashesOf = (siteDir: string): Readonly<Record<string, string>> =>
  Object.fromEntries(presentFiles(siteDir).map((file) => [file, hashOf(path.join(siteDir, file))]));

/** Files that an owner has added, changed or removed, relative to the site. */
function changedFiles(siteDir: string): readonly string[] {
  const listed: Readonly<Record<string, string>> = shipped;
  const present = hashesOf(siteDir);
  return Array.from(new Set([...Object.keys(listed), ...Object.keys(present)]))
    .filter((file) => listed[file] !== present[file])
    .sort();
}

/** Theme parts that an owner has added, changed or removed, by the paths of their files, e.g. `src/theme/Footer/index.tsx`. */
export const changedParts = (siteDir: string): readonly string[] =>
  changedFiles(siteDir).filter((file) => file.startsWith(`${THEME}/`));

/**
 * Whether a client module is one of this site, and unchanged.
 *
 * @param module its path, with or without its extension
 */
export function isShippedModule(siteDir: string, module: string): boolean {
  const name = relativePath(siteDir, path.resolve(siteDir, module));
  const file = CLIENT_MODULES.find((listed) => listed === name || listed.replace(/\.tsx?$/, '') === name);
  return file !== undefined && !changedFiles(siteDir).includes(file);
}

/** Theme parts in the content of pages. */
const OF_CONTENT = ['MDXComponents', 'CodeBlock', 'Heading', 'Details'];

/** Name of the theme part that a file belongs to, e.g. `CodeBlock` for `src/theme/CodeBlock/index.tsx`. */
const partOf = (file: string): string => file.slice(`${THEME}/`.length).split(/[/.]/)[0];

/**
 * Whether a theme part of this site exists and is unchanged.
 *
 * @param name e.g. `Footer`, or `hooks/useDocs` for one of its modules
 */
export const isShippedPart = (siteDir: string, name: string): boolean =>
  changedParts(siteDir).every((file) => partOf(file) !== name.split('/')[0]);

/**
 * Whether an owner has changed a theme part of the content of pages, or a plugin replaces one.
 *
 * @param themes folders of theme parts of plugins
 */
export const changesContent = (siteDir: string, themes: readonly string[] = []): boolean =>
  [
    ...changedParts(siteDir).map(partOf),
    ...themes.flatMap((folder) => readdirSync(folder).map((name) => name.split('.')[0])),
  ].some((part) => OF_CONTENT.includes(part));
