import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {site} from '../../src/data/site';
import {pagesOf} from '../../deploy/serve/addresses';
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
  const pages = pagesOf(listFiles(folder), site.baseUrl);
  return new Map(Array.from(pages, ([route, file]) => [route, readFileSync(path.join(folder, file), 'utf8')]));
}
