/** Two plugins of an owner, with every hook of a plugin of beta.13. */
import {execFileSync} from 'child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {errorsOf} from '../../checks/page-errors';
import {openLive} from '../checks/live-page';
import {editFile} from '../../fixtures/edit-file';
import type {Site} from '../../fixtures/served-site';
import {startNode} from '../../fixtures/site';
import {buildSite, builtSite} from '../fixtures/stock-site';

const PLUGINS = `  [docs, docsOptions],
  ['./src/owner', {greeting: '你好'}],
  './src/language',
  async () => ({name: 'aliases', configureWebpack: {resolve: {alias: {exact$: require.resolve('./src/owner/alias/exact.js')}}}}),`;
const PAGE =
  '---\ntitle: 常量\ndescription: 常量\n---\n\n# 常量 {#c}\n\nexport const version = VERSION;\n\n{version} 与 {process.env.API}\n';

function addPlugins(site: string): void {
  const fixtures = path.join(__dirname, '..', 'fixtures', 'owner-plugins');
  for (const name of ['owner', 'language'])
    cpSync(path.join(fixtures, name), path.join(site, 'src', name), {recursive: true});
  cpSync(path.join(fixtures, 'pages'), site, {recursive: true});
  writeFileSync(path.join(site, 'docs', 'constants.mdx'), PAGE);
  for (const file of ['owner.css', 'owner.js']) writeFileSync(path.join(site, 'static', file), '');
  const config = path.join(site, 'docusaurus.config.ts');
  editFile(config, '  [docs, docsOptions],', PLUGINS);
  editFile(config, 'const policy: Policy = {};', "const policy: Policy = {'script-src': ['https://stats.example']};");
}

const {folder, read, page} = builtSite(addPlugins);
let served: Site | undefined;
const open = (tab: Page, address: string) => openLive(tab, `${served?.url}${address}`);

test.use({actionTimeout: 15_000});
test.beforeAll(async () => {
  served = await startNode(path.join(folder(), 'build'));
});
test.beforeEach(({context}) =>
  context.route('https://stats.example/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''})),
);
test.afterAll(() => served?.stop());

test('content, routes, data, translations and checks of options reach the page of a plugin', () => {
  const shown = page('owner.html');
  for (const id of ['data', 'global']) expect(shown(`#${id}`).text()).toBe('你好！');
  expect(shown('#translated').text()).toBe('来自插件');
  expect(shown('#checked').text()).toBe('true');
  expect(shown('.navbar__title').first().text()).toBe('译过的标题');
});

test('what configureWebpack gives holds where pages are rendered, and on pages of the docs', () => {
  const shown = page('owner.html');
  const words = ['alias', 'exact', 'table', 'replaced', 'version', 'api', 'sum', 'provided', 'environment', 'ignored'];
  expect(words.map((id) => shown(`#${id}`).text())).toEqual([
    'by an alias',
    'by an exact alias',
    '甲+乙',
    'new',
    '1.2.3',
    '/api',
    '2',
    'provided',
    'nobody',
    'left out',
  ]);
  expect(page('docs/constants.html')('.markdown > p').text()).toBe('1.2.3 与 /api');
  expect(existsSync(path.join(folder(), 'build', 'copied', 'copied.txt'))).toBe(true);
});

test('plugins of PostCSS, and loaders of another language, make the published styles', () => {
  const html = read('owner.html');
  for (const rule of [/\.owner-class\{color:#010203\}/, /\.page_\w+\{color:#040506\}/, /\.loud_[\w-]+\{width:7px\}/])
    expect(html).toMatch(rule);
  expect(html).not.toContain('owner-colour');
});

test('tags that a plugin adds stay on every page, and no link leads to a style sheet that is gone', () => {
  for (const file of ['owner.html', 'docs/index.html']) {
    const shown = page(file);
    expect(shown('head > meta[name=owner]'), file).toHaveLength(1);
    expect(shown('head > link[rel=preconnect]'), file).toHaveLength(1);
    expect(shown('head > script[src="/owner.js"]'), file).toHaveLength(1);
    expect(shown('body > script[src="https://stats.example/a.js"]'), file).toHaveLength(1);
    const sheets = shown('link[rel=stylesheet]')
      .toArray()
      .map(({attribs}) => attribs.href);
    expect(sheets[0], file).toBe('/owner.css');
    for (const sheet of sheets) expect(existsSync(path.join(folder(), 'build', sheet)), sheet).toBe(true);
  }
});

test('postBuild and extendCli run', () => {
  expect(read('owner.txt')).toBe('你好');
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.js', 'owner-says'];
  expect(execFileSync(process.execPath, command, {cwd: folder(), encoding: 'utf8'})).toContain('你好');
});

test('MDXComponents of the theme of a plugin are live in pages of the docs, of the blog and of src/pages', async ({
  page: tab,
}) => {
  const errors = errorsOf(tab);
  for (const route of ['/docs/bold', '/blog/2021/12/01/bold', '/bold']) {
    expect(page(`${route}.html`)('main button').text(), route).toContain('粗体 0');
    await open(tab, route);
    await tab.getByRole('main').getByRole('button', {name: '粗体 0'}).click();
    await expect(tab.getByRole('button', {name: '粗体 1'})).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a variable that a plugin reads is in the next build, with the same files', () => {
  Object.assign(process.env, {OWNER: 'somebody', OWNER_VERSION: '4'});
  try {
    buildSite(folder());
  } finally {
    delete process.env.OWNER;
    delete process.env.OWNER_VERSION;
  }
  expect(page('owner.html')('#environment').text()).toBe('somebody');
  expect(page('docs/constants.html')('.markdown > p').text()).toBe('4 与 /api');
});

test('two pages of one address stop a build, or the first is shown, by onDuplicateRoutes', async ({page: tab}) => {
  const config = path.join(folder(), 'docusaurus.config.ts');
  const pages = path.join(folder(), 'src', 'pages');
  writeFileSync(path.join(pages, 'owner.md'), '另一页\n');
  writeFileSync(path.join(pages, 'way.md'), '[一](/owner) [二](/docs/bold) [三](/docs/same)\n');
  mkdirSync(path.join(pages, 'docs'));
  writeFileSync(path.join(pages, 'docs', 'bold.md'), '# 先\n');
  expect(() => buildSite(folder())).toThrow('Attempting to create page at /owner, but a page already exists');
  for (const name of ['甲', '乙'])
    writeFileSync(path.join(folder(), 'docs', `${name}.md`), `---\nslug: /same\n---\n\n# ${name}\n`);
  expect(() => buildSite(folder())).toThrow('has the address "/docs/same", as docs/');
  editFile(config, "onDuplicateRoutes: 'throw'", "onDuplicateRoutes: 'warn'");
  const printed = buildSite(folder());
  for (const route of ['/docs/bold', '/docs/same', '/owner'])
    expect(printed).toContain(`Attempting to create page at ${route}, but a page already exists`);
  const again = await startNode(path.join(folder(), 'build'));
  for (const [name, file] of [
    ['一', 'owner.html'],
    ['二', 'docs/bold.html'],
    ['三', 'docs/same.html'],
  ]) {
    await tab.goto(`${again.url}/way`);
    await tab.getByRole('main').getByRole('link', {name}).click();
    await expect(tab).toHaveTitle(page(file)('title').text());
    await expect(tab.getByRole('main')).toHaveText(page(file)('main').text());
  }
  await again.stop();
  expect(page('docs/bold.html')('h1').text()).toBe('先');
  expect(readFileSync(path.join(folder(), 'build/docs/same.md'), 'utf8')).toBe(
    `# ${page('docs/same.html')('h1').text()}\n`,
  );
  expect(readFileSync(path.join(folder(), 'build/llms.txt'), 'utf8').split('/docs/same.md')).toHaveLength(2);
  editFile(config, "onDuplicateRoutes: 'warn'", "onDuplicateRoutes: 'ignore'");
  expect(buildSite(folder())).not.toContain('a page already exists');
});

test('a plugin of webpack that Rspack cannot run is named, with the plugin that gives it', () => {
  const config = path.join(folder(), 'docusaurus.config.ts');
  const foreign = "() => ({name: 'giver', configureWebpack: () => ({plugins: [new Foreign()]})}),";
  editFile(config, '  [docs, docsOptions],', `  [docs, docsOptions],\n  ${foreign}`);
  for (const apply of ['compiler.gone.tap()', 'compiler.hooks.compilation.tap("a", ({gone}) => gone.tap())']) {
    const declared = `class Foreign { apply(compiler: any) { ${apply}; } }\n`;
    editFile(config, 'const config: Config', `${declared}const config: Config`);
    expect(() => buildSite(folder())).toThrow(
      /\[beta13\] docusaurus\.config\.ts: Rspack, which bundles in place of webpack, stopped in a plugin of webpack: [^]*'tap'[^]* It may be Foreign of the plugin "giver"\. Take it out, or give/,
    );
    editFile(config, declared, '');
  }
  editFile(config, foreign, '');
});

test('a mistake in the code of a component is one line with its place', () => {
  const file = path.join(folder(), 'src', 'pages', 'torn.tsx');
  writeFileSync(file, 'export default () => (\n  <p>一</b>\n);\n');
  expect(() => buildSite(folder())).toThrow(
    /\[beta13\] src\/pages\/torn\.tsx:2:9: Expected corresponding JSX closing tag for <p>\. Fix the code of the file\./,
  );
  rmSync(file);
});

test('an edit of a plugin is in the next build, which names the plugin, the function and the line of an error', () => {
  const file = path.join(folder(), 'src', 'owner', 'index.js');
  editFile(
    file,
    'configureWebpack: (_config, isServer) => ({',
    'configureWebpack: (_config, isServer) => ({gone: gone(),',
  );
  expect(() => buildSite(folder())).toThrow(
    /\[beta13\] src\/owner\/index\.js:\d+:\d+: configureWebpack of the plugin "owner" has failed: gone is not defined\. Fix it there/,
  );
});

test('the next build names a plugin whose function throws, or whose module cannot be loaded, and the line', () => {
  const file = path.join(folder(), 'src', 'owner', 'index.js');
  editFile(file, '{greeting}) {', '{greeting}) {\n  gone();');
  expect(() => buildSite(folder())).toThrow(
    /\[beta13\] src\/owner\/index\.js:\d+:\d+: the function of the plugin "\.\/src\/owner" has failed: gone is not defined\. Fix it there/,
  );
  writeFileSync(file, "require('none');\n");
  expect(() => buildSite(folder())).toThrow(
    /\[beta13\] src\/owner\/index\.js:1:1: the module of the plugin "\.\/src\/owner" has failed: Cannot find module 'none'\. Fix it there/,
  );
});

test('the next build reports all mistakes in options of Docusaurus at their lines', () => {
  const config = path.join(folder(), 'docusaurus.config.ts');
  editFile(config, "onBrokenLinks: 'throw'", "onBrokenLinks: 'thro',\n  titel: 'a'");
  expect(() => buildSite(folder())).toThrow(
    /\[beta13\] docusaurus\.config\.ts:\d+: the configuration: "onBrokenLinks" must be one of [^]*\[beta13\] docusaurus\.config\.ts:\d+: the configuration: "titel" is not allowed\. Known: /,
  );
});
