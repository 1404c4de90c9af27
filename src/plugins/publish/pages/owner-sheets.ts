import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Problem} from '../../../../contract';
import type {Policy} from '../../policy/options';
import {styleProblems} from '../../policy/style-addresses';
import {fileAt} from './file-at';
import type {Pages} from './pages';

export type OwnerSheet = {
  readonly file: string;
  readonly css: string;
};

/** The style sheets in the build folder that an owner or a plugin has linked, without that of the bundle. */
export function ownerSheets(pages: Pages, folder: string, baseUrl: string, bundled: string): readonly OwnerSheet[] {
  const links = Array.from(pages.values()).flatMap(({parts}) => parts.stylesheets.map(({href}) => href));
  return Array.from(new Set(links))
    .filter((href) => href !== baseUrl + bundled)
    .flatMap((href) => fileAt(href, folder, baseUrl) ?? [])
    .map((file) => ({file, css: readFileSync(path.join(folder, file), 'utf8')}));
}

/**
 * Addresses in such style sheets that the policy blocks.
 *
 * @param staticDirectories folders of static files, relative to the site
 */
export const sheetProblems = (
  sheets: readonly OwnerSheet[],
  siteDir: string,
  staticDirectories: readonly string[],
  policy: Policy,
): readonly Problem[] =>
  sheets.flatMap(({file, css}) => {
    const folder = staticDirectories.find((name) => existsSync(path.join(siteDir, name, file))) ?? 'build';
    return styleProblems(css, path.posix.join(folder, file), policy);
  });
