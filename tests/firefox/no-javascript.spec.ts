import {expect, test} from '@playwright/test';

// Playwright's own option does nothing in Firefox.
test.use({launchOptions: async ({launchOptions}, use) => use({...launchOptions, firefoxUserPrefs: {'javascript.enabled': false}})});

test('a page can be read, every language of its samples too, and its links lead on', async ({page}) => {
  await page.goto('/docs/dev/dev_1_2');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('获取访问令牌');
  await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  await page.getByRole('complementary').getByRole('link', {name: '数据字典'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('数据字典');
  await page.getByRole('button', {name: /^文档版本/}).focus();
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '1.0 版本'}).click();
  await expect(page).toHaveURL('/docs/1.0/dev/dev_1_4');
});
