/** The commands of Docusaurus on a site with two locales. */
import {execFileSync, spawn, spawnSync} from 'child_process';
import {once} from 'events';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {load} from 'cheerio';
import {expect, test} from '@playwright/test';
import {manifestProblems} from '../../../deploy/release/manifest';
import {hydrated} from '../../checks/hydrated';
import {editFile} from '../../fixtures/edit-file';
import {freePort} from '../../fixtures/free-port';
import {startNode} from '../../fixtures/site';
import {adoptedSite} from '../fixtures/stock-site';

const PAGE = `---
title: Getting started
description: How to begin
---

# Getting started

:::note

[Pets](./pet-store/pets.mdx)

:::
`;
/** A component of theme-classic, which replaces that of core. */
const WRAPPER = `import React from 'react';
import Original from '@theme-original/Layout';
import Init from '@theme-init/Layout';

export default function Wrapper(props) {
  return <Original {...props}><div data-wrapper={Original !== Init}>{props.children}</div></Original>;
}
`;
const COMMAND = 'node_modules/@docusaurus/core/bin/docusaurus.js';

let site = '';
/** The folder for files outside of the site. */
let place = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
};

function docusaurus(...args: readonly string[]): readonly [number | null, string] {
  const env = {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    GIT_CONFIG_GLOBAL: path.join(place, 'gitconfig'),
    GIT_USER: 'owner',
    ORGANIZATION_NAME: 'shop',
    PROJECT_NAME: 'docs',
    GITHUB_HOST: 'forge.example',
  };
  const {status, stdout, stderr} = spawnSync(process.execPath, [COMMAND, ...args], {cwd: site, encoding: 'utf8', env});
  return [status, stdout + stderr];
}

const REPOSITORY = ['shop', 'docs.git'] as const;
const published = (file: string): string =>
  execFileSync('git', ['show', `gh-pages:${file}`], {
    cwd: path.join(place, 'repositories', ...REPOSITORY),
    encoding: 'utf8',
  });

test.describe.configure({mode: 'serial', timeout: 3 * 60_000});
test.beforeAll(() => {
  site = adoptedSite();
  place = mkdtempSync(path.join(tmpdir(), 'commands-'));
  const repositories = path.join(place, 'repositories');
  execFileSync('git', ['init', '--quiet', '--bare', path.join(repositories, ...REPOSITORY)]);
  writeFileSync(
    path.join(place, 'gitconfig'),
    `[url "${repositories}/"]\n  insteadOf = https://owner@forge.example/\n[user]\n  name = a\n  email = a@a.example\n`,
  );
  const config = path.join(site, 'docusaurus.config.ts');
  editFile(config, "defaultLocale: 'en', locales: ['en']", "defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en']");
  editFile(config, 'items: navbarItems', "items: [...navbarItems, {type: 'localeDropdown'}]");
  rmSync(path.join(site, 'i18n'), {recursive: true});
  write('i18n/en/docusaurus-plugin-content-docs/current/index.mdx', PAGE);
  write('static/.nojekyll', '');
});
test.afterAll(() => {
  for (const folder of [site, place]) if (folder) rmSync(folder, {recursive: true});
});

test('mistakes at the command line end with one message, and without a stack', () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['build', '--locale', 'fr'], 'there is no locale "fr": i18n.locales has zh-Hans, en.'],
    [['build', '--config', 'none.js'], 'none.js" not found.'],
    [['serve', '--dir', 'none'], 'Build the site first'],
    [['swizzle', '@docusaurus/theme-classik', 'Footer'], 'Did you mean "@docusaurus/theme-classic"'],
    [['write-heading-ids', '.', 'none.md'], 'There is no Markdown file none.md.'],
    [['deploy', '--skip-build'], 'There is no build in'],
  ];
  for (const [args, message] of cases) {
    const [code, output] = docusaurus(...args);
    expect(code, output).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
  }
});

test('write-translations writes texts, swizzle a part of the theme', () => {
  expect(docusaurus('write-translations', '--locale', 'en', '--messagePrefix', 'EN ')[0]).toBe(0);
  expect(readFileSync(path.join(site, 'i18n/en/docusaurus-theme-classic/navbar.json'), 'utf8')).toContain(
    'EN 接口文档',
  );
  expect(docusaurus('swizzle', '@docusaurus/theme-classic', 'TabItem', '--danger', '--typescript')[0]).toBe(0);
  expect(readFileSync(path.join(site, 'src/theme/TabItem/index.tsx'), 'utf8')).toContain('function TabItem');
  write('src/theme/Layout/index.js', WRAPPER);
});

test('write-translations keeps what was translated, and takes it back with --override', () => {
  const files = ['docusaurus-theme-classic/navbar.json', 'code.json'].map((name) => path.join(site, 'i18n/en', name));
  const read = () => files.map((file) => readFileSync(file, 'utf8'));
  const written = read();
  editFile(files[0], 'EN 接口文档', 'Our title');
  editFile(files[1], 'EN Skip to main content', 'Past the menu');
  const translated = read();
  const args = ['write-translations', '--locale', 'en', '--messagePrefix', 'EN '];
  expect(docusaurus(...args)[0]).toBe(0);
  expect(read()).toEqual(translated);
  expect(docusaurus(...args, '--override')[0]).toBe(0);
  expect(read()).toEqual(written);
});

test('deploy builds all locales, and pushes them to the branch', () => {
  const [code, output] = docusaurus('deploy');
  expect(code, output).toBe(0);
  expect(published('.nojekyll')).toBe('');
  const page = load(published('en/docs/index.html'));
  expect(page('html').attr('lang')).toBe('en');
  expect(page('.admonition a').attr('href')).toBe('/en/docs/pet-store/pets');
  expect(page('.admonition-heading').text()).not.toMatch(/\p{Script=Han}/u);
  expect(page('[data-wrapper=true] main')).toHaveLength(1);
  expect(page('.navbar__inner').text()).toContain('EN 接口文档');
  const languages = page('link[rel=alternate][hreflang]').toArray();
  expect(languages.map(({attribs}) => `${attribs.hreflang} ${new URL(attribs.href).pathname}`).join()).toBe(
    'zh-Hans /docs/,en /en/docs/,x-default /docs/',
  );
  const chinese = load(published('docs/index.html'));
  expect(chinese('html').attr('lang')).toBe('zh-CN');
  expect(chinese('.navbar__inner').text()).not.toContain('EN ');
  expect(manifestProblems(path.join(site, 'build'))).toEqual([]);
});

test('a page of each locale has its own address while the app runs, and leads to that of the other one', async ({
  page,
}) => {
  const served = await startNode(path.join(site, 'build'));
  await page.goto(`${served.url}/en/docs/`);
  for (const [address, title, own, other] of [
    ['/en/docs/', 'Getting started', 'English', '简体中文'],
    ['/docs/', '接入说明', '简体中文', 'English'],
  ]) {
    await hydrated(page);
    await expect(page).toHaveURL(served.url + address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await page.getByRole('navigation').getByText(own, {exact: true}).first().hover();
    await page.getByRole('link', {name: other, exact: true}).first().click();
  }
  await expect(page).toHaveURL(`${served.url}/en/docs/`);
  await served.stop();
});

test('the headers of the whole build let the pages of each locale have their styles', () => {
  const headers = published('_headers');
  for (const file of ['404.html', 'en/404.html'])
    for (const hash of published(file).match(/sha256-[^']+/g) ?? []) expect(headers, file).toContain(hash);
});

test('build --no-minify writes the same pages, with scripts that people can read', () => {
  const [code, output] = docusaurus('build', '--no-minify', '--locale', 'zh-Hans', '--out-dir', 'readable');
  expect(code, output).toBe(0);
  const read = (folder: string, file: string) => readFileSync(path.join(site, folder, file), 'utf8');
  const linesOf = (folder: string): number => {
    const [script] = readdirSync(path.join(site, folder, 'assets', 'js')).filter((file) => /^main\..*js$/.test(file));
    return read(folder, path.join('assets', 'js', script)).split('\n').length;
  };
  expect(linesOf('readable')).toBeGreaterThan(1000);
  expect(linesOf('build')).toBeLessThan(100);
  const shown = (folder: string) => load(read(folder, 'docs/index.html'))('main').html();
  expect(shown('readable')).toBe(shown('build'));
});

test('serve builds with --build, and listens on the host and the port that it is given', async () => {
  const port = await freePort();
  const options = ['--build', '--dir', 'served', '--host', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, [COMMAND, 'serve', ...options], {cwd: site, stdio: 'ignore'});
  try {
    const status = (host: string) => fetch(`http://${host}:${port}/docs`).then((answer) => answer.status);
    await expect(async () => expect(await status('127.0.0.1')).toBe(200)).toPass();
    await expect(status('127.0.0.2')).rejects.toThrow('fetch failed');
    expect(manifestProblems(path.join(site, 'served'))).toEqual([]);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

test('deploy pushes nothing where nothing has changed, and refuses a broken link of one locale with its place', () => {
  const [code, output] = docusaurus('deploy', '--skip-build');
  expect(code, output).toBe(0);
  expect(output).toContain('nothing to commit');
  editFile(path.join(site, 'i18n/en/docusaurus-plugin-content-docs/current/index.mdx'), './pet-store/', './gone/');
  const [status, printed] = docusaurus('build', '--locale', 'en', '--out-dir', 'english');
  expect(status).toBe(1);
  expect(printed).toContain('i18n/en/docusaurus-plugin-content-docs/current/index.mdx:10:1: the link');
});

test('a build after another takes a new part of the theme', () => {
  write('src/theme/DocPaginator/index.js', "import '@theme-init/DocPaginator';\n");
  const [code, output] = docusaurus('build');
  expect(code).toBe(1);
  expect(output).toContain(
    '[beta13] src/theme/DocPaginator/index.js:1:8: the module "@theme-init/DocPaginator" does not exist. No theme beside this one has a component of this name.',
  );
});
