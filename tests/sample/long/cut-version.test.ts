/** The procedure of CONTRIBUTING.md, "Cut a version", on a copy of the site. */
import {readFileSync, rmSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {copySite} from '../fixtures/site-copy';
import {BUILD, builtPages} from '../../../tools/record/built-pages';
import {freePort} from '../../fixtures/free-port';
import {
  docusaurus,
  NEW_FIELD,
  NEW_PAGE,
  NEXT_NUMBER,
  raiseNumber,
  runIn,
  writeNextVersion,
} from '../fixtures/next-version';
import {readBuild} from '../../checks/same-site';
import {latestDocs} from '../../fixtures/routes';
import {latest, versions} from '../../fixtures/versions';
import {CHANGES_PAGE} from '../../../src/data/versions';

/** Tests that depend on the versions of the site, of which the copy has one more. */
const FOLLOWING = ['anchor-ledger', 'node/changes', 'node/downloads', 'specified', 'version-pages'];

const FROZEN_ROUTE = `/docs/${latest.number}/`;
const frozen = (route: string) => route.replace(latest.route, FROZEN_ROUTE);

let site = '';
const git = (...args: readonly string[]) =>
  runIn(site, 'git', ['-c', 'user.name=test', '-c', 'user.email=test@project.example', ...args]);
const pages = () => builtPages(path.join(site, 'build'));
const built = (file: string) => readFileSync(path.join(site, 'build', file));
const page = (route: string) => load(pages().get(route) ?? '');

/** Text, links and anchors of a page, with addresses as if the frozen version were still the latest. */
function content(html = '') {
  const $ = load(html);
  $('script').remove();
  const article = $('article .markdown');
  const all = (name: string) =>
    article
      .find(`[${name}]`)
      .toArray()
      .map((element) => ($(element).attr(name) ?? '').replace(FROZEN_ROUTE, latest.route));
  return {text: article.text(), links: all('href'), ids: all('id')};
}

// The first test makes a full build, which the following ones read.
test.describe.configure({mode: 'serial', timeout: 15 * 60_000});

test.beforeAll(() => {
  site = copySite();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'before');
});

test.afterAll(() => rmSync(site, {recursive: true, force: true}));

test('a wrong number ends the command with what is expected, and changes nothing', () => {
  const {status, output} = docusaurus(site, 'docs:version', NEXT_NUMBER);
  expect(output).toContain(
    `docs/ is ${latest.number}, so it cannot be frozen as "${NEXT_NUMBER}". Run "npx docusaurus docs:version ${latest.number}"`,
  );
  expect([status, output.includes('    at ')]).toEqual([1, false]);
  expect(git('status', '--porcelain').output).toBe('');
});

test('the command freezes docs/, and the build says what the pages lack', () => {
  expect(docusaurus(site, 'docs:version', latest.number).status).toBe(0);
  expect(git('status', '--porcelain').output.trimEnd().split('\n')).toEqual([
    ` M versions.json`,
    `?? versioned_docs/version-${latest.number}/`,
    `?? versioned_sidebars/version-${latest.number}-sidebars.json`,
  ]);
  raiseNumber(site);
  const {status, output} = docusaurus(site, 'build');
  expect(status).toBe(1);
  expect(output).toContain(`[docs] docs/${CHANGES_PAGE}.mdx: the changes of ${NEXT_NUMBER} are not shown.`);
  expect(output).toContain(
    `[docs] docs/index.mdx:3: the description speaks of ${latest.number}, but the page belongs to ${NEXT_NUMBER}.`,
  );
});

test('the next version has the routes of its sidebar, and the frozen one those that it had', () => {
  writeNextVersion(site);
  const {status, output} = docusaurus(site, 'build');
  expect(status, output).toBe(0);
  const before = [...builtPages().keys()];
  const expected = [...before, ...latestDocs.map((doc) => frozen(doc.path)), latest.route + NEW_PAGE.id];
  expect(new Set(pages().keys())).toEqual(new Set(expected));
});

test('every frozen page says what the current one said, and that it is old', () => {
  const before = builtPages();
  const now = pages();
  for (const {path: route} of latestDocs) {
    const html = now.get(frozen(route)) ?? '';
    expect.soft(content(html), route).toEqual(content(before.get(route)));
    expect.soft(load(html)('main').text(), route).toContain(`您正在阅读接口文档的 ${latest.label}，该版本已不再维护`);
    expect.soft(new URL(load(html)('link[rel=canonical]').attr('href') ?? '').pathname, route).toBe(route);
  }
});

test('dropdown, sidebars, home page, sitemap and llms.txt follow', () => {
  const labels = [NEXT_NUMBER, ...versions.map(({number}) => number)].map((number) => `${number} 版本`);
  for (const route of ['/', latest.route, FROZEN_ROUTE]) {
    const $ = page(route);
    expect
      .soft(
        $('[data-version-dropdown] li')
          .toArray()
          .map((item) => $(item).text()),
        route,
      )
      .toEqual(labels);
    expect.soft($(`aside a[href$="/${NEW_PAGE.id}"]`).length, route).toBe(route === latest.route ? 1 : 0);
  }
  expect(page('/')('main').text()).toContain(`${NEXT_NUMBER} 查询令牌状态时返回令牌的类型`);
  const $ = load(built('sitemap.xml').toString(), {xml: true});
  const listed = $('loc')
    .toArray()
    .map((loc) => new URL($(loc).text()).pathname);
  expect(listed.sort()).toEqual(
    ['/', '/blog/archive', ...latestDocs.map((doc) => doc.path), latest.route + NEW_PAGE.id].sort(),
  );
  expect(built('llms.txt').toString()).toContain(`## ${NEXT_NUMBER} 版本\n`);
});

/** The downloads of a version in a build, with addresses as if the frozen version were still the latest. */
const downloads = (folder: string) =>
  new Map(
    Array.from(readBuild(folder).files)
      // The links of the feed include the version.
      .filter(([file]) => file.startsWith(`downloads/${latest.number}/`) && !file.endsWith('.atom'))
      .map(([file, text]) => [file, text.replaceAll(FROZEN_ROUTE, latest.route)]),
  );

test('each version offers its own contracts: the frozen ones are, but for the address of their version, what they were', () => {
  const before = downloads(BUILD);
  const now = downloads(path.join(site, 'build'));
  expect(before.size).toBeGreaterThan(5);
  expect([...now.keys()]).toEqual([...before.keys()]);
  before.forEach((text, file) => expect.soft(now.get(file), file).toBe(text));
  for (const [number, has] of [
    [NEXT_NUMBER, true],
    [latest.number, false],
  ] as const) {
    expect(built(`downloads/${number}/openapi-${NEW_FIELD.family}.yaml`).toString()).toContain(`version: "${number}"`);
    expect(built(`downloads/${number}/fields.csv`).includes(NEW_FIELD.anchor)).toBe(has);
  }
});

test('the change list of the next version has what changed, and the frozen one ends before it', () => {
  const section = `v${NEXT_NUMBER.replace('.', '-')}-compatible`;
  const link = `a[href="${latest.route}${NEW_FIELD.page}#${NEW_FIELD.anchor}"]`;
  expect(
    page(latest.route + CHANGES_PAGE)(`#${section}`)
      .nextUntil('h2, h3')
      .find(link).length,
  ).toBe(1);
  expect(page(latest.route + NEW_FIELD.page)(`[id="${NEW_FIELD.anchor}"]`).text()).toContain(`${NEXT_NUMBER} 新增`);
  expect(page(FROZEN_ROUTE + CHANGES_PAGE)(`#${section}`).length).toBe(0);
});

test('the tests follow: those of the copy hold for the build of the copy', async () => {
  expect(runIn(site, process.execPath, ['--import', 'tsx', 'tools/record/ledger.ts']).status).toBe(0);
  const {status, output} = runIn(
    site,
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['--config', 'tests'],
      '--reporter=line',
      '--project=node',
      '--project=unit',
      ...FOLLOWING,
    ],
    {PORT: String(await freePort())},
  );
  expect(status, output).toBe(0);
});
