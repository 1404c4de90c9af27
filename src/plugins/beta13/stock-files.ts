import {copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {routeFile} from '../route-file';

/** Files of pages at the paths of beta.13, each with the file of the page here: see `routeFile`. */
function stockFiles({outDir, baseUrl, routesPaths}: Props): readonly (readonly [stock: string, own: string])[] {
  return routesPaths
    .map((route) => path.join(outDir, routeFile(route, baseUrl)))
    .filter((own) => path.basename(own) !== 'index.html' && path.basename(own) !== '404.html')
    .map((own) => [path.join(own.slice(0, -'.html'.length), 'index.html'), own] as const);
}

const WITHOUT_PAGES = ['inline-scripts', 'docusaurus-plugin-content-blog'];

/** Whether the paths differ: with `trailingSlash` set, beta.13's are the same. */
const isNeeded = ({siteConfig, plugins}: Props): boolean =>
  siteConfig.trailingSlash === undefined &&
  plugins.some(({name, postBuild}) => postBuild && !WITHOUT_PAGES.includes(name));

/** Adds the pages at the paths of beta.13, at which plugins read them in `postBuild`, e.g. those that build a search index. */
export function addStockFiles(props: Props): void {
  if (!isNeeded(props)) return;
  for (const [stock, own] of stockFiles(props)) {
    mkdirSync(path.dirname(stock), {recursive: true});
    try {
      linkSync(own, stock);
    } catch {
      // Some file systems have no hard links.
      copyFileSync(own, stock);
    }
  }
}

/** Removes these files again, except those that a plugin has changed. */
export function removeStockFiles(props: Props): void {
  if (!isNeeded(props)) return;
  for (const [stock, own] of stockFiles(props)) {
    if (existsSync(stock)) renameSync(stock, own);
    rmSync(stock, {force: true});
    const folder = path.dirname(stock);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
