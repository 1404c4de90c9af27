import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {at} from '../../../src/data/site';

for (const address of ['/docs/biz', '/docs/2.0/biz/v3/trade/v3_trade_1_0', '/docs/biz/v1/task/v1_task_3_0'].map(at)) {
  test(`${address}, which another version has, is the not-found page with status 404`, async ({request}) => {
    const response = await request.get(address, {maxRedirects: 0});
    expect(response.status()).toBe(404);
    expect(load(await response.text())('h1').text()).toBe('找不到页面');
  });
}

test('the address of an old version without its slash redirects in one step', async ({request}) => {
  const response = await request.get(at('/docs/2.0'), {maxRedirects: 0});
  expect([response.status(), response.headers().location]).toEqual([301, at('/docs/2.0/')]);
});

test('the feed of changes is served as Atom', async ({request}) => {
  const response = await request.get(at('/downloads/3.0/changes.atom'), {maxRedirects: 0});
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/atom+xml']);
});
