import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {endOfFirstScreen} from '../../src/plugins/publish/pages/first-screen';
import {routes} from '../fixtures/routes';
import {BUILD, buildFiles} from '../../tools/built-site/files';

const pages = buildFiles().filter((file) => file.endsWith('.html'));
const read = (page: string) => readFileSync(path.join(BUILD, page), 'utf8');

const SCREEN = `<p>${'字'.repeat(3000)}</p>`;
const page = (content: string) => `<main><div data-page-content="" class="markdown">${content}</div><template data-page-content-end=""></template></main>`;
const cut = (html: string) => [html.slice(0, endOfFirstScreen(html)), html.slice(endOfFirstScreen(html))];

test('the first screen ends before the first block that begins behind it', () => {
  const [before, after] = cut(page(`<h2>一</h2>${SCREEN}<ul><li><a>链接</a><p>段落</p></li></ul>`));
  expect(before).toMatch(/<\/a>$/);
  expect(after).toMatch(/^<p>段落/);
});

test('the first screen of a short page ends with its content', () => {
  const [before, after] = cut(page('<p>一段</p>'));
  expect(before).toMatch(/<p>一段<\/p>$/);
  expect(after).toMatch(/^<\/div><template/);
});

test('the first screen contains nothing after the content', () => {
  const [, after] = cut(page(SCREEN) + '<div>页脚</div>');
  expect(after).toMatch(/^<\/div><template/);
});

test('a page whose content React renders has no end of the first screen', () => {
  expect(endOfFirstScreen(`<main><div>${SCREEN}</div><p></p></main>`)).toBeUndefined();
});

test('one script blocks the first paint of every page, and static pages contain it near their beginning', () => {
  // The not-found page is no route.
  expect(pages.length).toBe(routes.length + 1);
  for (const name of pages) {
    const html = read(name);
    expect(html.match(/<script id="controls">/g), name).toHaveLength(1);
    expect(html.match(/<link rel="expect" href="#controls" blocking="render">/g), name).toHaveLength(1);
    const content = html.indexOf('data-page-content=');
    const place = html.indexOf('<script id="controls">') - content;
    // A table or a list that begins on the first screen belongs to it as a whole.
    const blocks = Array.from(html.slice(content, content + place).matchAll(/<(table|ul)[\s\S]*?<\/\1>/g), ([block]) => block.length);
    if (content >= 0) expect(place > 0 && place - Math.max(0, ...blocks) < 10_000, `${name}: ${place}`).toBe(true);
  }
});
