import {expect, test} from '@playwright/test';

const PAGE = '/docs/biz/v3/account/v3_account_1_0';

test('a category of the sidebar closes and opens by Enter', async ({page}) => {
  await page.goto(PAGE);
  const category = page.getByRole('complementary').locator('details', {hasText: '数据字典'});
  for (const open of [false, true]) {
    await category.locator('summary').press('Enter');
    await expect(category).toHaveJSProperty('open', open);
  }
});

test('after the announcement is closed the focus goes on with what comes next', async ({page}) => {
  await page.goto(PAGE);
  await page.getByRole('button', {name: '关闭'}).press('Enter');
  await expect(page.getByText('本站接口内容为示例契约')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '首页'})).toBeFocused();
});

test('the arrow keys scroll a table that is wider than the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/dev/dev_1_1');
  const table = page.getByRole('group', {name: '表格'}).filter({hasText: '1.0 的调用'});
  await table.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.first().evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
