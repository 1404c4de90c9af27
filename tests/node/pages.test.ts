/** Tests of every page's HTML. */
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {policyHeader} from '../../deploy/serve/policy';
import {at, site} from '../../src/data/site';
import {BUILD, builtPages, parseHtml} from '../../tools/record/built-pages';
import {pageFrame, tableOfContents} from '../checks/page-frame';
import {docs, routes, unknownPath} from '../fixtures/routes';
import {versions} from '../fixtures/versions';
import {brand} from '../../src/data/navigation';
import {frame} from '../../contract/words';
import {docsLabel} from '../fixtures/places';

const NOT_FOUND = readFileSync(path.join(BUILD, '404.html'), 'utf8');
const pages = new Map([...builtPages(), [unknownPath, NOT_FOUND]]);
const htmlOf = (route: string): string => pages.get(route) ?? '';

const FRAME = {
  bar: [
    [brand, at('/')],
    [docsLabel, expect.stringContaining(at('/docs/'))],
  ],
  versions: versions.map(({label}) => label),
  switches: [[frame.darkMode, false]],
  copyright: true,
  skipLinks: ['#main-content'],
  fields: 0,
};

for (const route of [...routes.map(({path: address}) => address), unknownPath]) {
  test(`${route} has the page frame and the policy of all pages`, () => {
    expect(pageFrame(htmlOf(route))).toEqual(FRAME);
    expect(policyHeader(htmlOf(route))).toBe(policyHeader(NOT_FOUND));
  });
}

for (const {path: route} of docs) {
  test(`${route} lists its h2 and h3 headings, and no others, in the table of contents`, () => {
    const {links, headings} = tableOfContents(htmlOf(route));
    expect(links).toEqual(headings);
    expect(links).not.toEqual([]);
  });
}

test('every page is declared as in the language of the site, made by Docusaurus beta.13, and claims no other', () => {
  for (const [route, html] of builtPages()) {
    const $ = parseHtml(html);
    expect.soft($('html').attr('lang'), route).toBe(site.language);
    expect.soft($('meta[name=generator]').attr('content'), route).toBe('Docusaurus v2.0.0-beta.13');
    expect
      .soft(
        $('link[hreflang]')
          .toArray()
          .map((link) => $(link).attr('hreflang')),
        route,
      )
      // Where the site is in the language of the default locale, stock names that locale for all other readers, too.
      .toEqual(site.language === 'en' ? ['en', 'x-default'] : [site.language]);
    expect.soft($('meta[name=description]').attr('content')?.length, route).toBeGreaterThan(10);
  }
});

test('the build holds exactly the pages of the sidebars, the home page and the archive', () => {
  expect([...builtPages().keys()].sort()).toEqual(routes.map(({path: route}) => route).sort());
});
