/** A site with a blog, pages of its own, a second instance of the docs plugin, and plugins of remark and rehype in all of them. */
import {cpSync, existsSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from '@playwright/test';
import {editFile} from '../fixtures/edit-file';
import {startNode} from '../fixtures/site';
import type {Site} from '../fixtures/served-site';
import {buildAdopted} from '../fixtures/stock-site';

const PLUGINS = [
  "import end from './src/remark/end.js';",
  "import katex from 'rehype-katex';",
  "import math from 'remark-math';",
  "import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';",
  'const language = {remarkPlugins: [math, [npm2yarn, {sync: true}], end], rehypePlugins: [katex]} as never as object;',
  "import docs from './src/plugins/docs';",
].join('\n');

let site = '';
let served: Site | undefined;

function addPages(folder: string): void {
  cpSync(path.join(__dirname, '..', 'fixtures', 'owner-pages'), folder, {recursive: true});
  const config = path.join(folder, 'docusaurus.config.ts');
  const help = "  ['@docusaurus/plugin-content-docs', {id: 'help', path: 'help', routeBasePath: 'help', ...language}],";
  editFile(config, "import docs from './src/plugins/docs';", PLUGINS);
  editFile(
    config,
    'const docsOptions: Partial<PluginOptions> = {',
    'const docsOptions: Partial<PluginOptions> = {...language,',
  );
  editFile(
    config,
    'blog: {feedOptions: {type: null}},',
    "blog: {...language, feedOptions: {type: 'all'}}, pages: {...language},",
  );
  editFile(config, '  [docs, docsOptions],', `  [docs, docsOptions],\n${help}`);
  editFile(config, 'const policy: Policy = {};', `const policy: Policy = {'style-src-attr': ["'unsafe-inline'"]};`);
}

const build = (file: string): string => path.join(site, 'build', file);
const page = (file: string): CheerioAPI => load(readFileSync(build(file), 'utf8'));

test.describe.configure({mode: 'serial', timeout: 5 * 60_000});
test.beforeAll(async () => {
  site = buildAdopted(addPages);
  served = await startNode(build(''));
});
test.afterAll(async () => {
  await served?.stop();
  if (site) rmSync(site, {recursive: true});
});

test('a list of posts shows excerpts, and the page of a post all of it, with its author and tags', () => {
  const excerpt = page('blog.html')('.markdown').text();
  expect(excerpt).toContain('开头');
  expect(excerpt).not.toContain('摘要之后');
  const post = page('blog/2021/12/01/first.html');
  expect(post('.markdown').text()).toContain('1~3 个工作日');
  expect(post('.admonition').text()).toContain('标题说明。');
  expect(post('[itemprop=author]').text()).toBe('李雷编辑');
  expect(post('.markdown a').attr('href')).toBe('/blog/second');
  expect(page('blog/tags/api.html')('article')).toHaveLength(2);
  expect(page('blog/second.html')('h1').text()).toBe('第二篇的标题');
});

test('a draft is in no build, and the feeds are there', () => {
  expect(readFileSync(build('blog/rss.xml'), 'utf8')).not.toContain('草稿');
  expect(existsSync(build('blog/2021/12/03/draft.html'))).toBe(false);
});

test('plugins run on static pages, on compiled ones, in the blog, in src/pages and in another instance of the docs plugin', () => {
  for (const file of ['docs/math.html', 'docs/install.html', 'blog.html', 'try.html', 'help/index.html'])
    expect(page(file)('main').text(), file).toContain('结尾');
  expect(page('docs/math.html')('.katex-display')).toHaveLength(1);
  expect(page('docs/install.html')('[role=tab]').text()).toBe('npmYarn');
  expect(readFileSync(build('docs/math.md'), 'utf8')).toContain('$x_{1}$');
  expect(page('help/index.html')('main').text()).toContain('部分：部分');
});

test('state and tabs of pages of src/pages work, with the policy of the site', async ({page: tab}) => {
  const errors: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await tab.goto(`${served?.url}/try`);
  await tab.mouse.move(1, 1);
  await expect(async () => {
    await tab.getByRole('button', {name: /点了/}).click();
    await expect(tab.getByRole('button', {name: /点了 [1-9]/})).toBeVisible({timeout: 500});
  }).toPass();
  await tab.getByRole('tab', {name: '乙'}).click();
  await expect(tab.getByText('乙的内容')).toBeVisible();
  await tab.goto(`${served?.url}/plain`);
  await tab.mouse.move(2, 2);
  await expect(async () => {
    await tab.getByRole('button').filter({hasText: 'n='}).click();
    await expect(tab.getByText(/n=[1-9]/)).toBeVisible({timeout: 500});
  }).toPass();
  expect(errors).toEqual([]);
});
