import {readFileSync} from 'fs';
import path from 'path';
import {parse} from 'yaml';
import {pageFile} from '../../../../contract';

/**
 * The title of a page by its front matter.
 *
 * @param folder folder of its docs version
 * @param page id of the page, e.g. `dev/dev_1_4`
 * @param noteRead is called with the file of the page, relative to the folder
 * @returns the id where there is no such page
 */
export function pageTitle(folder: string, page: string, noteRead: (file: string) => void = () => undefined): string {
  const file = pageFile(folder, page);
  if (!file) return page;
  noteRead(file);
  const [, title] = /^title: (.+)$/m.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
  return title === undefined ? page : String(parse(title));
}
