import {expect, test} from '@playwright/test';
import type {Locator, Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {EVERY_ENGINE} from '../checks/engines';
import {goBack} from '../checks/history';
import {plantFault} from '../checks/faults';
import {visit} from '../checks/hydrated';
import {press} from '../checks/press';

// What is in hand when a test ends may fail: with `wait`, the end of one request makes Playwright let go of the others.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** Every doc page renders its table of contents in this column. */
const TOC_COLUMN = '"col col--3"';
const PAGE = at('/docs/biz/v1/base/v1_base_1_0');
const docsLink = (page: Page): Locator => page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '接口文档'});

/** Lets the page at a path throw from now on, or none. */
async function setFault(page: Page, fault: string | undefined): Promise<void> {
  await page.evaluate((path) => Object.assign(window, {fault: path}), fault);
}

async function expectCrashScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('planted fault')).toBeVisible();
  await expect(page.getByText('页面出错，暂时无法显示')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
}

/** The address changes before the page does, and what still shows throws by it; the title that has the focus is the next page's. */
const expectArrival = (page: Page): Promise<void> => expect(page.getByRole('heading', {level: 1})).toBeFocused();

test.describe('a page that throws inside the layout', () => {
  test.beforeEach(async ({page}) => {
    await plantFault(page, TOC_COLUMN);
    await visit(page, at('/docs/'));
    await setFault(page, PAGE);
    await press(page.getByRole('complementary').getByRole('link', {name: '账户管理'}));
    await expectCrashScreen(page);
    await expectArrival(page);
  });

  test('recovers by Try again once the cause is gone, and not before', EVERY_ENGINE, async ({page}) => {
    await press(page.getByRole('button', {name: 'Try again'}));
    await expectCrashScreen(page);
    await setFault(page, undefined);
    await press(page.getByRole('button', {name: 'Try again'}));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('账户管理');
    await expect(page).toHaveURL(PAGE);
  });

  test('lets go when the reader goes to another page', async ({page}) => {
    await press(docsLink(page));
    await expect(page).toHaveURL(at('/docs/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
    await expectArrival(page);
  });

  test('lets go on Back', async ({page}) => {
    await goBack(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
    await expectArrival(page);
  });
});

test.describe('a page that throws around the layout', () => {
  test.beforeEach(async ({page}) => {
    await plantFault(page, '"五步完成接入"');
    await visit(page, at('/docs/'));
    await setFault(page, at('/'));
    await press(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '首页'}));
    await expectCrashScreen(page);
  });

  test('recovers by Try again once the cause is gone', async ({page}) => {
    await setFault(page, undefined);
    await press(page.getByRole('button', {name: 'Try again'}));
    await expect(page.getByRole('heading', {name: '五步完成接入'})).toBeVisible();
  });

  test('keeps a navbar that leads to another page, a document of its own', async ({page}) => {
    const loaded = page.waitForEvent('load');
    await press(docsLink(page));
    await loaded;
    await expect(page).toHaveURL(at('/docs/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
  });
});
