import {expect} from '@playwright/test';
import {at, site} from '../../src/data/site';
import {smallBuild} from '../fixtures/small-build';
import {reference} from '../fixtures/places';
import {test} from '../fixtures/site';
import {latest} from '../fixtures/versions';

const [family] = latest.families;
const download = (file: string) => at(`/downloads/${latest.number}/${file}`);
const SCRIPT = /\/[^"]*assets\/js\/main\.[^"]+\.js/;

test('hashed files are immutable, pages and answers without one are revalidated', async ({request}) => {
  const page = await request.get(at('/docs/'));
  const script = SCRIPT.exec(await page.text())?.[0] ?? '';
  const asset = await request.get(script);
  const missing = await request.get(at('/assets/js/main.00000000.js'));
  expect([page, asset, missing].map((response) => [response.status(), response.headers()['cache-control']])).toEqual([
    [200, 'no-cache'],
    [200, 'public, max-age=31536000, immutable'],
    [404, 'no-cache'],
  ]);
});

test('an unchanged page is not sent again, by its ETag or its date', async ({request}) => {
  const {etag, 'last-modified': date} = (await request.get(at('/docs/'))).headers();
  expect((await request.get(at('/docs/'), {headers: {'If-None-Match': etag}})).status()).toBe(304);
  expect((await request.get(at('/docs/'), {headers: {'If-Modified-Since': date}})).status()).toBe(304);
  expect((await request.get(at('/docs/'), {headers: {'If-None-Match': '"another"'}})).status()).toBe(200);
});

for (const {accepts, coding} of [
  {accepts: 'gzip, deflate, br', coding: 'br'},
  {accepts: 'gzip', coding: 'gzip'},
  {accepts: 'gzip, br;q=0', coding: 'gzip'},
  {accepts: 'identity', coding: undefined},
]) {
  for (const path of [at('/docs/'), download('fields.csv'), at('/no/such/page')]) {
    test(`${path} is sent ${coding ?? 'plain'} to a client that accepts ${accepts}`, async ({request}) => {
      const headers = {'Accept-Encoding': accepts};
      const response = await request.get(path, {headers});
      expect([response.headers()['content-encoding'], response.headers().vary]).toEqual([coding, 'Accept-Encoding']);
      // Playwright decodes responses, so all codings must give the same text.
      expect(await response.text()).toBe(
        await (await request.get(path, {headers: {'Accept-Encoding': 'identity'}})).text(),
      );
    });
  }
}

test('files in compressed formats are sent unchanged', async ({request}) => {
  const image = await request.get(at('/img/social-card.png'), {headers: {'Accept-Encoding': 'gzip, br'}});
  expect([image.status(), image.headers()['content-encoding']]).toEqual([200, undefined]);
});

test('HEAD is answered like GET, without a body', async ({request}) => {
  const head = await request.head(at('/docs/'), {headers: {'Accept-Encoding': 'br'}});
  const get = await request.get(at('/docs/'), {headers: {'Accept-Encoding': 'br'}});
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect(head.headers()['content-length']).toBe(get.headers()['content-length']);
});

test('the web manifest, the icons and robots.txt are there', async ({request}) => {
  const manifest = (await (await request.get(at('/manifest.webmanifest'))).json()) as {
    name: string;
    icons: {src: string}[];
  };
  expect(manifest.name).toBe(site.title);
  for (const file of [...manifest.icons.map(({src}) => src), at('/img/favicon.ico'), at('/img/social-card.png')]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  expect(await (await request.get(at('/robots.txt'))).text()).toContain(at('/sitemap.xml'));
});

const TYPES = [
  {path: at('/docs/index.md'), type: 'text/markdown; charset=utf-8'},
  {path: `${reference.path}.md`, type: 'text/markdown; charset=utf-8'},
  {path: at('/llms.txt'), type: 'text/plain; charset=utf-8'},
  {path: download('fields.csv'), type: 'text/csv; charset=utf-8'},
  {path: download(`openapi-${family}.json`), type: 'application/json'},
  {path: download(`openapi-${family}.yaml`), type: 'application/yaml'},
  {path: download('sample-kit.zip'), type: 'application/zip'},
  {path: at('/manifest.webmanifest'), type: 'application/manifest+json'},
  {path: at('/img/favicon.svg'), type: 'image/svg+xml'},
];

for (const {path, type} of TYPES) {
  test(`${path} is served as ${type}`, async ({request}) => {
    const response = await request.get(path, {maxRedirects: 0});
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  });
}

test('under a base URL everything is below it, and / leads there', async ({request, startSite}, testInfo) => {
  const build = smallBuild(testInfo.outputPath('build'), 'a', {
    _headers: '/portal/*\n',
    _redirects: '/portal/docs/old /portal/docs/ 301\n',
  });
  const site = await startSite(build);
  const ask = async (address: string) => {
    const response = await request.get(site.url + address, {maxRedirects: 0});
    return [response.status(), response.headers().location ?? response.headers()['cache-control']];
  };
  expect(await ask('/portal/')).toEqual([200, 'no-cache']);
  expect(await ask('/portal/docs/')).toEqual([200, 'no-cache']);
  expect(await ask('/portal/assets/js/main.a.js')).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await ask('/?a=b')).toEqual([301, '/portal/?a=b']);
  for (const form of ['/portal', '/portal.html', '/portal/index.html'])
    expect(await ask(form), form).toEqual([301, '/portal/']);
  for (const form of ['/portal/docs', '/portal/docs/index', '/portal/docs/old/'])
    expect(await ask(form), form).toEqual([301, '/portal/docs/']);
  for (const other of [
    '/docs/',
    '/assets/js/main.a.js',
    '/Portal/',
    '/portaldocs/',
    '/portal//',
    '/portal/404',
    '/portal/404.html',
    '/404.html',
    '/portal/_headers',
    '/-',
  ]) {
    expect(await ask(other), other).toEqual([404, 'no-cache']);
  }
  await site.stop();
});

test('a page that moved redirects in one step, with its query, and only under its own name', async ({
  request,
  startSite,
}, testInfo) => {
  const build = smallBuild(testInfo.outputPath('build'), 'a', {_redirects: '/docs/v1.0/old /docs/ 301\n'});
  const site = await startSite(build);
  const ask = async (address: string) => {
    const response = await request.get(site.url + address, {maxRedirects: 0});
    return [response.status(), response.headers().location];
  };
  expect(await ask('/docs/v1.0/old')).toEqual([301, '/docs/']);
  expect(await ask('/docs/v1.0/old/?a=b')).toEqual([301, '/docs/?a=b']);
  for (const other of ['/docs/V1.0/old', '/docs/v1x0/old', '/docs/v1.0/old/er', '/a/docs/v1.0/old', '/_redirects'])
    expect((await ask(other))[0], other).toBe(404);
  await site.stop();
});
