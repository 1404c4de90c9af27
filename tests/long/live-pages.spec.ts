/** A site with client modules and theme parts of an owner and of a plugin: they work on static pages of the docs too. */
import {cpSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {editFile} from '../fixtures/edit-file';
import {startNode} from '../fixtures/site';
import type {Site} from '../fixtures/served-site';
import {adoptedSite, buildSite} from '../fixtures/stock-site';

const SCRIPT = 'app-on-every-page';

let site = '';
let served: Site | undefined;
let plain = '';
let printed = '';

test.describe.configure({mode: 'serial', timeout: 5 * 60_000});
test.use({actionTimeout: 15_000});

test.beforeAll(async () => {
  site = adoptedSite();
  cpSync(path.join(__dirname, '..', 'fixtures', 'live-site', 'docs'), path.join(site, 'docs'), {recursive: true});
  const plainPrinted = buildSite(site);
  expect(plainPrinted).not.toContain('the app starts on every page');
  plain = `${site}-plain`;
  cpSync(path.join(site, 'build'), plain, {recursive: true});
  cpSync(path.join(__dirname, '..', 'fixtures', 'live-site'), site, {recursive: true});
  const config = path.join(site, 'docusaurus.config.ts');
  editFile(config, "'./src/app/arrival.ts')", "'./src/app/arrival.ts'), require.resolve('./src/live/route-log.ts')");
  editFile(config, '  [docs, docsOptions],', "  [docs, docsOptions],\n  './plugin',");
  editFile(config, 'respectPrefersColorScheme: false', 'respectPrefersColorScheme: true');
  printed = buildSite(site);
  served = await startNode(path.join(site, 'build'));
});
test.afterAll(async () => {
  await served?.stop();
  [site, plain].filter(Boolean).forEach((folder) => rmSync(folder, {recursive: true}));
});

/** Opens a page, and waits until React has taken it over, without anything that the reader does. */
async function openLive(tab: Page, address: string): Promise<void> {
  await tab.addInitScript(() =>
    document.addEventListener('hydrated', () => document.documentElement.classList.add('is-live')),
  );
  await tab.goto(`${served?.url}${address}`);
  await expect(tab.locator('html')).toHaveClass(/is-live/);
}

const updatesOf = (tab: Page): Promise<readonly string[] | undefined> => tab.evaluate(() => window.updates);

test('a build says in one line why the app starts on every page', () => {
  expect(printed.split('\n').filter((line) => line.includes('every page'))).toEqual([
    '[build] the app starts on every page, because of what this site adds: client module plugin/client.js, client module src/live/route-log.ts, theme part src/theme/Footer/index.tsx, theme of counting-plugin.',
  ]);
});

test('client modules and theme parts work on a static page without anything that the reader does', async ({
  page: tab,
}) => {
  const errors: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  tab.on('pageerror', ({message}) => errors.push(message));
  await tab.goto(`${served?.url}/docs/first`);
  await expect(tab.locator('[data-page-content]')).toBeVisible();
  await expect(tab.locator('html')).toHaveAttribute('data-owner', 'runs');
  await expect(tab.locator('html')).toHaveAttribute('data-plugin', 'runs');
  for (const name of ['页脚', '页尾']) {
    await tab.getByRole('button', {name: `${name} 0`}).click();
    await expect(tab.getByRole('button', {name: `${name} 1`})).toBeVisible();
  }
  expect(await updatesOf(tab)).toEqual([]);
  expect(errors).toEqual([]);
});

test('client modules get every change of page, before the new content, and those of the fragment and the query', async ({
  page: tab,
}) => {
  await openLive(tab, '/docs/first');
  await tab.getByRole('link', {name: '第二页'}).first().click();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
  await expect(tab.locator('html')).toHaveAttribute('data-plugin', 'updated');
  await tab.goBack();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第一页');
  await tab.getByRole('link', {name: '同一页'}).click();
  await tab.getByRole('link', {name: '查询'}).click();
  await expect
    .poll(() => updatesOf(tab))
    .toEqual([
      '/docs/first → /docs/second, 第一页',
      '/docs/second → /docs/first, 第二页',
      '/docs/first → /docs/first#a, 第一页',
      '/docs/first#a → /docs/first?q=1, 第一页',
    ]);
});

test('a link that is followed before the app runs waits for it, and client modules get the change', async ({
  page: tab,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await tab.route(/\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await tab.goto(`${served?.url}/docs/first`, {waitUntil: 'commit'});
  await tab.getByRole('link', {name: '第二页'}).first().click();
  release();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
  expect(await updatesOf(tab)).toEqual(['/docs/first → /docs/second, 第一页']);
});

test('client modules are told once of a page that takes longer than a second, and not of others', async ({
  page: tab,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await tab.route(/\/docs\/second/, async (route) => {
    await held;
    await route.continue();
  });
  await openLive(tab, '/docs/first');
  await tab.getByRole('link', {name: '同一页'}).click();
  await tab.getByRole('link', {name: '第二页'}).first().click();
  await expect.poll(() => updatesOf(tab)).toEqual(['/docs/first → /docs/first#a, 第一页', 'late: /docs/second']);
  release();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
  expect((await updatesOf(tab))?.slice(2)).toEqual(['/docs/first#a → /docs/second, 第一页']);
});

test('the colour mode follows the system, also while the page is open, until the reader chooses', async ({
  page: tab,
}) => {
  const mode = tab.getByRole('switch', {name: '深色模式'});
  await tab.emulateMedia({colorScheme: 'dark'});
  await openLive(tab, '/docs/first');
  await expect(mode).toBeChecked();
  await tab.emulateMedia({colorScheme: 'light'});
  await expect(mode).not.toBeChecked();
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light');
  await tab.emulateMedia({colorScheme: 'dark'});
  await expect(mode).toBeChecked();
  await mode.uncheck({force: true});
  await tab.emulateMedia({colorScheme: 'light'});
  await tab.emulateMedia({colorScheme: 'dark'});
  await tab.getByRole('link', {name: '第二页'}).first().click();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a site without any of these has no script for them, and a static page starts no app', async ({page: tab}) => {
  const server = await startNode(plain);
  await tab.goto(`${server.url}/docs/first`);
  await tab.mouse.move(3, 3);
  await tab.mouse.move(30, 30);
  await tab.getByRole('link', {name: '第二页'}).first().click();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
  // As `whenIdle` of src/controls, after which it comes: a browser that draws nothing may never be idle without a limit.
  await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null), {timeout: 1000})));
  await expect(tab.locator('script[src*="/main."]')).toHaveCount(0);
  expect(readFileSync(path.join(plain, 'docs/first.html'), 'utf8')).not.toContain(SCRIPT);
  await server.stop();
});
