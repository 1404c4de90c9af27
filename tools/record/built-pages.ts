import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {at} from '../../src/data/site';
import {listFiles} from '../../deploy/serve/list-files';

export const BUILD = path.join(__dirname, '..', '..', process.env.BUILD_FOLDER ?? 'build');

/**
 * Parses a page of the build. htmlparser2 takes a third of the time of cheerio's default parser, which also repairs errors that builds do
 * not contain.
 */
export const parseHtml = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false}});

/** Paths of the files of a build, relative to its folder, without the compressed copies. */
export function buildFiles(folder = BUILD): readonly string[] {
  return listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
}

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
