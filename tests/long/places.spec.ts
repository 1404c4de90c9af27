/** The site in a folder with an awkward name, without `.git`, for an unprivileged user. */
import {readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {differences, fingerprints} from '../../deploy/release/fingerprint';
import {writeManifest} from '../../deploy/release/manifest';
import {BUILD} from '../../tools/record/built-pages';
import {freePort} from '../fixtures/free-port';
import {awkwardPlace, runNode} from '../fixtures/awkward-place';
import type {Running} from '../fixtures/awkward-place';
import {editFile} from '../fixtures/edit-file';
import {isServed} from '../fixtures/small-build';
import {other} from '../fixtures/places';
import * as words from '../../contract/words';
import {latest} from '../fixtures/versions';

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.js';
const TSX = ['--import', 'tsx'];
/** A page, and its file. */
const PAGE = other.path;
const FILE = `docs/${PAGE.slice(latest.route.length) || 'index'}.mdx`;

let place: {readonly folder: string; readonly site: string};
let port: number;
let site: Running;

const run = async (...args: readonly string[]): Promise<{readonly code: number | null; readonly output: string}> => {
  const program = runNode(place.site, args, {PORT: String(port)});
  return {code: await program.ended, output: program.output()};
};

const patient = expect.configure({timeout: 8 * 60_000});

// The tests build, serve, test and deploy the same build.
test.describe.configure({mode: 'serial', timeout: 10 * 60_000});

test.beforeAll(async () => {
  place = awkwardPlace();
  port = await freePort();
});

test.afterAll(async () => {
  await site?.stop();
  rmSync(place.folder, {recursive: true, force: true});
});

test('`npm run site` builds the same bytes there, in another time zone and language, and serves them', async ({
  request,
}) => {
  site = runNode(place.site, ['tools/run/site.mjs'], {PORT: String(port)});
  await patient.poll(site.output).toContain(words.interpolate(words.home.serving, {port, path: ''}));
  expect(differences(fingerprints(path.join(place.site, 'build')), fingerprints(BUILD))).toEqual([]);
  const page = await request.get(`http://localhost:${port}${PAGE}`);
  expect(await page.text()).toBe(readFileSync(path.join(BUILD, `${PAGE}.html`), 'utf8'));
});

test('a port that is taken ends every server with what to do', async () => {
  expect(await run('tools/run/site.mjs')).toEqual({
    code: 1,
    output: expect.stringContaining('Choose another one, e.g. PORT=8080 npm run site.'),
  });
  expect(await run(...TSX, 'deploy/serve/main.ts')).toEqual({
    code: 1,
    output: expect.stringContaining(`Choose another one, e.g. --port ${port + 1}.`),
  });
  expect(await run(...TSX, 'tools/sandbox/main.ts', '--port', String(port))).toEqual({
    code: 1,
    output: expect.stringContaining(words.interpolate(words.sandbox.portTaken, {port, next: port + 1})),
  });
  expect(await run(DOCUSAURUS, 'start', '--no-open', '--port', String(port))).toEqual({
    code: 1,
    output: expect.stringContaining('Choose another one, e.g. npm start -- --port 3001'),
  });
  await site.stop();
});

test('what `npm test` runs runs there: a linter finds its configuration and its files, Playwright its server and its tests', async () => {
  writeFileSync(path.join(place.site, 'deploy', 'a.mjs'), "new URL('..', import.meta.url).pathname;\n");
  expect(await run('node_modules/eslint/bin/eslint.js', '--config', 'tools/lint/eslint.config.mjs', 'deploy')).toEqual({
    code: 1,
    output: expect.stringContaining('no-restricted-syntax'),
  });
  rmSync(path.join(place.site, 'deploy', 'a.mjs'));
  expect(
    await run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests', '--project=unit', 'on-path'),
  ).toEqual({
    code: 0,
    output: expect.stringMatching(/\d passed/),
  });
});

test('a build is deployed and taken back', async () => {
  const build = path.join(place.site, 'build');
  const root = path.join(place.folder, '发布 #2 "x"');
  expect(await run(...TSX, 'deploy/main.ts', 'deploy', root)).toMatchObject({code: 0});
  editFile(path.join(build, 'llms.txt'), '', 'another build\n');
  writeManifest(build);
  expect(isServed(root, build)).toBe(false);
  expect(await run(...TSX, 'deploy/main.ts', 'deploy', root, build)).toMatchObject({code: 0});
  expect(isServed(root, build)).toBe(true);
  expect(await run(...TSX, 'deploy/main.ts', 'rollback', root)).toMatchObject({code: 0});
  expect(isServed(root, BUILD)).toBe(true);
});

test('`npm start` shows a page, and an edit of it', async ({page}) => {
  const server = runNode(place.site, [DOCUSAURUS, 'start', '--no-open', '--port', String(port)]);
  try {
    await patient(() => page.goto(`http://localhost:${port}${PAGE}`)).toPass();
    await patient(page.getByRole('heading', {level: 1})).toBeVisible();
    editFile(path.join(place.site, FILE), 'title: ', 'title: 本地编辑');
    await patient(page.getByRole('heading', {level: 1})).toContainText('本地编辑');
  } finally {
    await server.stop();
  }
});

test('`docs:version` freezes docs/', async () => {
  const {code, output} = await run(DOCUSAURUS, 'docs:version', latest.number);
  expect(code, output).toBe(0);
  expect(JSON.parse(readFileSync(path.join(place.site, 'versions.json'), 'utf8'))).toContain(latest.number);
});
