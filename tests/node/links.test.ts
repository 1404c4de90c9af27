import {expect, test} from '@playwright/test';
import {buildFiles, builtPages} from '../../tools/record/built-pages';
import {at} from '../../src/data/site';
import {brokenLinks, unreachableRoutes} from '../checks/links';

const page = (body: string) => `<html><body>${body}</body></html>`;

test('every internal link and fragment of the site resolves', () => {
  expect(
    brokenLinks(
      builtPages(),
      buildFiles().map((file) => at(`/${file}`)),
    ),
  ).toEqual([]);
});

test('every route can be reached by links from the home page', () => {
  expect(unreachableRoutes(builtPages(), at('/'))).toEqual([]);
});

test('a missing page, fragment or file, and a page that nothing links to, are noticed', () => {
  const pages = new Map([
    ['/', page('<a href="/docs/#a">ok</a><a href="/docs/#b">no</a><a href="/gone">no</a><img src="/gone.png">')],
    ['/docs/', page('<h2 id="a">A</h2><a href="#">top</a><a href="/img/a.svg">ok</a>')],
  ]);
  expect(unreachableRoutes(new Map([...pages, ['/', page('')]]), '/')).toEqual(['/docs/']);
  expect(brokenLinks(pages, ['/img/a.svg'])).toEqual(['/ → /docs/#b', '/ → /gone', '/ → /gone.png']);
});
