import {copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {routeFile} from '../route-file';

/** Files of pages as beta.13 writes them, each with the file of the same page here: see `routeFile`. */
function stockFiles({outDir, baseUrl, routesPaths}: Props): readonly (readonly [stock: string, own: string])[] {
  return routesPaths
    .map((route) => path.join(outDir, routeFile(route, baseUrl)))
    .filter((own) => path.basename(own) !== 'index.html' && path.basename(own) !== '404.html')
    .map((own) => [path.join(own.slice(0, -'.html'.length), 'index.html'), own] as const);
}

const WITHOUT_PAGES = ['inline-scripts', 'docusaurus-plugin-content-blog'];

/** With `trailingSlash` the routes themselves say which form beta.13 gives their files, and both have the same one. */
const isNeeded = ({siteConfig, plugins}: Props): boolean =>
  siteConfig.trailingSlash === undefined &&
  plugins.some(({name, postBuild}) => postBuild && !WITHOUT_PAGES.includes(name));

/** Adds the pages under the names of beta.13, where plugins look for them in `postBuild`, e.g. those that make an index for a search. */
export function addStockFiles(props: Props): void {
  if (!isNeeded(props)) return;
  for (const [stock, own] of stockFiles(props)) {
    mkdirSync(path.dirname(stock), {recursive: true});
    try {
      linkSync(own, stock);
    } catch {
      // Some disks have no hard links.
      copyFileSync(own, stock);
    }
  }
}

/** Takes these names away again; what a plugin has changed under them stays. */
export function removeStockFiles(props: Props): void {
  if (!isNeeded(props)) return;
  for (const [stock, own] of stockFiles(props)) {
    if (existsSync(stock)) renameSync(stock, own);
    rmSync(stock, {force: true});
    const folder = path.dirname(stock);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
