import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {GlobExcludeDefault, createMatcher} from '@docusaurus/utils';
import {listFiles} from '../../../../deploy/serve/list-files';

/** Folders that hold the pages of all docs versions. */
export const DOC_FOLDERS = ['docs', 'versioned_docs'];

/** Route of the docs without the last slash, e.g. `/docs`. */
export const docsRoute = (baseUrl: string): string => `${baseUrl}docs`;

/** A page as its writer wrote it. */
export type DocFile = {
  /** Relative to the site, with forward slashes. */
  readonly file: string;
  readonly markdown: string;
};

/** Which files are pages of the docs: patterns within the folder of a version, by the names of beta.13's options. */
type Patterns = {readonly include: readonly string[]; readonly exclude: readonly string[]};

/** A docs version: its folder, its route with a slash at the end, and what beta.13 makes of a page of it. */
type LoadedFrom = {
  readonly folder: string;
  /** Folder of its pages in the language of the locale, which take the place of those with the same names. */
  readonly localized: string;
  readonly route: string;
  readonly documentOf: (page: DocFile) => {readonly permalink: string};
};

/** The docs of a site, as the options of the plugin have them. */
type Docs = Patterns & {
  /** The versions that are loaded. */
  readonly versions?: readonly LoadedFrom[];
};

const DEFAULTS: Docs = {include: ['**/*.{md,mdx}'], exclude: GlobExcludeDefault};

const configured = new Map<string, Docs>();

/** Says which files of a site are pages of its docs, and where these are shown. */
export const setDocs = (siteDir: string, {include, exclude}: Patterns, versions: readonly LoadedFrom[]): void =>
  void configured.set(siteDir, {include, exclude, versions});

const loadedFrom = (siteDir: string, folder: string): LoadedFrom | undefined =>
  configured.get(siteDir)?.versions?.find((version) => version.folder === folder);

/** Route of the docs version in a folder as its options have it, with a slash at the end; nothing where none is loaded from it. */
export const loadedRoute = (siteDir: string, folder: string): string | undefined => loadedFrom(siteDir, folder)?.route;

/** What gives a page another address than its file has: front matter, or a number before the name of a file or a folder. */
const HAS_ADDRESS = /^---\r?\n(?:(?!---)[^\n]*\n)*?(?:slug|id):/;
const HAS_NUMBER = /(?:^|\/)\d/;

/**
 * The address of a page whose front matter or numbers give it another one than its file has.
 *
 * @param folder folder of its docs version
 * @param name its file in that folder
 */
export function ownAddress(siteDir: string, folder: string, name: string): string | undefined {
  const version = loadedFrom(siteDir, folder);
  if (!version) return undefined;
  const file = `${folder}/${name}`;
  const markdown = readFileSync(path.join(siteDir, file), 'utf8');
  if (!HAS_NUMBER.test(name) && !HAS_ADDRESS.test(markdown)) return undefined;
  try {
    return version.documentOf({file, markdown}).permalink;
  } catch {
    // The page is reported itself (checks/documents.ts).
    return undefined;
  }
}

const matcherOf = (patterns: readonly string[]): ((file: string) => boolean) =>
  patterns.length > 0 ? createMatcher([...patterns]) : () => false;

/** The path of a file in the folder of its docs version: of `versioned_docs` the first folder is the version. */
const inVersion = (folder: string, name: string): string =>
  folder === DOC_FOLDERS[0] ? name : name.split('/').slice(1).join('/');

/** The file of a page in the language of the locale, else its own. */
function inLanguage(siteDir: string, file: string, versions: readonly LoadedFrom[]): string {
  const version = versions.find(({folder}) => file.startsWith(`${folder}/`));
  const localized = version && version.localized + file.slice(version.folder.length);
  return localized !== undefined && existsSync(path.join(siteDir, localized)) ? localized : file;
}

/** The pages of all docs versions that are loaded: without `exclude` these are the files and folders whose names do not begin with `_`. */
export function readDocFiles(siteDir: string): readonly DocFile[] {
  const {include, exclude, versions} = configured.get(siteDir) ?? DEFAULTS;
  const [isIncluded, isExcluded] = [matcherOf(include), matcherOf(exclude)];
  return DOC_FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => isIncluded(inVersion(folder, name)) && !isExcluded(inVersion(folder, name)))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((file) => !versions || versions.some((version) => file.startsWith(`${version.folder}/`)))
      .map((file) => inLanguage(siteDir, file, versions ?? []))
      .map((file) => ({file, markdown: readFileSync(path.join(siteDir, file), 'utf8')})),
  );
}
