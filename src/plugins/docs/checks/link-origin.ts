import {readFileSync} from 'fs';
import path from 'path';
import {contractFiles} from '../../../../contract';
import {folderOf} from '../files/version-folders';

/**
 * Finds the contract text that a link on a page comes from.
 *
 * @param folder of the docs version relative to the site
 * @param link as it stands on the page; contracts name pages by id, so only the last part of the link is compared
 * @returns undefined for links that are in no contract
 */
export function originOf(
  siteDir: string,
  folder: string,
  link: string,
): {readonly file: string; readonly line: number} | undefined {
  const end = `${link.slice(Math.max(link.indexOf('#'), link.lastIndexOf('/'), 0))})`;
  return contractFiles(siteDir)
    .filter((file) => folderOf(file) === folder)
    .map((file) => ({
      file,
      line:
        readFileSync(path.join(siteDir, file), 'utf8')
          .split('\n')
          .findIndex((text) => text.includes(end)) + 1,
    }))
    .find(({line}) => line > 0);
}
