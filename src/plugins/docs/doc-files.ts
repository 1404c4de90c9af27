import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {GlobExcludeDefault, createMatcher} from '@docusaurus/utils';
import {listFiles} from '../../../deploy/serve/list-files';

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

/** The docs of a site, as the options of the plugin have them. */
type Docs = Patterns & {
  /** Routes of the versions that are loaded, with a slash at the end, by their folders. */
  readonly routes?: ReadonlyMap<string, string>;
};

const DEFAULTS: Docs = {include: ['**/*.{md,mdx}'], exclude: GlobExcludeDefault};

const configured = new Map<string, Docs>();

/** Says which files of a site are pages of its docs, and where these are shown. */
export const setDocs = (
  siteDir: string,
  {include, exclude}: Patterns,
  versions: readonly {readonly folder: string; readonly route: string}[],
): void =>
  void configured.set(siteDir, {
    include,
    exclude,
    routes: new Map(versions.map(({folder, route}) => [folder, route])),
  });

/** Route of the docs version in a folder as its options have it, with a slash at the end; nothing where none is loaded from it. */
export const loadedRoute = (siteDir: string, folder: string): string | undefined =>
  configured.get(siteDir)?.routes?.get(folder);

const matcherOf = (patterns: readonly string[]): ((file: string) => boolean) =>
  patterns.length > 0 ? createMatcher([...patterns]) : () => false;

/** The path of a file in the folder of its docs version: of `versioned_docs` the first folder is the version. */
const inVersion = (folder: string, name: string): string =>
  folder === DOC_FOLDERS[0] ? name : name.split('/').slice(1).join('/');

/** The pages of all docs versions that are loaded: without `exclude` these are the files and folders whose names do not begin with `_`. */
export function readDocFiles(siteDir: string): readonly DocFile[] {
  const {include, exclude, routes} = configured.get(siteDir) ?? DEFAULTS;
  const [isIncluded, isExcluded] = [matcherOf(include), matcherOf(exclude)];
  return DOC_FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    listFiles(path.join(siteDir, folder))
      .filter((name) => isIncluded(inVersion(folder, name)) && !isExcluded(inVersion(folder, name)))
      .sort()
      .map((name) => `${folder}/${name}`)
      .filter((file) => !routes || Array.from(routes.keys()).some((loaded) => file.startsWith(`${loaded}/`)))
      .map((file) => ({file, markdown: readFileSync(path.join(siteDir, file), 'utf8')})),
  );
}
