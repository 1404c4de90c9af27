import type {Fault} from '../fixtures/watched-site';
import {expect, test, title} from './webkit-test';
import type {Reader} from './webkit-test';
import {reference, guide} from '../fixtures/places';
import {hero} from '../../src/data/home';

const START_SCRIPTS = /^\/assets\/js\/(main|runtime~main)\./;
const CHUNKS = /^\/assets\/js\/(?!main\.|runtime~main\.|controls\.)/;
const BANNER = 'Your Docusaurus site did not load properly.';

const failing =
  (pattern: RegExp): Fault =>
  (pathname, body) =>
    pattern.test(pathname) ? undefined : body;
const text = (reader: Reader) => reader.ask<string>('return document.body.innerText');
const press = (reader: Reader, label: string) =>
  reader.ask(
    'Array.from(document.querySelectorAll("button")).find(({textContent}) => textContent.trim() === arguments[0]).click()',
    label,
  );
const follow = (reader: Reader, css: string) => reader.ask('document.querySelector(arguments[0]).click()', css);
const startApp = (reader: Reader) => reader.ask('document.dispatchEvent(new Event("app-wanted"))');

test('scripts that fail show the banner above readable text, and links load pages in full', async ({reader, site}) => {
  site.plant(failing(START_SCRIPTS));
  await reader.open('/docs/');
  await startApp(reader);
  await expect.poll(() => text(reader)).toContain(BANNER);
  expect(await title(reader)).toBe(guide.title);
  await follow(reader, `aside a[href="${reference.path}"]`);
  await expect.poll(() => title(reader)).toBe(reference.title);
});

test('chunks that fail on a click show the box, and Retry shows the page', async ({reader, site}) => {
  await reader.visit('/docs/');
  site.plant(failing(CHUNKS));
  await follow(reader, '.navbar__brand');
  await expect.poll(() => text(reader)).toMatch(/Loading (chunk|page) .+ failed/);
  site.plant();
  await press(reader, 'Retry');
  await expect.poll(() => title(reader)).toBe(hero.title);
});
