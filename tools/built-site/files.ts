import {readFileSync} from 'fs';
import path from 'path';
import {at, site} from '../../src/data/site';
import {listFiles} from '../../deploy/serve/list-files';
import {parseHtml} from './parse-html';

export const BUILD = path.join(__dirname, '..', '..', process.env.BUILD_FOLDER ?? 'build');

/** Paths of the files of a build, relative to its folder, without the compressed copies. */
export function buildFiles(folder = BUILD): readonly string[] {
  return listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
}

/** A file of the build under test, by its address. */
export const readBuilt = (address: string): string =>
  readFileSync(path.join(BUILD, address.slice(site.baseUrl.length)), 'utf8');

/** HTML of the build's pages by route, with the base URL, without the not-found page. */
export function builtPages(folder = BUILD): ReadonlyMap<string, string> {
  const files = buildFiles(folder).filter((file) => file.endsWith('.html') && file !== '404.html');
  return new Map(
    files.map((file) => [
      at(`/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** Visible text of a page, without scripts. */
export function textOf(html: string): string {
  const $ = parseHtml(html);
  $('script, style, noscript').remove();
  return $('body').text();
}

/** Routes that are specified but not built, and routes that are built but not specified. */
export function routeDifference(built: readonly string[], specified: readonly string[]) {
  return {
    missing: specified.filter((route) => !built.includes(route)),
    extra: built.filter((route) => !specified.includes(route)),
  };
}
