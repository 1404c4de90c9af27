import {expect, test as base} from '@playwright/test';
import type {Page} from '@playwright/test';
import {shownText} from '../checks/shown-text';
import {openIn} from '../checks/violations';

/** `page` runs no scripts, `scripted` does. */
const test = base.extend<{scripted: Page}>({
  scripted: async ({browser, baseURL}, use) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: true});
    await use(await context.newPage());
    await context.close();
  },
});

test.use({javaScriptEnabled: false});

const PAGE = '/docs/biz/v3/task/v3_task_2_0';
const PARTS = ['table', 'tbody tr', 'section[data-language] pre', 'h2'];

test('the text is the same with and without JavaScript, and a part that only a script shows is noticed', async ({page, scripted}) => {
  await Promise.all([page.goto(PAGE), openIn(scripted, PAGE, 'light')]);
  const text = await shownText(scripted);
  expect(await shownText(page)).toEqual(text);
  for (const part of PARTS) {
    const first = await page.getByRole('main').locator(part).filter({visible: true}).first().elementHandle();
    await first?.evaluate((node) => (node as HTMLElement).style.setProperty('display', 'none'));
    expect(await shownText(page), part).not.toEqual(text);
    await first?.evaluate((node) => (node as HTMLElement).style.removeProperty('display'));
  }
});

test('links, the sidebar, the table of contents and the version dropdown work without JavaScript', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: '开始接入'}).click();
  await page.getByRole('complementary').getByRole('link', {name: '数据字典'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('数据字典');
  await page.getByRole('button', {name: /^文档版本/}).focus();
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '1.0 版本'}).click();
  await expect(page).toHaveURL('/docs/1.0/dev/dev_1_4');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the table of contents opens without JavaScript', async ({page}) => {
    await page.goto('/docs/dev/dev_1_4');
    await page.getByText('本页总览').click();
    await page.getByRole('group').getByRole('link', {name: /D0002/}).click();
    await expect(page).toHaveURL('/docs/dev/dev_1_4#D0002');
  });
});
