/** A large English document without tags, as the site of its provider. */
import {execFileSync} from 'child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {HEAVY} from '../../../src/plugins/docs/blocks/page-weight';
import {startNode} from '../../fixtures/site';
import {copySite} from '../fixtures/site-copy';
import type {Site} from '../../fixtures/served-site';

const AREAS = ['buckets', 'invoices', 'very-long-names-of-areas-that-nobody-has-translated'];
const PLENTY = 60;

/** Interfaces of an area, each with its own fields. */
const operationsOf = (area: string): object =>
  Object.fromEntries(
    Array.from({length: PLENTY}, (_operation, index) => {
      const properties = Object.fromEntries(
        Array.from({length: 8}, (_field, field) => [`${area}_${index}_${field}`, {type: 'string', minLength: 1}]),
      );
      const content = {'application/json': {schema: {type: 'array', items: {type: 'object', properties}}}};
      const operation = {summary: `Part ${index} of ${area}`, responses: {200: {description: 'Found.', content}}};
      return [`/v1/${area}/{id}/part${index % 5}/p${index}`, {get: operation}];
    }),
  );

const DOCUMENT = {
  openapi: '3.1.0',
  info: {title: 'Bucket Works', version: '1', summary: 'Buckets and what is in them.'},
  servers: [{url: 'https://api.buckets.example'}],
  paths: Object.assign({}, ...AREAS.map(operationsOf)) as object,
};

let folder = '';
let served: Site | undefined;
const build = () => path.join(folder, 'build');
const filesOf = (endings: RegExp): readonly string[] =>
  readdirSync(build(), {recursive: true, encoding: 'utf8'}).filter((file) => endings.test(file));
const textOf = (file: string): string => readFileSync(path.join(build(), file), 'utf8');

// One worker builds it, once.
test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = copySite();
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, {cwd: folder, stdio: 'pipe', env: {...process.env, NODE_ENV: 'production'}});
  mkdirSync(test.info().outputDir, {recursive: true});
  const document = test.info().outputPath('buckets.json');
  writeFileSync(document, JSON.stringify(DOCUMENT));
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'site');
  run(process.execPath, '--import', 'tsx', 'tools/adopt/main.ts', document, '--language', 'en');
  run(process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.js', 'build');
  served = await startNode(build());
});

test.afterAll(async () => {
  await served?.stop();
  if (folder) rmSync(folder, {recursive: true});
});

test('a site in English has no Chinese text, in its pages and in what can be downloaded', () => {
  const files = filesOf(/\.(?:html|md|json|csv|txt|xml|yaml|webmanifest)$/);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\p{Script=Han}/u.test(textOf(file)))).toEqual([]);
  const page = load(textOf('index.html'));
  expect(page('html').attr('lang')).toBe('en');
  expect(page('.navbar__title').first().text()).toBe('Bucket Works');
  expect(page('main').text()).toContain('Buckets and what is in them.');
});

test('its pages are called by areas of paths, and none is heavy', () => {
  const pages = filesOf(/^docs\/buckets\/.*\.html$/);
  expect(pages.length).toBeGreaterThan(AREAS.length);
  expect(pages.filter((file) => statSync(path.join(build(), file)).size > HEAVY)).toEqual([]);
  const titles = pages.map((file) => load(textOf(file))('h1').text());
  for (const title of titles) expect(AREAS).toContain(title.split('/')[0]);
  expect(new Set(titles).size).toBe(pages.length);
});

test('the sidebar leads to the interfaces of pages that are not open, and long names fit on phones', async ({page}) => {
  await page.goto(`${served?.url}/docs/`);
  const sidebar = page.getByRole('navigation', {name: 'Pages of the documentation'});
  await expect(sidebar.getByRole('link', {name: /^Part/})).toHaveCount(0);
  await sidebar.getByLabel('Unfold or fold “invoices/part0”', {exact: true}).click();
  const links = sidebar.getByRole('link', {name: /^Part \d+ of invoices$/});
  const shown = filesOf(/^docs\/buckets\/.*\.html$/).map((file) => load(textOf(file)));
  const opened = shown.find((one) => one('h1').text() === 'invoices/part0');
  const count = opened?.('h2[id^="op-"]').length ?? 0;
  expect(count).toBeGreaterThan(1);
  await expect(links).toHaveCount(count);
  const link = links.first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', {name, level: 2})).toBeInViewport();
  await page.setViewportSize({width: 390, height: 844});
  for (const address of ['/', '/docs/', new URL(page.url()).pathname]) {
    await page.goto(`${served?.url}${address}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
});
