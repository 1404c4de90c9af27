/** Popular plugins, configured as in their READMEs. */
import {rmSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {openLive} from '../sample/checks/live-page';
import {startNode} from '../fixtures/site';
import type {Site} from '../fixtures/served-site';
import {buildSite} from '../sample/fixtures/stock-site';
import {siteWithPlugins} from './prepare';

let site = '';
let served: Site | undefined;

test.describe.configure({mode: 'serial', timeout: 5 * 60_000});
test.use({actionTimeout: 15_000});
test.beforeAll(async () => {
  site = siteWithPlugins();
  buildSite(site);
  served = await startNode(path.join(site, 'build'));
});
test.afterAll(async () => {
  await served?.stop();
  if (site) rmSync(path.dirname(site), {recursive: true});
});

let requests: string[] = [];
test.beforeEach(async ({context}) => {
  requests = [];
  await context.route(/google/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({contentType: 'text/javascript', body: ''});
  });
});

const open = (page: Page, address: string) => page.goto(`${served?.url}${address}`);

test('plugin-client-redirects leads to the target', async ({page}) => {
  await open(page, '/old');
  await expect(page).toHaveURL(/\/docs\/formula$/);
});

test('plugin-google-gtag and plugin-google-analytics load their scripts, and count the pages', async ({page}) => {
  await open(page, '/docs/formula');
  await expect
    .poll(() => [...requests].sort())
    .toEqual(['https://www.google-analytics.com/analytics.js', 'https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  const counted = () => page.evaluate('[typeof gtag, dataLayer.length, ga.q.length]');
  await expect.poll(counted).toEqual(['function', 2, 3]);
  await page.getByRole('link', {name: '图片'}).click();
  await expect(page).toHaveURL(/\/docs\/image$/);
  await expect.poll(counted).toEqual(['function', 4, 5]);
});

test('theme-live-codeblock runs code, and what a reader makes of it', async ({page}) => {
  await open(page, '/docs/live');
  await page.getByRole('button', {name: 'pressed 0'}).click();
  await expect(page.getByRole('button', {name: 'pressed 1'})).toBeVisible();
  const editor = page.locator('main textarea');
  await editor.fill((await editor.inputValue()).replace('pressed', 'clicked'));
  await expect(page.getByRole('button', {name: 'clicked 0'})).toBeVisible();
});

test('plugin-ideal-image shows its pictures', async ({page}) => {
  await open(page, '/docs/image');
  await expect(page.locator('article img[src*="ideal-img"]')).toHaveCount(2);
});

test('docusaurus-plugin-sass makes styles, global and of modules', async ({page}) => {
  await open(page, '/sass');
  await expect(page.getByText('全局')).toHaveCSS('color', 'rgb(16, 32, 48)');
  await expect(page.getByText('模块')).toHaveCSS('color', 'rgb(64, 80, 96)');
});

test('docusaurus-search-local finds a word', async ({page}) => {
  // Text typed before the app runs is not searched for.
  await openLive(page, `${served?.url}/docs/formula`);
  await page.getByPlaceholder('Search').fill('Pets');
  await expect(page.locator('[class*=suggestion]').first()).toContainText('Pets');
});

test('rehype-katex lays formulas out in its fonts', async ({page}) => {
  await open(page, '/docs/formula');
  await expect(page.locator('.katex-display .katex-html')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px KaTeX_Math'))).toBe(true);
});

test('redocusaurus shows the operations, without an error', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await open(page, '/redoc/');
  await expect(page.getByText('List all orders').last()).toBeVisible();
  expect(errors).toEqual([]);
});

test('mdx-mermaid draws', async ({page}) => {
  await open(page, '/docs/diagram');
  await expect(page.locator('.mermaid svg')).toBeVisible();
  await expect(page.locator('.mermaid svg .node rect').first()).toHaveCSS('fill', 'rgb(236, 236, 255)');
});
