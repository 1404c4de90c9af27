import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {versionNames, versionNumber} from '../../src/data/versions';
import {BUILD} from '../../tools/record/built-pages';
import {older} from '../fixtures/places';
import {docs} from '../fixtures/routes';
import {latest, versions} from '../fixtures/versions';
import {writeFiles} from '../fixtures/written-files';
import {bookAnchor, chapter} from '../../tools/pdf/chapter';
import {bookOf} from '../../tools/pdf/document';
import {namesOf, pagesOf} from '../../tools/pdf/pages';

const ORIGIN = 'https://docs.example';
const PAGE = {
  route: '/docs/a',
  title: '题',
  html: `<nav class="menu">导航<details><summary>甲</summary><a href="/docs/a" aria-current="page">标题</a></details></nav><div class="theme-doc-markdown"><h1>标题</h1><h2 id="one">一<a class="hash-link" href="#one">#</a></h2>
    <details><summary>折叠</summary><a href="/docs/b#D0001">乙</a><a href="#one">一</a><a href="/docs/2.0/b">旧</a><a href="http://{host}/">例</a></details>
    <div><section data-language="curl">curl</section><section data-language="go">go</section></div><button>复制</button></div>`,
};
const ROUTES = new Set(['/docs/a', '/docs/b']);

for (const [index, {number, route: first}] of versions.entries()) {
  test(`${number}: the book has every page of the version, the first one first`, () => {
    const routes = pagesOf(BUILD, versionNames[index]).map(({route}) => route);
    expect([...routes].sort()).toEqual(
      docs
        .filter(({version}) => version === number)
        .map((page) => page.path)
        .sort(),
    );
    expect(routes[0]).toBe(first);
  });
}

test('every link within a version leads to a place of its book, and anchors are unique', () => {
  const html = bookOf(pagesOf(BUILD, older.name), older.label).html(new Map());
  const $ = load(html);
  const ids = $('body [id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const places = new Set(ids);
  const links = $('a[href^="#"]')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').slice(1));
  expect(links.length).toBeGreaterThan(docs.filter(({version}) => version === older.number).length);
  expect(links.filter((anchor) => !places.has(anchor))).toEqual([]);
  expect(ids.length).toBe(places.size);
  expect($('a[href^="/"], button, script').length).toBe(0);
});

test('a chapter is the text of its page: folds open, the first language of samples, links of the book', () => {
  const {html, group, sections, text} = chapter(PAGE, ORIGIN, ROUTES);
  const $ = load(html);
  expect([text, group, sections]).toEqual(['标题', '甲', [{anchor: bookAnchor('/docs/a', 'one'), text: '一'}]]);
  expect($('details').attr('open')).toBeDefined();
  expect(
    $('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual([
    `#${bookAnchor('/docs/b', 'D0001')}`,
    `#${bookAnchor('/docs/a', 'one')}`,
    `${ORIGIN}/docs/2.0/b`,
    'http://{host}/',
  ]);
  expect($('body').text()).not.toMatch(/go|复制|导航/);
});

test('a page that hides its title has it as a chapter, and a heading without text is in no contents', () => {
  const html = '<div class="theme-doc-markdown"><h2 id="图"><img src="/a.png"></h2></div>';
  const {html: shown, sections, text} = chapter({...PAGE, html}, ORIGIN, ROUTES);
  expect([text, sections, load(shown)('h1').attr('id')]).toEqual(['题', [], bookAnchor('/docs/a')]);
});

test('anchors of two pages differ, and an anchor is the same in its encoded form', () => {
  expect(bookAnchor('/docs/a', 'one')).not.toBe(bookAnchor('/docs/b', 'one'));
  expect(bookAnchor('/docs/a', '安装')).not.toBe(bookAnchor('/docs/a', '配置'));
  expect(bookAnchor('/docs/a', 'getOrder.res.details%5B%5D')).toBe(bookAnchor('/docs/a', 'getOrder.res.details[]'));
});

test('an unknown version is refused with those that are known', () => {
  expect(namesOf([])).toEqual(versionNames);
  expect(namesOf([latest.number])).toEqual(['current']);
  expect(() => namesOf([latest.number, '9.9'])).toThrow(
    `[pdf] version "9.9" is unknown. Known: ${versionNames.map(versionNumber).join(', ')}.`,
  );
});

test('a build that is missing, or lacks a page, is refused', ({}, testInfo) => {
  const build = testInfo.outputPath('build');
  expect(() => pagesOf(build, 'current')).toThrow('[pdf] build/llms.txt: no such file.');
  writeFiles(build, {
    _headers: '/*\n',
    'llms.txt': `## ${latest.label}\n\n- [乙](https://docs.example/docs/b.md): 乙。\n- [全](https://docs.example/docs/all.txt): 全。\n`,
  });
  expect(() => pagesOf(build, 'current')).toThrow('[pdf] build/docs/b.html: no such file.');
});
