/** A site with a blog, pages of its own, further instances of the docs plugin, plugins of remark and rehype in all of them, and components of an owner. */
import {existsSync, readdirSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {errorsOf} from '../../checks/page-errors';
import {openLive} from '../checks/live-page';
import {pixelsTooWide} from '../../checks/overflow';
import {addOwnerPages} from '../fixtures/add-owner-pages';
import {startNode} from '../../fixtures/site';
import type {Site} from '../../fixtures/served-site';
import {builtSite} from '../fixtures/stock-site';

const {folder, read, page} = builtSite(addOwnerPages);
let served: Site | undefined;

test.use({actionTimeout: 15_000});
test.beforeAll(async () => {
  served = await startNode(path.join(folder(), 'build'));
});
test.afterAll(() => served?.stop());

test('a draft is in no build and no feed, links between posts lead to their addresses, and dates are Chinese', () => {
  expect(page('blog/2021/12/01/first.html')('.markdown a').attr('href')).toBe('/blog/second');
  expect(page('blog/2021/12/01/first.html')('time').text()).toBe('2021年12月1日');
  expect(read('blog/rss.xml')).not.toContain('草稿');
  expect(existsSync(path.join(folder(), 'build/blog/2021/12/03/draft.html'))).toBe(false);
});

test('a link of the footer leads to another site', () => {
  expect(page('help/index.html')('footer a[href="https://forge.example/"]').text()).toContain('源码');
});

test('plugins run on static pages, on compiled ones, in the blog, in src/pages and in another instance of the docs plugin', () => {
  for (const file of ['docs/math.html', 'docs/install.html', 'blog.html', 'try.html', 'help/index.html'])
    expect(page(file)('main').text(), file).toContain('结尾');
  expect(page('docs/math.html')('.katex-display')).toHaveLength(1);
  expect(page('docs/install.html')('[role=tab]').text()).toBe('npmYarn');
  expect(read('docs/math.md')).toContain('$x_{1}$');
  expect(page('help/index.html')('main').text()).toContain('部分：部分');
});

test('a request with a variable finds files by an alias, and one from the root those of static', async ({
  page: tab,
}) => {
  const errors = errorsOf(tab);
  const inDocs = page('docs/live/parts.html')('main').text();
  expect(inDocs).toContain('甲店的图：data:image/png /assets/images');
  await open(tab, '/docs/live/parts');
  await expect(tab.getByText('甲店的图：data:image/png /assets/images')).toBeVisible();
  expect(page('variable.html')('h1').text()).toBe('甲店');
  await open(tab, '/variable');
  for (const name of ['192', '512'])
    await expect(tab.getByRole('img', {name})).toHaveJSProperty('naturalWidth', Number(name));
  expect(errors).toEqual([]);
});

test('a page of another instance whose name has a space tells its last author, also once its app runs', async ({
  page: tab,
}) => {
  const errors = errorsOf(tab);
  expect(page('help/two words.html')('.theme-last-updated').text()).toMatch(/\d{4}年\d+月\d+日.*Somebody/);
  await open(tab, '/help/two%20words');
  await expect(tab.getByText('Somebody')).toBeVisible();
  expect(errors).toEqual([]);
});

test('versions of another instance have their own latest version, banner and canonical page', () => {
  const old = page('help/1.0/index.html');
  expect(old('.theme-doc-version-banner').text()).toContain('1.0，该版本已不再维护');
  expect(old('.theme-doc-version-banner').text()).toContain('（新）');
  expect(old('.theme-doc-version-banner a').attr('href')).toBe('/help/');
  expect(old('.theme-doc-version-badge').text()).toBe('1.0 版本');
  expect(old('link[rel=canonical]').attr('href')).toMatch(/\/help\/$/);
  expect(old('link[type="text/markdown"]')).toHaveLength(0);
  expect(page('help/1.0/removed.html')('meta[name=robots]').attr('content')).toBe('noindex, follow');
  expect(page('help/2.0/index.html')('.theme-doc-version-banner').text()).toContain('2.0 版尚未发行');
  expect(read('sitemap.xml')).toContain('/help/<');
  expect(read('sitemap.xml')).not.toContain('/help/1.0');
});

test('a frozen version without a page at its own address has the pages of its sidebar', () => {
  expect(page('help/0.9/start.html')('nav[aria-label="文档目录"] [aria-current=page]').text()).toBe('开始');
});

test('an instance below the route of the docs, from a folder outside of the site, has its own pages, also once the app runs', async ({
  page: tab,
}) => {
  const main = tab.getByRole('main');
  await open(tab, '/docs/sdk');
  await expect(main.getByRole('heading', {name: '开发包'})).toBeVisible();
  await expect(main.getByText(/3\.0 版本/)).toHaveCount(0);
  await tab.getByRole('navigation', {name: '文档目录'}).getByRole('link', {name: '安装'}).click();
  await expect(main.getByText('步骤。')).toBeVisible();
});

test('on a phone no long word and no wide frame makes a page scroll sideways', async ({page: tab}) => {
  await tab.setViewportSize({width: 320, height: 800});
  await tab.goto(`${served?.url}/docs/long-words`);
  await expect(tab.getByRole('heading', {level: 3})).toBeVisible();
  expect(await pixelsTooWide(tab)).toBe(0);
});

const scriptsOf = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({name}) => new URL(name).pathname),
  );

const open = (tab: Page, address: string) => openLive(tab, `${served?.url}${address}`);

test('elements of static and of compiled pages become the components of an owner, with what MDX 1 gives them', () => {
  for (const name of ['static', 'compiled']) {
    const parts = page(`docs/live/${name}.html`)('.markdown');
    const owned = parts
      .find('[data-owner]')
      .toArray()
      .map(({attribs}) => attribs['data-owner']);
    expect(owned, name).toEqual(['wrapper', 'h3', 'ul', 'blockquote.p', 'inlineCode', 'a', 'img', 'table', 'pre']);
    expect(parts.find('ul').attr('data-items')).toBe('2');
    expect(JSON.parse(parts.find('pre').attr('data-seen') ?? '')).toEqual({
      mdxType: 'code',
      originalType: 'code',
      className: 'language-js',
      metastring: 'title="a.js" live',
      title: '"a.js"',
      live: true,
    });
    expect(parts.find('details > summary').text()).toBe('题目');
  }
});

test('the example of CONTRIBUTING.md is built as it is written, and its tabs are readable in the Markdown beside it', () => {
  expect(page('docs/live/example.html')('[role=tab]').text()).toBe('甲乙');
  expect(read('docs/live/example.md')).toContain('**甲**\n\n甲的内容\n\n**乙**\n\n乙的内容');
});

test('blocks need nothing of the MDXComponents of an owner', () => {
  const pages = [
    'docs/index.html',
    ...readdirSync(path.join(folder(), 'build/docs/pet-store'))
      .filter((name) => name.endsWith('.html'))
      .map((name) => `docs/pet-store/${name}`),
  ];
  const shown = pages.map((file) => read(file)).join('');
  expect(shown.includes('data-section-link')).toBe(true);
  expect(shown.match(/<(reference|operationlist|operationfacts|endpoint|samples|interface)\b/i)).toBeNull();
});

test('state and tabs of pages of src/pages work without waiting for the reader, with the policy of the site', async ({
  page: tab,
}) => {
  const errors = errorsOf(tab);
  await open(tab, '/try');
  await tab.getByRole('button', {name: '点了 0 次'}).click();
  await expect(tab.getByRole('button', {name: '点了 1 次'})).toBeVisible();
  await tab.getByRole('tab', {name: '乙'}).click();
  await expect(tab.getByText('乙的内容')).toBeVisible();
  await open(tab, '/plain');
  await tab.getByRole('button', {name: 'n=0'}).click();
  await expect(tab.getByText('n=1')).toBeVisible();
  await open(tab, '/bare');
  await tab.getByRole('button', {name: '光 0'}).click();
  await expect(tab.getByRole('button', {name: '光 1'})).toBeVisible();
  await open(tab, '/docs/live/global');
  await tab.getByRole('button', {name: '数到 0'}).click();
  await expect(tab.getByRole('button', {name: '数到 1'})).toBeVisible();
  await open(tab, '/blog/2021/12/01/first');
  expect(errors).toEqual([]);
});

test('the components of Docusaurus and of an owner work on a page of the docs', async ({page: tab}) => {
  const errors = errorsOf(tab);
  await open(tab, '/docs/live/parts');
  const main = tab.locator('.markdown');
  await expect(main).toContainText('站名 Pet & Co. <API>，图在 /img/x.png，首页链接，译文。');
  await expect(main.getByText('宽 number')).toBeVisible();
  const [first, second] = await main.getByRole('tablist').all();
  await expect(main.getByText('视窗', {exact: true})).toBeVisible();
  await expect(main.getByText('苹果 安装')).toBeHidden();
  await first.getByRole('tab', {name: 'macOS'}).click();
  await expect(main.getByText('苹果 安装')).toBeVisible();
  await expect(second.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByText('再装苹果')).toBeVisible();
  await expect(main.getByText('再装视窗')).toHaveCount(0);
  await main.getByRole('button', {name: '面板'}).click();
  await expect(main.getByText('面板里的 重点 和')).toBeVisible();
  const opened = main.locator('[data-name=only-on-parts] > div');
  await expect(opened).toHaveCSS('outline-width', '7px');
  await expect(opened).toHaveCSS('border-left-style', 'solid');
  await main.getByText('更多').click();
  await expect(main.getByText('折起的内容')).toBeVisible();
  const mode = main.getByRole('button', {name: '现在浅色'});
  await mode.click();
  await expect(main.getByRole('button', {name: '现在深色'})).toBeVisible();
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByRole('link', {name: '首页链接'}).click();
  await expect(tab).toHaveURL(/\/docs\/$/);
  expect(errors).toEqual([]);
});

test('a page with components loads only what it uses', async ({page: tab}) => {
  await open(tab, '/docs/live/other');
  const texts = (await scriptsOf(tab)).map((file) => read(file)).join('');
  expect(texts).toContain('only-on-other');
  await open(tab, '/docs/live/parts');
  const parts = await scriptsOf(tab);
  expect(parts.map((file) => read(file)).join('')).not.toContain('only-on-other');
  expect(texts).not.toContain('only-on-parts');
});

test('a component of an owner in place of an element has state on a page without components', async ({page: tab}) => {
  const errors = errorsOf(tab);
  await open(tab, '/docs/live/static');
  await tab.getByRole('button', {name: '图 0'}).click();
  await expect(tab.getByRole('button', {name: '图 1'})).toBeVisible();
  await open(tab, '/docs/pet-store/pets');
  expect(errors).toEqual([]);
});
