import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';

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

function listPages(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith('_')) return [];
    return entry.isDirectory() ? listPages(file) : /\.mdx?$/.test(entry.name) ? [file] : [];
  });
}

/** The pages of all docs versions, without files and folders whose names begin with `_`. */
export function readDocFiles(siteDir: string): readonly DocFile[] {
  return DOC_FOLDERS.map((folder) => path.join(siteDir, folder))
    .filter(existsSync)
    .flatMap(listPages)
    .map((file) => ({
      file: path.relative(siteDir, file).split(path.sep).join('/'),
      markdown: readFileSync(file, 'utf8'),
    }));
}
