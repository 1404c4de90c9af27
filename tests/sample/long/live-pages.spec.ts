/** Client modules and theme parts of an owner and of a plugin work on static pages of the docs, too. */
import {cpSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {controlsRun} from '../../checks/hydrated';
import {errorsOf} from '../../checks/page-errors';
import {openLive} from '../checks/live-page';
import {editFile} from '../../fixtures/edit-file';
import type {Site} from '../../fixtures/served-site';
import {startNode} from '../../fixtures/site';
import {builtSite} from '../fixtures/stock-site';

const {folder, page, printed} = builtSite((site) => {
  cpSync(path.join(__dirname, '..', 'fixtures', 'live-site'), site, {recursive: true});
  const config = path.join(site, 'docusaurus.config.ts');
  editFile(config, "'./src/app/arrival.ts')", "'./src/app/arrival.ts'), require.resolve('./src/live/route-log.ts')");
  editFile(config, '  [docs, docsOptions],', "  [docs, docsOptions],\n  './plugin',");
  editFile(config, 'respectPrefersColorScheme: false', 'respectPrefersColorScheme: true');
});
let served: Site | undefined;
const open = (tab: Page, address: string) => openLive(tab, `${served?.url}${address}`);

test.use({actionTimeout: 15_000});
test.beforeAll(async () => {
  served = await startNode(path.join(folder(), 'build'));
});
test.afterAll(() => served?.stop());

const updatesOf = (tab: Page): Promise<readonly string[] | undefined> => tab.evaluate(() => window.updates);

test('a build says in one line why the app starts on every page', () => {
  expect(
    printed()
      .split('\n')
      .filter((line) => line.includes('every page')),
  ).toEqual([
    '[build] the app starts on every page, because of what this site adds or changes: client module plugin/client.js, client module src/live/route-log.ts, theme part src/theme/Footer/index.tsx, theme of counting-plugin.',
  ]);
});

test('the components Admonition and Heading of later releases show what ::: and a heading show', () => {
  const second = page('docs/second.html');
  expect(second('h3#own').text()).toContain('自己的标题');
  expect(second('h3#own a').attr('href')).toBe('#own');
  const [directive, component] = second('.admonition').toArray();
  expect(second.html(component)).toBe(second.html(directive));
});

test('an ES module imports react/jsx-runtime, which React 17 has as a file alone', () => {
  expect(page('docs/second.html')('mark').text()).toBe('标记');
});

test('client modules and theme parts work on a static page without anything that the reader does', async ({
  page: tab,
}) => {
  const errors = errorsOf(tab);
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
  await open(tab, '/docs/first');
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
  await tab.route(/\/main\.[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await tab.goto(`${served?.url}/docs/first`, {waitUntil: 'commit'});
  await controlsRun(tab);
  await tab.getByRole('link', {name: '第二页'}).first().click();
  release();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
  expect(await updatesOf(tab)).toEqual(['/docs/first → /docs/second, 第一页']);
});

test('where the app stops as it starts, a link loads its page at once', async ({page: tab}) => {
  await tab.route(/\/main\.[^/]*\.js$/, (route) =>
    route.fulfill({contentType: 'text/javascript', body: "throw new Error('stopped')"}),
  );
  const stopped = tab.waitForEvent('pageerror');
  await tab.goto(`${served?.url}/docs/first`);
  await stopped;
  // What waits for time does not happen.
  await tab.clock.install();
  await tab.clock.pauseAt(Date.now() + 60_000);
  await tab.getByRole('link', {name: '第二页'}).first().click();
  await expect(tab.getByRole('heading', {level: 1})).toHaveText('第二页');
});

test('client modules are called once for a page that takes longer than a second, and not for others', async ({
  page: tab,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await tab.route(/\/docs\/second/, (route) => held.then(() => route.continue()));
  await open(tab, '/docs/first');
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
  await open(tab, '/docs/first');
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
