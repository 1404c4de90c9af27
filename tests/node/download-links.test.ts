import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {site} from '../../src/data/site';
import {BUILD, buildFiles, builtPages, parseHtml} from '../../tools/record/built-pages';
import {versions} from '../fixtures/versions';

/** All texts in a value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Where the links of a text lead, in Markdown and as bare addresses of the site. */
const linksOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\[[^\]]+\]\(([^)\s]*)\)/g), ([, url]) => url).filter((url) => !url.startsWith('?:'));

const folderOf = new URL(site.baseUrl, site.url).href;

/** To another site, or to a page or file of this one. */
function leadsSomewhere(link: string): boolean {
  if (!link.startsWith(folderOf)) return /^https?:/.test(link);
  const {pathname, hash} = new URL(link);
  const html = builtPages().get(pathname);
  if (html === undefined) return buildFiles().includes(pathname.slice(site.baseUrl.length));
  return hash === '' || parseHtml(html)(`[id="${hash.slice(1)}"]`).length === 1;
}

for (const {number, families: names} of versions) {
  for (const name of names) {
    test(`${number} ${name}: every link and file name in the downloads leads somewhere`, () => {
      for (const file of [`openapi-${name}.json`, `postman-${name}.json`]) {
        const texts = textsIn(JSON.parse(readFileSync(path.join(BUILD, 'downloads', number, file), 'utf8')));
        const links = texts.flatMap(linksOf);
        expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
        const files = texts.join('\n').match(/[\w-]+\.(?:ya?ml|zip|mdx?)\b/g) ?? [];
        expect(files.filter((one) => !buildFiles().includes(`downloads/${number}/${one}`))).toEqual([]);
      }
    });
  }
}
