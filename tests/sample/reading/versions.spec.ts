import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../../src/data/site';
import {EVERY_ENGINE} from '../../checks/engines';
import {visit} from '../../checks/hydrated';

async function switchTo(page: Page, version: string) {
  const bar = page.getByRole('navigation', {name: '主导航'});
  await bar.getByRole('button', {name: /^文档版本/}).click();
  await bar.getByRole('link', {name: `${version} 版本`}).click();
}

const dropdown = (page: Page) => page.getByRole('button', {name: /^文档版本/});

test('keeps the page and the fragment when the version changes', EVERY_ENGINE, async ({page}) => {
  await visit(page, at('/docs/biz/v1/base/v1_base_1_0#op-listAccounts'));
  await switchTo(page, '2.0');
  await expect(page).toHaveURL(at('/docs/2.0/biz/v1/base/v1_base_1_0#op-listAccounts'));
  await expect(dropdown(page)).toHaveAccessibleName('文档版本 2.0 版本');
  await expect(page.getByRole('heading', {name: '查询企业账户列表'})).toBeInViewport();
});

test('before the app, the sidebar of the other version is scrolled as far, and has the same groups open', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await page.route('**/docs/2.0/dev/dev_1_4*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll(' open=""', '')});
  });
  await page.goto(at('/docs/dev/dev_1_4'));
  const sidebar = page.getByRole('navigation', {name: '文档目录'});
  await sidebar.evaluate((element) => element.scrollTo(0, 150));
  await switchTo(page, '2.0');
  await expect(page).toHaveURL(at('/docs/2.0/dev/dev_1_4'));
  await expect(sidebar.locator('a[href*="/docs/2.0/biz/v1/task/v1_task_1_0"]')).toBeVisible();
  expect(await sidebar.evaluate((element) => Math.round(element.scrollTop))).toBe(150);
});

test('drops a fragment that the page of the other version lacks', async ({page}) => {
  await visit(page, at('/docs/#signature-v3'));
  await switchTo(page, '1.0');
  await expect(page).toHaveURL(at('/docs/1.0/'));
});

test('goes to 接入说明 when the other version lacks the page', async ({page}) => {
  await visit(page, at('/docs/biz/v3/trade/v3_trade_1_0#op-createPayout'));
  await switchTo(page, '2.0');
  await expect(page).toHaveURL(at('/docs/2.0/'));
});

test('goes to the page of changes when a newer version lacks the page, and the banner and the badge say until when the old one is served', async ({
  page,
}) => {
  await visit(page, at('/docs/1.0/biz/v1/task/v1_task_3_0#op-createBill'));
  await expect(page.getByRole('alert')).toContainText('服务至 2026-12-31，之后停止服务。');
  await expect(page.getByText('1.0 版本，服务至 2026-12-31')).toBeVisible();
  await switchTo(page, '3.0');
  await expect(page).toHaveURL(at('/docs/dev/dev_1_1'));
});

test(
  'the dropdown opens by keyboard, moves by arrows, closes by Escape and traps nobody',
  EVERY_ENGINE,
  async ({page}) => {
    await visit(page, at('/docs/'));
    const links = page.getByRole('navigation', {name: '主导航'}).getByRole('listitem').getByRole('link');
    await dropdown(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeFocused();
    await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', {name: '深色模式'})).toBeFocused();
    await expect(dropdown(page)).toHaveAttribute('aria-expanded', 'false');
  },
);

test('a page of an old version leads to its successor in the latest one', async ({page}) => {
  await visit(page, at('/docs/1.0/dev/dev_1_4'));
  await page.getByRole('main').getByRole('link', {name: '最新版本', exact: true}).click();
  await expect(page).toHaveURL(at('/docs/dev/dev_1_4'));
});

test('footer links stay in the version that is being read', async ({page}) => {
  await visit(page, at('/docs/1.0/biz/v1/task/v1_task_3_0'));
  await page.getByRole('contentinfo').getByRole('link', {name: '数据字典'}).click();
  await expect(page).toHaveURL(at('/docs/1.0/dev/dev_1_4'));
});
