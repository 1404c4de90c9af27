import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {at} from '../../src/data/site';
import {builtPages} from '../checks/build-output';
import {docs, latestDocs} from '../fixtures/routes';
import {latest} from '../fixtures/versions';
import {visit} from '../checks/hydrated';
import {press} from '../checks/press';

async function switchTo(page: Page, version: string): Promise<void> {
  const bar = page.getByRole('navigation', {name: '主导航'});
  await press(bar.getByRole('button', {name: /^文档版本/}));
  await press(bar.getByRole('link', {name: `${version} 版本`}));
}

const dropdown = (page: Page) => page.getByRole('button', {name: /^文档版本/});

test('keeps the page and the fragment when the version changes', async ({page}) => {
  await visit(page, at('/docs/biz/v1/base/v1_base_1_0#op-listAccounts'));
  await switchTo(page, '2.0');
  await expect(page).toHaveURL(at('/docs/2.0/biz/v1/base/v1_base_1_0#op-listAccounts'));
  await expect(dropdown(page)).toHaveAccessibleName('文档版本 2.0 版本');
  await expect(page.getByRole('heading', {name: '查询企业账户列表'})).toBeInViewport();
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

test('the dropdown opens by keyboard, moves by arrows, closes by Escape and traps nobody', async ({page}) => {
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
});

const old = docs.filter(({version}) => version !== latest.number);

for (const {path, version} of old) {
  const current = path.replace(`/${version}/`, '/');
  const successor = docs.some((doc) => doc.path === current) ? current : at('/docs/');
  test(`${path} says that it is old and links to ${successor}`, async ({page}) => {
    await visit(page, path);
    await expect(page.getByText(`您正在阅读接口文档的 ${version} 版本，该版本已不再维护`)).toBeVisible();
    await press(page.getByRole('main').getByRole('link', {name: '最新版本', exact: true}));
    await expect(page).toHaveURL(successor);
  });
}

test('search engines are pointed at the page of the latest version, and kept from a page without one', () => {
  const pages = builtPages();
  for (const {path, version} of docs) {
    const $ = load(pages.get(path) ?? '');
    const successor = path.replace(`/${version}/`, '/');
    const canonical = pages.has(successor) ? successor : path;
    expect.soft(new URL($('link[rel=canonical]').attr('href') ?? '').pathname, path).toBe(canonical);
    expect.soft($('meta[name=robots]').attr('content'), path).toBe(pages.has(successor) ? undefined : 'noindex, follow');
  }
});

test('the sitemap lists the home page, the archive and the pages of the latest version', async ({request}) => {
  const $ = load(await (await request.get(at('/sitemap.xml'))).text(), {xml: true});
  const paths = $('loc').toArray().map((loc) => new URL($(loc).text()).pathname);
  const expected = latestDocs.map(({path}) => path);
  expect(paths.sort()).toEqual([at('/'), at('/blog/archive'), ...expected].sort());
});

test('footer links stay in the version that is being read', async ({page}) => {
  await visit(page, at('/docs/1.0/biz/v1/task/v1_task_3_0'));
  await press(page.getByRole('contentinfo').getByRole('link', {name: '数据字典'}));
  await expect(page).toHaveURL(at('/docs/1.0/dev/dev_1_4'));
});

test('any page of the latest version is two clicks away from any other', async ({page}) => {
  await visit(page, at('/docs/'));
  const expected = latestDocs.map(({path}) => path);
  const links = page.getByRole('complementary').getByRole('link');
  const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
  expect(expected.filter((path) => !hrefs.includes(path))).toEqual([]);
});
