import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';

/** The HTML of the pages of a build by file, e.g. `docs/index.html`. Each is read once, changed in place, and written once. */
export type Pages = Map<string, string>;

/** Reads all pages of a build folder. */
export const readPages = (folder: string): Pages =>
  new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Applies a change to each page, one after the other: a large site has no memory for all of them before and after it. */
export function changePages(pages: Pages, change: (html: string, file: string) => string): void {
  for (const [file, html] of pages) pages.set(file, change(html, file));
}

/** Writes the pages back to the build folder. */
export function writePages(folder: string, pages: Pages): void {
  for (const [file, html] of pages) writeFileSync(path.join(folder, file), html);
}
