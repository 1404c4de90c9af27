/** Pages work in a browser that lacks the features in tools/lint/browsers.json, with the fallbacks named there. */
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {failChunks} from '../../checks/faults';
import {hydrated, visit} from '../../checks/hydrated';
import {withOldestBrowser} from '../checks/with-oldest-browser';
import {pixelsTooWide} from '../../checks/overflow';
import {watchPage} from '../../checks/page-watch';

const REFERENCE = '/docs/biz/v3/account/v3_account_1_0';
const DICTIONARY = '/docs/dev/dev_1_4';
const PAGES = ['/', REFERENCE, DICTIONARY, '/no-such-page'];
const PHONE = {width: 390, height: 844};

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const textOf = (page: Page) => page.getByRole('main').innerText();
let complaints: readonly string[] = [];

test.beforeEach(async ({page, baseURL}) => {
  complaints = watchPage(page, new URL(baseURL ?? '').host);
  await withOldestBrowser(page);
});

for (const path of PAGES) {
  test(`${path} reads in the oldest browser as in the newest, and is no wider than the screen`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const newest = await context.newPage();
    await newest.goto(path);
    await hydrated(newest);
    expect(await textOf(page)).toBe(await textOf(newest));
    expect(await pixelsTooWide(page)).toBe(0);
    await page.setViewportSize(PHONE);
    expect(await pixelsTooWide(page)).toBe(0);
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
}

test('everything that is pressed works in the oldest browser', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, REFERENCE);
  await page.getByRole('navigation', {name: '本页目录'}).locator('a[href="#op-listAccounts"]').click();
  await expect(page.locator('#op-listAccounts')).toBeInViewport();
  await expect(page.locator('.table-of-contents__link--active')).toHaveAttribute('href', '#op-listAccounts');
  await page.getByRole('tab', {name: 'Java', exact: true}).first().click();
  await expect(page.getByRole('tabpanel', {name: 'Java', exact: true}).first()).toBeVisible();
  await page.locator('.markdown details:not([open]) > summary:visible').first().click();
  await expect(page.locator('.markdown details[open]').first()).toBeVisible();
  await page.getByRole('button', {name: '复制代码到剪贴板'}).locator('visible=true').first().click();
  await expect(page.getByRole('status').filter({hasText: '已复制'})).toBeVisible();
  await page.getByRole('switch', {name: '深色模式'}).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('complementary').getByRole('link', {name: '数据字典'}).click();
  await expect(heading(page)).toHaveText('数据字典');
  await page.getByRole('button', {name: /^文档版本/}).click();
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '1.0 版本'}).click();
  await expect(page).toHaveURL('/docs/1.0/dev/dev_1_4');
  await page.goBack();
  await expect(page).toHaveURL(DICTIONARY);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('the menu and the table of contents work in the oldest browser', async ({page}) => {
    await visit(page, DICTIONARY);
    await page.getByText('本页总览').click();
    await page.getByRole('article').getByRole('group').getByRole('link', {name: /D0002/}).click();
    await expect(page).toHaveURL(`${DICTIONARY}#D0002`);
    await page.getByRole('button', {name: '打开导航菜单'}).click();
    await page.getByRole('dialog', {name: '导航菜单'}).getByRole('link', {name: '实名认证'}).click();
    await expect(heading(page)).toHaveText('实名认证');
    expect(complaints).toEqual([]);
  });

  test('without scroll timelines what is wide is scrolled, and keeps no shadow', async ({page}) => {
    await page.goto('/docs/dev/dev_1_2');
    // On a phone tables are lists.
    await page.setViewportSize({width: 700, height: 800});
    const scroller = page
      .getByRole('main')
      .getByRole('group')
      .filter({has: page.getByRole('table')})
      .first();
    await scroller.getByRole('table').evaluate((table) => table.style.setProperty('width', '1500px'));
    expect(await scroller.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    await expect(scroller).toHaveCSS('box-shadow', 'none');
    await scroller.hover();
    await page.mouse.wheel(100, 0);
    await expect.poll(() => scroller.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  });
});

test('without ::details-content a script opens the folds for paper', async ({page}) => {
  await page.goto(REFERENCE);
  const closed = page.locator('main .markdown details:not([open])');
  await expect(closed.first()).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
});

test('without text alternatives in styles the way to the top has its arrow', async ({page}) => {
  await page.goto(REFERENCE);
  const arrow = page.locator('[data-back-to-top]').evaluate((button) => getComputedStyle(button, '::before').content);
  expect(await arrow).toBe('"↑"');
});

test('a newer build is found without AbortSignal.timeout', async ({page}) => {
  let deployed = false;
  const body =
    '<!doctype html><title>new</title><h1>newer build</h1><script src="/assets/js/main.00000000.js"></script>';
  // Prefetched pages would not be requested again.
  await failChunks(
    page,
    () => deployed,
    () => true,
  );
  await page.route(DICTIONARY, (route) =>
    deployed ? route.fulfill({contentType: 'text/html', body}) : route.fallback(),
  );
  await visit(page, '/docs/');
  deployed = true;
  await page.getByRole('complementary').getByRole('link', {name: '数据字典'}).click();
  await expect(page.getByRole('heading', {name: 'newer build'})).toBeVisible();
});
