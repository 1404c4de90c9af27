import {readFileSync} from 'fs';
import path from 'path';
import {contractFiles} from '../../../../contract';
import {folderOf} from '../blocks/page-context';

/**
 * Where a text of a contract has a link that stands on a page.
 *
 * @param folder of the docs version relative to the site
 * @param link as the page has it: pages of contracts are named by id there, so that its end alone is the same
 * @returns nothing for links that no writer wrote
 */
export function originOf(siteDir: string, folder: string, link: string): {readonly file: string; readonly line: number} | undefined {
  const end = `${link.slice(Math.max(link.indexOf('#'), link.lastIndexOf('/'), 0))})`;
  return contractFiles(siteDir)
    .filter((file) => folderOf(file) === folder)
    .map((file) => ({file, line: readFileSync(path.join(siteDir, file), 'utf8').split('\n').findIndex((text) => text.includes(end)) + 1}))
    .find(({line}) => line > 0);
}
