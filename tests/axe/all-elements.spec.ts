import {expect, test} from '@playwright/test';
import {builtPages} from '../checks/build-output';
import {coveringPages} from '../checks/covering-pages';
import {visit} from '../checks/hydrated';
import {press} from '../checks/press';
import {openWhole, violations} from '../checks/violations';

test.describe.configure({timeout: 120_000});

for (const path of coveringPages(builtPages())) {
  test(`${path}, one of the pages that together have every kind of element, breaks no rule of axe with all its elements`, async ({page}) => {
    await openWhole(page, path, 'light');
    expect(await violations(page)).toEqual([]);
  });
}

test('the open menu of a phone, with the pages of the sidebar in it, and the open dropdown break no rule of axe', async ({page}) => {
  await visit(page, '/docs/#main-content');
  await press(page.getByRole('button', {name: /^文档版本/}));
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await press(page.getByRole('button', {name: '打开导航菜单'}));
  await expect(page.getByRole('dialog').getByRole('link', {name: '数据字典'})).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
