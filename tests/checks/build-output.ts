import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import {listFiles} from '../../server/list-files';

export const BUILD = path.join(__dirname, '..', '..', 'build');

/** Paths of the files of a build, relative to its folder, without the compressed copies that servers send in their place. */
export function buildFiles(folder = BUILD): readonly string[] {
  return listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
}

/** HTML of the build's pages by route; the not-found page is not among them. */
export function builtPages(folder = BUILD): ReadonlyMap<string, string> {
  const files = buildFiles(folder).filter((file) => file.endsWith('.html') && file !== '404.html');
  return new Map(
    files.map((file) => [
      `/${file.replace(/index\.html$/, '').replace(/\.html$/, '')}`,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** Visible text of a page, without scripts. */
export function textOf(html: string): string {
  const $ = load(html);
  $('script, style, noscript').remove();
  return $('body').text();
}

/** Routes that were specified and not built, and those that were built and not specified. */
export function routeDifference(built: readonly string[], specified: readonly string[]) {
  return {
    missing: specified.filter((route) => !built.includes(route)),
    extra: built.filter((route) => !specified.includes(route)),
  };
}
