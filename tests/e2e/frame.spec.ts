import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {at} from '../../src/data/site';
import {builtPages} from '../checks/build-output';
import {visit} from '../checks/hydrated';
import {press} from '../checks/press';
import {docs, routes, unknownPath} from '../fixtures/routes';
import {versions} from '../fixtures/versions';

for (const path of [...routes.map((route) => route.path), unknownPath]) {
  test(`${path} has the page frame`, async ({page}) => {
    await page.goto(path);
    const bar = page.getByRole('navigation', {name: '主导航'});
    await expect(bar.getByRole('link', {name: '首页'})).toHaveAttribute('href', at('/'));
    await expect(bar.getByRole('link', {name: '接口文档'})).toBeVisible();
    await press(bar.getByRole('button', {name: /^文档版本/}));
    await expect(bar.getByRole('listitem').getByRole('link')).toHaveText(versions.map(({number}) => `${number} 版本`));
    await expect(bar.getByRole('switch', {name: '深色模式'})).not.toBeChecked();
    await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2024');
    await expect(page.getByRole('link', {name: '跳到主要内容'})).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
}

for (const {path} of docs) {
  test(`${path} lists its h2 and h3 headings, and no others, in the table of contents`, async ({page}) => {
    await page.goto(path);
    const headings = page.getByRole('article').locator('h2, h3');
    const fragments = await headings.evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    const links = page.getByRole('navigation', {name: '本页目录'}).getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')))).toEqual(fragments);
  });
}

test('every page is declared Chinese, made by Docusaurus beta.13, and claims no English', () => {
  for (const [route, html] of builtPages()) {
    const $ = load(html);
    expect.soft($('html').attr('lang'), route).toBe('zh-CN');
    expect.soft($('meta[name=generator]').attr('content'), route).toBe('Docusaurus v2.0.0-beta.13');
    expect.soft($('link[hreflang]').toArray().map((link) => $(link).attr('hreflang')), route).toEqual(['zh-CN']);
    expect.soft($('meta[name=description]').attr('content')?.length, route).toBeGreaterThan(10);
  }
});

test('the skip link takes the keyboard to the main content', async ({page}) => {
  await visit(page, at('/docs/'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: '跳到主要内容'});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test.describe('at 996 px', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('the mobile layout stands: menu button, collapsed table of contents, no sidebar', async ({page}) => {
    await page.goto(at('/docs/dev/dev_1_4'));
    await expect(page.getByRole('button', {name: '打开导航菜单'})).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('navigation', {name: '本页目录'})).toBeHidden();
    const toc = page.getByRole('article').getByRole('group').filter({hasText: '本页总览'});
    await expect(toc.getByRole('link').first()).toBeHidden();
    await press(toc.getByText('本页总览'));
    await expect(toc.getByRole('link').first()).toBeVisible();
  });

  test('the menu leads to a page, keeps the focus inside while open and gives it back', async ({page}) => {
    await visit(page, at('/docs/dev/dev_1_4'));
    const open = page.getByRole('button', {name: '打开导航菜单'});
    await open.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', {name: '导航菜单'});
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await press(open);
    await press(menu.getByRole('link', {name: '实名认证'}));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('实名认证');
    await expect(menu).toBeHidden();
  });
});

test.describe('at 997 px', () => {
  test.use({viewport: {width: 997, height: 800}});

  test('the desktop layout stands: sidebar, table of contents on the right, no menu button', async ({page}) => {
    await page.goto(at('/docs/dev/dev_1_4'));
    await expect(page.getByRole('button', {name: '打开导航菜单'})).toBeHidden();
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(page.getByRole('navigation', {name: '本页目录'})).toBeVisible();
  });
});
