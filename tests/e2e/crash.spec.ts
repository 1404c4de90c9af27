import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {plantFault} from '../checks/faults';
import {visit} from '../checks/hydrated';

// No request is in hand when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'wait'}));

/** Every doc page renders its table of contents in this column. */
const TOC_COLUMN = '"col col--3"';
const PAGE = '/docs/biz/v1/base/v1_base_1_0';

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

test.describe('a page that throws inside the layout', () => {
  test.beforeEach(async ({page}) => {
    await plantFault(page, TOC_COLUMN);
    await visit(page, '/docs/');
    await setFault(page, PAGE);
    await page.getByRole('complementary').getByRole('link', {name: '账户管理'}).click();
    await expectCrashScreen(page);
  });

  test('recovers by Try again once the cause is gone, and not before', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expectCrashScreen(page);
    await setFault(page, undefined);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('账户管理');
    await expect(page).toHaveURL(PAGE);
  });

  test('lets go when the reader goes to another page', async ({page}) => {
    await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '接口文档'}).click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
  });

  test('lets go on Back', async ({page}) => {
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
  });
});

test.describe('a page that throws around the layout', () => {
  test.beforeEach(async ({page}) => {
    await plantFault(page, '"五步完成接入"');
    await visit(page, '/docs/');
    await setFault(page, '/');
    await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '首页'}).click();
    await expectCrashScreen(page);
  });

  test('recovers by Try again once the cause is gone', async ({page}) => {
    await setFault(page, undefined);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {name: '五步完成接入'})).toBeVisible();
  });

  test('keeps a navbar that leads to another page', async ({page}) => {
    await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '接口文档'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
  });
});
