import {cpSync, mkdirSync, rmSync, utimesSync, writeFileSync} from 'fs';
import path from 'path';
import {brotliCompressSync} from 'zlib';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../deploy/serve/list-files';
import {policyHeader, policyTag} from '../../deploy/serve/policy';
import type {Site} from '../fixtures/served-site';
import {startNode} from '../fixtures/site';
import {smallBuild} from '../fixtures/small-build';

const page = (letter: string) => `<!doctype html>${policyTag(`script-src '${letter}'`)}<p>${letter.repeat(2000)}</p>`;

/** A build with a letter in its pages and policy, and in the names of a page and a redirect. */
const lettered = (folder: string, letter: string) =>
  smallBuild(folder, letter, {
    'index.html': page(letter),
    '404.html': page(letter),
    'docs/index.html': page(letter),
    'docs/index.html.br': brotliCompressSync(page(letter)),
    [`docs/${letter}.html`]: page(letter),
    _redirects: `/docs/old /docs/${letter} 301\n`,
  });

const ask = (site: Site, address: string, headers: Record<string, string> = {}) =>
  fetch(site.url + address, {redirect: 'manual', headers});

/** The letter of the policy, which must be that of the page. */
async function letterOf(site: Site, address: string): Promise<string> {
  const response = await ask(site, address);
  const policy = response.headers.get('content-security-policy') ?? '';
  const text = await response.text();
  if (text.includes('<p>')) expect(policy, address).toBe(policyHeader(text));
  return (/script-src '(.)'/.exec(policy) ?? [])[1];
}

const ADDRESSES = ['/', '/docs/', '/docs', '/docs/old', '/no/such/page', '/downloads/fields.csv', '/%zz'];
const letters = async (site: Site) => (await Promise.all(ADDRESSES.map((address) => letterOf(site, address)))).join('');

/** Empties a folder, as a build does before it writes. */
const empty = (folder: string) => {
  rmSync(folder, {recursive: true});
  mkdirSync(folder);
};

test('while a build is under way readers get the last one, and then all of the new one', async ({}, testInfo) => {
  const folder = lettered(testInfo.outputPath('build'), 'a');
  const next = lettered(testInfo.outputPath('next'), 'b');
  const site = await startNode(folder);
  expect(await letters(site)).toBe('aaaaaaa');
  const {etag = ''} = Object.fromEntries((await ask(site, '/docs/')).headers);
  empty(folder);
  expect(await letters(site)).toBe('aaaaaaa');
  for (const file of listFiles(next).filter((name) => name !== '_headers')) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), '');
    expect(await letters(site), file).toBe('aaaaaaa');
    cpSync(path.join(next, file), path.join(folder, file));
    expect(await letters(site), file).toBe('aaaaaaa');
  }
  expect((await ask(site, '/docs/b')).status).toBe(404);
  cpSync(path.join(next, '_headers'), path.join(folder, '_headers'));
  expect(await letters(site)).toBe('bbbbbbb');
  expect([(await ask(site, '/docs/b')).status, (await ask(site, '/docs/a')).status]).toEqual([200, 404]);
  expect((await ask(site, '/docs/old')).headers.get('location')).toBe('/docs/b');
  expect((await ask(site, '/docs/', {'If-None-Match': etag})).status).toBe(200);
  await site.stop();
});

test('an earlier build that comes back with its dates is served, and no copy of the later one is taken for current', async ({}, testInfo) => {
  const folder = lettered(testInfo.outputPath('build'), 'b');
  const site = await startNode(folder);
  const later = Object.fromEntries((await ask(site, '/docs/')).headers);
  lettered(folder, 'a');
  listFiles(folder).forEach((file) => utimesSync(path.join(folder, file), 1_000_000_000, 1_000_000_000));
  for (const headers of [{'If-None-Match': later.etag}, {'If-Modified-Since': later['last-modified']}] as Record<
    string,
    string
  >[])
    expect((await ask(site, '/docs/', headers)).status).toBe(200);
  expect(await letters(site)).toBe('aaaaaaa');
  await site.stop();
});

test('a page that was changed in the folder is sent with its own policy, and not with its old compressed form', async ({}, testInfo) => {
  const folder = lettered(testInfo.outputPath('build'), 'a');
  const site = await startNode(folder);
  expect(await letterOf(site, '/docs/')).toBe('a');
  writeFileSync(path.join(folder, 'docs/index.html'), page('b'));
  expect(await letterOf(site, '/docs/')).toBe('b');
  writeFileSync(path.join(folder, 'docs/new.html'), page('c'));
  expect(await letterOf(site, '/docs/new')).toBe('c');
  await site.stop();
});

test('what makes a request fail is its own response and is logged, and the next request is answered', async ({}, testInfo) => {
  const folder = lettered(testInfo.outputPath('build'), 'a');
  const site = await startNode(folder);
  const logged: string[] = [];
  const {error} = console;
  console.error = (...parts: readonly unknown[]) => logged.push(parts.join(' '));
  try {
    writeFileSync(path.join(folder, '_headers'), 'no rule\n');
    const response = await ask(site, '/docs/');
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(logged.join('\n')).toMatch(/^\[serve\] GET "\/docs\/": Error: \[hosting\] .*_headers:1: no base URL/);
  } finally {
    console.error = error;
  }
  writeFileSync(path.join(folder, '_headers'), '/*\n');
  expect(await letterOf(site, '/docs/')).toBe('a');
  await site.stop();
});
