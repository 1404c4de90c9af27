import {expect} from '@playwright/test';
import {getRequest, rawRequest, statusOf} from '../checks/raw-request';
import {NAMES, namedSite, pageText} from '../fixtures/named-site';
import {test} from '../fixtures/site';

const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];
const bodyOf = (answer: string) => Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1').toString();

/** The path that a browser requests; `%`, `#` and `?` of the link are encoded. */
const asked = (path: string) => new URL(path.replace(/[%#?\\]/g, encodeURIComponent), 'http://localhost').pathname;

const decoded = (path = '') => decodeURIComponent(path);

for (const baseUrl of ['/', '/portal/']) {
  test(`below ${baseUrl} a page with any name has one address, to which its other forms redirect in one step`, async ({
    startSite,
  }, testInfo) => {
    const site = await startSite(namedSite(testInfo.outputPath('build'), baseUrl));
    const ask = (path: string) => rawRequest(site.plainPort, getRequest(path));
    for (const name of NAMES) {
      const [folder, page] = [`${baseUrl}docs/${name}/`, `${baseUrl}docs/${name}/${name}`];
      for (const route of [folder, page])
        expect.soft(bodyOf(await ask(asked(route))), route).toContain(pageText(route.slice(baseUrl.length)));
      const forms = {
        [folder]: [
          folder.slice(0, -1),
          `${folder}index`,
          `${folder}index.html`,
          `${folder}.html`,
          `${baseUrl}old/${name}/`,
        ],
        [page]: [`${page}/`, `${page}.html`, `${page}/index.html`],
      };
      for (const [route, others] of Object.entries(forms)) {
        const normalized = others.flatMap((other) => [other, other.normalize('NFC'), other.normalize('NFD')]);
        for (const form of new Set(normalized)) {
          const answer = await ask(`${asked(form)}?a=b&c=%2F`);
          expect.soft(statusOf(answer), form).toBe(301);
          expect.soft(locationOf(answer), form).toMatch(/^\/[\w\-.~!&'()*+,;=:@%/]+\?a=b&c=%2F$/);
          expect.soft(decoded(locationOf(answer)?.split('?')[0]), form).toBe(route);
        }
      }
    }
    await site.stop();
  });
}

const NO_OTHER_ORIGIN = [
  '//foreign.example',
  '//foreign.example/docs',
  '/%5cforeign.example/',
  '/%2f%2fforeign.example/',
];
const NO_OTHER_HEADER = [
  '/docs%0d%0aSet-Cookie:%20a=b',
  '/docs/%0d%0aSet-Cookie:%20a=b/',
  '/docs/?a=%0d%0aSet-Cookie:%20a=b',
];

test('no address redirects to another origin or adds a header, and no redirect has an empty segment', async ({
  startSite,
}, testInfo) => {
  const site = await startSite(namedSite(testInfo.outputPath('build')));
  for (const path of [...NO_OTHER_ORIGIN, ...NO_OTHER_HEADER, '/docs//', '/docs//index.html', '//.html']) {
    const answer = await rawRequest(site.plainPort, getRequest(path));
    expect.soft(locationOf(answer), path).toBeUndefined();
    expect.soft(answer, path).not.toMatch(/^set-cookie/im);
  }
  for (const [path, location] of Object.entries({
    '/.html': '/',
    '/docs/.html': '/docs/',
    '/index.html': '/',
    '/docs?': '/docs/',
  }))
    expect.soft(locationOf(await rawRequest(site.plainPort, getRequest(path))), path).toBe(location);
  await site.stop();
});
