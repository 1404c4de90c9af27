import {expect, test} from '@playwright/test';
import {routes} from '../fixtures/routes';
import {press} from '../checks/press';

test.use({javaScriptEnabled: false});

for (const {path, title} of routes) {
  test(`${path} can be read without JavaScript`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(30);
  });
}

test('links, the sidebar, the table of contents and the version dropdown lead on without JavaScript', async ({page}) => {
  await page.goto('/');
  await press(page.getByRole('link', {name: '开始接入'}));
  await press(page.getByRole('complementary').getByRole('link', {name: '数据字典'}));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('数据字典');
  await page.getByRole('button', {name: /^文档版本/}).focus();
  await press(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '1.0 版本'}));
  await expect(page).toHaveURL('/docs/1.0/dev/dev_1_4');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the table of contents opens without JavaScript', async ({page}) => {
    await page.goto('/docs/dev/dev_1_4');
    await press(page.getByText('本页总览'));
    await press(page.getByRole('group').getByRole('link', {name: /D0002/}));
    await expect(page).toHaveURL('/docs/dev/dev_1_4#D0002');
  });
});
