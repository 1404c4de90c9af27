import {expect} from '@playwright/test';
import {load} from 'cheerio';
import {at} from '../../src/data/site';
import {routes, unknownPath} from '../fixtures/routes';
import {test} from '../fixtures/site';
import {latest, versions} from '../fixtures/versions';

for (const {path, title} of routes) {
  test(`${path} answers with the page ${title}`, async ({request}) => {
    const response = await request.get(path, {maxRedirects: 0});
    expect(response.status()).toBe(200);
    const $ = load(await response.text());
    expect($('main h1').toArray().map((heading) => $(heading).text())).toEqual([title]);
    expect($('title').text()).toBe(path === at('/') ? '接口文档' : `${title} | 接口文档`);
  });
}

for (const path of [unknownPath, at('/blog'), at('/blog/'), at('/docs/biz'), at(`/docs/${latest.number}/`), at('/docs/2.0/biz/v3/trade/v3_trade_1_0'), at('/docs/biz/v1/task/v1_task_3_0'), at('/404.html'), at('/assets/'), at('/search'), at('/docs/tags')]) {
  test(`${path} is the not-found page with status 404`, async ({request}) => {
    const response = await request.get(path, {maxRedirects: 0});
    expect(response.status()).toBe(404);
    expect(load(await response.text())('h1').text()).toBe('找不到页面');
  });
}

const OTHER_FORMS: Readonly<Record<string, string>> = {
  '/docs': '/docs/',
  '/docs/2.0': '/docs/2.0/',
  '/docs/index.html': '/docs/',
  '/blog/archive/': '/blog/archive',
  '/docs/dev/dev_1_1/': '/docs/dev/dev_1_1',
  '/docs.html': '/docs/',
  '/docs/index': '/docs/',
  '/index.html': '/',
  '/docs/dev/dev_1_1/index.html': '/docs/dev/dev_1_1',
  '/docs/dev/dev_1_1.html?a=b&c=%2F': '/docs/dev/dev_1_1?a=b&c=%2F',
};

for (const [form, address] of Object.entries(OTHER_FORMS)) {
  test(`${form} redirects to ${address} in one step`, async ({request}) => {
    const response = await request.get(at(form), {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(at(address));
  });
}

test('the not-found page offers ways back that work', async ({page}) => {
  await page.goto(unknownPath);
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveText(['首页', ...versions.map((version) => `接入说明（${version.label}${version === latest ? '，最新' : ''}）`)]);
  await main.getByRole('link', {name: '2.0 版本'}).click();
  await expect(page).toHaveURL(at('/docs/2.0/'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
});

test('the empty archive says that there are no posts yet', async ({page}) => {
  await page.goto(at('/blog/archive'));
  await expect(page.getByText('目前还没有文章')).toBeVisible();
});
