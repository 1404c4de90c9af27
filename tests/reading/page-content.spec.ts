import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {goBack} from '../checks/history';
import {failContents} from '../checks/faults';
import {visit} from '../checks/hydrated';
import {isSameDocument, markDocument} from '../checks/same-document';
import {sidebarLink} from '../checks/sidebar';
import {guide, reference} from '../fixtures/places';

const followLink = (page: Page) =>
  page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '接口文档'}).click();
const box = (page: Page) => page.getByRole('alert');

test('content that fails on a click shows the box under the new address, and Retry gives it with no reload', async ({
  page,
}) => {
  let fails = true;
  await failContents(page, () => fails);
  await visit(page, at('/blog/archive'));
  await markDocument(page);
  await followLink(page);
  await expect(box(page)).toContainText(`Loading page ${guide.path} failed`);
  await expect(box(page)).toContainText('页面内容加载失败');
  await expect(page).toHaveURL(guide.path);
  fails = false;
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
  await expect(box(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('content of a newer build is taken by one full load of its page', async ({page}) => {
  let loads = 0;
  await page.route(guide.path, async (route) => {
    if (route.request().isNavigationRequest()) loads += 1;
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/main\.[0-9a-f]{8}\.js/g, 'main.00000000.js'),
    });
  });
  await visit(page, at('/blog/archive'));
  await markDocument(page);
  await followLink(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(loads).toBe(1);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('the content of the first page comes back on Back', async ({page}) => {
  await visit(page, guide.path);
  await markDocument(page);
  await sidebarLink(page, reference).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
  await goBack(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
  expect(await isSameDocument(page)).toBe(true);
});
