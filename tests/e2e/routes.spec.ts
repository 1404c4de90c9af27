import {expect} from '@playwright/test';
import {at} from '../../src/data/site';
import {builtPages, routeDifference} from '../checks/build-output';
import {press} from '../checks/press';
import {archive, docs, home, routes, specified, unknownPath} from '../fixtures/routes';
import {test} from '../fixtures/site';
import {latest, versions} from '../fixtures/versions';

test('the specification names 47 routes: 19 + 12 + 14 docs, home and archive', () => {
  const counts = Object.values(specified).map((pages) => Object.keys(pages).length);
  expect(counts).toEqual([19, 12, 14]);
  expect(counts.reduce((sum, count) => sum + count, [home, archive].length)).toBe(47);
});

test('the versions of the specification are all there, and newer ones stand before them', () => {
  const numbers = versions.map(({number}) => number);
  expect(numbers.slice(-3)).toEqual(Object.keys(specified));
  expect(docs.filter(({version}) => version in specified)).toHaveLength(45);
});

const expected = routes.map(({path}) => path);

test('the build holds exactly the routes of the specification', () => {
  expect(routeDifference([...builtPages().keys()], expected)).toEqual({missing: [], extra: []});
});

test('a missing route and an extra one are noticed', () => {
  const built = [...expected.filter((path) => path !== at('/docs/')), at('/docs/tags')];
  expect(routeDifference(built, expected)).toEqual({missing: [at('/docs/')], extra: [at('/docs/tags')]});
});

for (const {path, title} of routes) {
  test(`${path} answers with the page ${title}`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(path === at('/') ? '接口文档' : `${title} | 接口文档`);
  });
}

for (const path of [unknownPath, at('/blog'), at('/blog/'), at('/docs/biz'), at(`/docs/${latest.number}/`), at('/docs/2.0/biz/v3/trade/v3_trade_1_0'), at('/docs/biz/v1/task/v1_task_3_0'), at('/404.html'), at('/assets/'), at('/search'), at('/docs/tags')]) {
  test(`${path} is the not-found page with status 404`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1, name: '找不到页面'})).toBeVisible();
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
  await press(main.getByRole('link', {name: '2.0 版本'}));
  await expect(page).toHaveURL(at('/docs/2.0/'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
});

test('the empty archive says that there are no posts yet', async ({page}) => {
  await page.goto(at('/blog/archive'));
  await expect(page.getByText('目前还没有文章')).toBeVisible();
});
