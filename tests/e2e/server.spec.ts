import {expect, test} from '@playwright/test';

test('hashed files are immutable, pages are revalidated', async ({request}) => {
  const page = await request.get('/docs/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /\/assets\/js\/main\.[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  const asset = await request.get(script);
  expect(asset.status()).toBe(200);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an unchanged page is not sent again', async ({request}) => {
  const {etag} = (await request.get('/docs/')).headers();
  expect((await request.get('/docs/', {headers: {'If-None-Match': etag}})).status()).toBe(304);
});

test('only GET and HEAD are answered', async ({request}) => {
  const post = await request.post('/docs/');
  expect([post.status(), post.headers().allow]).toEqual([405, 'GET, HEAD']);
  const head = await request.head('/docs/');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
});

for (const path of ['/%zz', '/docs/%c0%ae%c0%ae/']) {
  test(`${path} is a bad request`, async ({request}) => {
    expect((await request.get(path)).status()).toBe(400);
  });
}

for (const path of ['/%2e%2e/package.json', '/..%2fpackage.json', '/%00', '/.gitkeep', `/${'a'.repeat(7000)}`]) {
  test(`${path.slice(0, 30)} is not found`, async ({request}) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('the web manifest, the icons and robots.txt are there', async ({request}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {name: string; icons: {src: string}[]};
  expect(manifest.name).toBe('接口文档');
  for (const file of [...manifest.icons.map(({src}) => src), '/img/favicon.ico', '/img/social-card.png']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

const TYPES = [
  {path: '/docs/index.md', type: 'text/markdown; charset=utf-8'},
  {path: '/docs/2.0/dev/dev_1_1.md', type: 'text/markdown; charset=utf-8'},
  {path: '/llms.txt', type: 'text/plain; charset=utf-8'},
  {path: '/downloads/3.0/fields.csv', type: 'text/csv; charset=utf-8'},
  {path: '/downloads/3.0/openapi-v3.json', type: 'application/json'},
  {path: '/downloads/3.0/openapi-v3.yaml', type: 'application/yaml'},
];

for (const {path, type} of TYPES) {
  test(`${path} is served as ${type}`, async ({request}) => {
    const response = await request.get(path, {maxRedirects: 0});
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  });
}
