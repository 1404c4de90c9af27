import {existsSync} from 'fs';
import path from 'path';

/**
 * The file of a build at an address on a page, relative to the folder of the build.
 *
 * @returns undefined for an address of another site, and where there is no file
 */
export function fileAt(address: string, folder: string, baseUrl: string): string | undefined {
  if (!address.startsWith(baseUrl)) return undefined;
  const file = decodeURI(address.slice(baseUrl.length).split(/[?#]/)[0]);
  return existsSync(path.join(folder, file)) ? file : undefined;
}
