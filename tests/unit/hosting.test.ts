import {expect, test} from './plain-test';
import {createHash} from 'crypto';
import {mkdtempSync, readFileSync} from 'fs';
import path from 'path';
import {brotliDecompressSync, gunzipSync} from 'zlib';
import {headersFile} from '../../deploy/serve/headers-file';
import {listFiles} from '../../deploy/serve/list-files';
import {policyHeader} from '../../deploy/serve/policy';
import {prepareForServers} from '../../src/plugins/publish/for-servers';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import type {Policy} from '../../src/plugins/policy/options';
import {joinScripts} from '../../src/plugins/publish/pages/inline-scripts';
import {readPages, writePages} from '../../src/plugins/publish/pages/pages';
import {addPolicy} from '../../src/plugins/publish/pages/policy';
import {inlineStyles} from '../../src/plugins/publish/pages/styles';
import {Store} from '../../src/plugins/store';
import {writeFiles} from '../fixtures/written-files';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLESHEET = '/assets/css/styles.css';
const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8">${head}<link rel="stylesheet" href="${STYLESHEET}"></head><body>${body}</body></html>`;
const NOT_FOUND = {'404.html': page('nothing')};

const NONE = {ofOwner: [], ofHome: []};

const OWN = '<script>one(1)</script><script type="module">two()</script>';
const STYLES = 'body{top:0}';

async function hosted(files: Record<string, string>, baseUrl = '/', policy: Policy = {}) {
  const folder = mkdtempSync(test.info().outputPath('build-'));
  const store = new Store(mkdtempSync(test.info().outputPath('cache-')));
  try {
    for (const [file, text] of Object.entries({...files, 'assets/css/styles.css': STYLES}))
      writeFiles(folder, {[file]: text.replace(STYLESHEET, baseUrl + STYLESHEET.slice(1))});
    const pages = await readPages(store, folder, {own: new OwnMarkup(OWN), policy});
    const scripts = joinScripts(pages);
    const tag = addPolicy(
      pages,
      {
        scripts,
        ...(await inlineStyles(store, pages, folder, baseUrl, {inlineScripts: scripts, late: NONE, sheets: []})),
      },
      policy,
    );
    writePages(folder, pages);
    await prepareForServers(store, folder, baseUrl, tag, async () => undefined);
    return Object.fromEntries(listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
  } finally {
    await store.written();
  }
}

const directive = (html: string, name: string) => new RegExp(`${name} ?([^;]*)`).exec(policyHeader(html))?.[1];

test('the policy names the inline scripts and styles of all pages, in one order whatever the pages', async () => {
  const [one, two] = [page('<script>one(1)</script>'), page('<script type="module">two()</script>')];
  const first = await hosted({...NOT_FOUND, 'a.html': one, 'b.html': two});
  const second = await hosted({...NOT_FOUND, 'a.html': two, 'b.html': one});
  const policy = (files: typeof first) => policyHeader(files['404.html'].toString());
  expect(policy(first)).toBe(policy(second));
  expect(directive(first['b.html'].toString(), 'script-src')).toBe(
    ["'self'", ...[hash('one(1);'), hash('two()')].sort()].join(' '),
  );
  expect(directive(first['b.html'].toString(), 'style-src')).toBe(hash(STYLES));
});

test('scripts with an address, and data, are not named', async () => {
  const files = await hosted({
    ...NOT_FOUND,
    'a.html': page('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
  });
  expect(directive(files['a.html'].toString(), 'script-src')).toBe("'self'");
});

test('the policy has what the configuration permits besides what the site needs', async () => {
  const policy = {
    'script-src': ['https://a.example', "'self'"],
    'frame-src': ['https://b.example'],
    'object-src': ["'self'"],
  };
  const {'a.html': html} = await hosted({...NOT_FOUND, 'a.html': page('<script>one(1)</script>')}, '/', policy);
  const directives = policyHeader(html.toString()).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${hash('one(1);')} https://a.example`,
      "object-src 'self'",
      'frame-src https://b.example',
      "child-src 'none'",
    ]),
  );
});

test('stylesheets are allowed where a page links to one', async () => {
  const files = await hosted({...NOT_FOUND, 'a.html': page('', '<link rel="stylesheet" href="/a.css">')});
  expect(directive(files['404.html'].toString(), 'style-src')).toBe(`'self' ${hash(STYLES)}`);
});

test('the policy comes after the encoding and before everything that it governs', async () => {
  const {'404.html': html} = await hosted(NOT_FOUND);
  expect(html.toString()).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; /,
  );
});

test('text longer than a packet gets compressed forms with the same content', async () => {
  const text = '接口文档 '.repeat(200);
  const files = await hosted({...NOT_FOUND, 'a.txt': text, 'short.txt': 'short', 'a.png': text, 'assets/a.js': text});
  expect(brotliDecompressSync(files['a.txt.br']).toString()).toBe(text);
  expect(gunzipSync(files['assets/a.js.gz']).toString()).toBe(text);
  expect(Object.keys(files).filter((file) => /short|png/.test(file))).toEqual(['a.png', 'short.txt']);
});

test('_headers has the policy for all files and keeps hashed ones', async () => {
  const {_headers: headers, '404.html': html} = await hosted(NOT_FOUND);
  expect(headers.toString()).toContain(`/*\n  Content-Security-Policy: ${policyHeader(html.toString())}\n`);
  expect(headers.toString()).toMatch(/\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
});

test('under a base URL the rules of _headers are for what is below it', async () => {
  const {_headers: headers} = await hosted(NOT_FOUND, '/portal/');
  expect(headers.toString().match(/^\/.*$/gm)).toEqual(['/portal/*', '/portal/assets/*']);
});

test('the policy has media of the site only where pages have some', async () => {
  const [without, some] = [
    await hosted(NOT_FOUND),
    await hosted({...NOT_FOUND, 'a.html': page('<video src="/a.mp4">')}),
  ];
  const mediaOf = (files: typeof some) => directive(files['404.html'].toString(), 'media-src');
  expect([mediaOf(without), mediaOf(some)]).toEqual(["'none'", "'self' data:"]);
});

test('a page without an encoding ends the build', async () => {
  await expect(hosted({...NOT_FOUND, 'a.html': `<link rel="stylesheet" href="${STYLESHEET}">`})).rejects.toThrow(
    '[publish] build/a.html: no <meta charset="UTF-8">.',
  );
});

test('files of any format are published; only those that get smaller are compressed', async () => {
  const long = 'a'.repeat(2000);
  const names = ['a.odt', 'b.mp4', 'c.ttf', 'd.py', 'e.csv', 'CNAME', '.nojekyll', 'img/f.PNG'];
  const files = await hosted({...NOT_FOUND, ...Object.fromEntries(names.map((name) => [name, long]))});
  const coded = Object.keys(files).filter((name) => name.endsWith('.br'));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(names));
  expect(coded.sort()).toEqual(['c.ttf.br', 'e.csv.br']);
});

test('a policy longer than the limit of static hosts is rejected', () => {
  expect(() => headersFile('a'.repeat(2000), '/')).toThrow('[hosting] _headers: "  Content-Security-Policy: aaa');
});
