import {expect} from '@playwright/test';
import {builtPages, routeDifference} from '../checks/build-output';
import {docs, routes, unknownPath} from '../fixtures/routes';
import {test} from '../fixtures/site';

test('the specification names 47 routes: 19 + 12 + 14 docs, home and archive', () => {
  const count = (version: string) => docs.filter((doc) => doc.version === version).length;
  expect([count('3.0'), count('2.0'), count('1.0'), routes.length]).toEqual([19, 12, 14, 47]);
});

const specified = routes.map(({path}) => path);

test('the build holds exactly the routes of the specification', () => {
  expect(routeDifference([...builtPages().keys()], specified)).toEqual({missing: [], extra: []});
});

test('a missing route and an extra one are noticed', () => {
  const built = [...specified.filter((path) => path !== '/docs/'), '/docs/tags'];
  expect(routeDifference(built, specified)).toEqual({missing: ['/docs/'], extra: ['/docs/tags']});
});

for (const {path, title} of routes) {
  test(`${path} answers with the page ${title}`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(path === '/' ? '接口文档' : `${title} | 接口文档`);
  });
}

for (const path of [unknownPath, '/blog', '/blog/', '/docs/biz', '/docs/3.0/', '/docs/2.0/biz/v3/trade/v3_trade_1_0', '/docs/biz/v1/task/v1_task_3_0', '/404.html', '/assets/', '/search', '/docs/tags']) {
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
    const response = await request.get(form, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(address);
  });
}

test('the not-found page offers ways back that work', async ({page}) => {
  await page.goto(unknownPath);
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveText(['首页', '接入说明（3.0 版本，最新）', '接入说明（2.0 版本）', '接入说明（1.0 版本）']);
  await main.getByRole('link', {name: '2.0 版本'}).click();
  await expect(page).toHaveURL('/docs/2.0/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('接入说明');
});

test('the empty archive says that there are no posts yet', async ({page}) => {
  await page.goto('/blog/archive');
  await expect(page.getByText('目前还没有文章')).toBeVisible();
});
