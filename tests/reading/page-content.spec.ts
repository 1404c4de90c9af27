import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {goBack} from '../checks/history';
import {failContents} from '../checks/faults';
import {visit} from '../checks/hydrated';
import {isSameDocument, markDocument} from '../checks/same-document';

const TEXT = '本页按版本列出接口的变更';
const followLink = (page: Page) => page.getByRole('link', {name: '查看版本更新说明'}).click();
const box = (page: Page) => page.getByRole('alert');

test('content that fails on a click shows the box under the new address, and Retry gives it with no reload', async ({page}) => {
  let fails = false;
  await failContents(page, () => fails);
  await visit(page, at('/blog/archive'));
  await markDocument(page);
  fails = true;
  await followLink(page);
  await expect(box(page)).toContainText(`Loading page ${at('/docs/dev/dev_1_1')} failed`);
  await expect(box(page)).toContainText('页面内容加载失败');
  await expect(page).toHaveURL(at('/docs/dev/dev_1_1'));
  fails = false;
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('article')).toContainText(TEXT);
  await expect(box(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('content of a newer build is taken by one full load of its page', async ({page}) => {
  let loads = 0;
  await visit(page, at('/blog/archive'));
  await markDocument(page);
  await page.route(at('/docs/dev/dev_1_1'), async (route) => {
    if (route.request().isNavigationRequest()) loads += 1;
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll(/main\.[0-9a-f]{8}\.js/g, 'main.00000000.js')});
  });
  await followLink(page);
  await expect(page.getByRole('article')).toContainText(TEXT);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(loads).toBe(1);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('the content of the first page comes back on Back', async ({page}) => {
  await visit(page, at('/docs/dev/dev_1_1'));
  await markDocument(page);
  await page.getByRole('complementary').getByRole('link', {name: '数据字典'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('数据字典');
  await goBack(page);
  await expect(page.getByRole('article')).toContainText(TEXT);
  expect(await isSameDocument(page)).toBe(true);
});
