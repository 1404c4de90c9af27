import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {openContracts} from '../../contract';
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

/** The targets of links in a text, in Markdown and as bare addresses of the site. */
const linksOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\[[^\]]+\]\(([^)\s]*)\)/g), ([, url]) => url).filter((url) => !url.startsWith('?:'));

const ROOT = path.join(__dirname, '..', '..');

const folderOf = new URL(site.baseUrl, site.url).href;

const pages = builtPages();
const files = new Set(buildFiles());

/** Links that lead neither to another site nor to a page or file of this one. */
function broken(links: readonly string[]): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (route: string, html: string) =>
    anchors.get(route) ??
    anchors.set(route, new Set(Array.from(parseHtml(html)('[id]'), ({attribs}) => attribs.id))).get(route);
  return Array.from(new Set(links)).filter((link) => {
    if (!link.startsWith(folderOf)) return !/^https?:/.test(link);
    const {pathname, hash} = new URL(link);
    const html = pages.get(pathname);
    if (html === undefined) return !files.has(pathname.slice(site.baseUrl.length));
    return hash !== '' && !anchorsOf(pathname, html)?.has(hash.slice(1));
  });
}

for (const {number, folder, families: names} of versions) {
  for (const name of names) {
    test(`${number} ${name}: every link and file name that the downloads add leads somewhere`, () => {
      const written = readFileSync(path.join(ROOT, openContracts(ROOT, folder).fileOf(name)), 'utf8');
      for (const download of [`openapi-${name}.json`, `postman-${name}.json`]) {
        const texts = textsIn(JSON.parse(readFileSync(path.join(BUILD, 'downloads', number, download), 'utf8')));
        const links = broken(texts.flatMap(linksOf));
        expect(links.filter((link) => !written.includes(`](${link})`))).toEqual([]);
        const named = texts.join('\n').match(/[\w-]+\.(?:ya?ml|zip|mdx?)\b/g) ?? [];
        expect(named.filter((one) => !files.has(`downloads/${number}/${one}`) && !written.includes(one))).toEqual([]);
      }
    });
  }
}
