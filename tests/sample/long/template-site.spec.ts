/** The configuration of Docusaurus' own template. */
import {execFileSync} from 'child_process';
import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {mediaType} from '../../../deploy/serve/rules';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {editFile} from '../../fixtures/edit-file';
import {openLive} from '../checks/live-page';
import {startNode} from '../../fixtures/site';
import {buildSite, builtSite} from '../fixtures/stock-site';

const PRESET = `
  docs: {
    sidebarPath: require.resolve('./sidebars.ts'),
    editUrl: 'https://forge.example/edit/',
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
  },
  blog: {showReadingTime: true, postsPerPage: 2, editUrl: 'https://forge.example/edit/'},
  sitemap: {changefreq: 'daily', priority: 0.7},
  theme: {customCss: require.resolve('./src/css/custom.css')},
`;

const COMMUNITY = `['@docusaurus/plugin-content-docs', {id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: false}],`;

const addFiles = (site: string, fixture: string): void =>
  cpSync(path.join(__dirname, '..', 'fixtures', fixture), site, {recursive: true});

function configure(site: string): void {
  addFiles(site, 'template-site');
  const config = path.join(site, 'docusaurus.config.ts');
  const text = readFileSync(config, 'utf8');
  const change = (from: string, to: string) => editFile(config, from, to);
  const options = text.slice(text.indexOf('const docsOptions'), text.indexOf('const preset'));
  change(options, '');
  change(text.slice(text.indexOf('  // src/plugins/docs stands in'), text.indexOf('};\n\nconst themeConfig')), PRESET);
  change("import docs from './src/plugins/docs';\n", '');
  change('  [docs, docsOptions],', `  ${COMMUNITY}`);
  change("'@docusaurus/preset-classic', preset", "'classic', preset");
  change('  favicon:', "  tagline: '标语',\n  stylesheets: ['/files/own.css'],\n  trailingSlash: true,\n  favicon:");
  change('customFields: {', "customFields: {owner: '自定', ");
  change("defaultMode: 'light', respectPrefersColorScheme: false", "defaultMode: 'dark', disableSwitch: true");
  const git = (...args: readonly string[]) => execFileSync('git', args, {cwd: site});
  git('add', '--all');
  git('-c', 'user.name=甲名', '-c', 'user.email=a@a.example', 'commit', '-qm', '站点');
}

const {folder, read: build, page: load} = builtSite(configure);
const page = (route: string) => load(`${route}index.html`);
const main = (route: string): string => page(route)('main').text();

test('src/plugins/docs shows the docs of the preset, with their options and with those of trailingSlash', () => {
  const docs = page('docs/pet-store/pets/');
  expect(docs('h2').text()).toContain('List pets');
  expect(docs('a.theme-edit-this-page').attr('href')).toBe('https://forge.example/edit/docs/pet-store/pets.mdx');
  expect(docs('.theme-last-updated').text()).toMatch(/年.*由 甲名/);
  expect(docs('link[rel=canonical]').attr('href')).toMatch(/\/docs\/pet-store\/pets\/$/);
  expect(docs('.menu__link[aria-current=page]').attr('href')).toBe('/docs/pet-store/pets/');
  expect(main('community/')).toContain('见 规则');
  expect(page('community/')('main a[href="/community/rules/"]').text()).toBe('规则');
});

test('the blog has posts as a whole, lists with what stands before the marks, tags, an archive and feeds', () => {
  expect(main('blog/first-post/')).toMatch(/甲作者乙编辑.*摘要一。[^]*全文一[^]*标记之后的文字。/);
  expect(page('blog/first-post/')('a.theme-edit-this-page').attr('href')).toContain('/edit/blog/2021-12-01-first.md');
  expect(main('blog/2021/12/02/second/')).toMatch(/摘要二。[^]*标记之后的文字二。[^]*页签甲/);
  expect(main('blog/')).toMatch(/第三篇.*没有标记的文字。[^]*摘要二。/);
  expect(main('blog/')).not.toMatch(/标记之后|摘要一/);
  expect(main('blog/page/2/')).toContain('摘要一。');
  expect(main('blog/tags/')).toMatch(/发布2[^]*说明1/);
  expect(main('blog/tags/notes/')).toContain('第一篇');
  expect(main('blog/archive/')).toMatch(/第三篇[^]*第一篇/);
  for (const feed of ['rss', 'atom']) expect(build(`blog/${feed}.xml`)).toContain('标记之后的文字。');
});

test('pages of Markdown, MDX and React are shown, the tagline and customFields reach them', () => {
  expect(main('note/')).toContain('正文，见 接口文档');
  expect(main('more/')).toContain('共 2 个。');
  expect(main('owner/')).toBe('标语自定标签');
});

test('a page has the styles of Infima that its HTML names, and those of what its component shows later', async ({
  page: tab,
}) => {
  expect(page('owner/')('style').text()).toMatch(/\.button--secondary\{/);
  const served = await startNode(path.join(folder(), 'build'));
  await openLive(tab, `${served.url}/owner/`);
  await tab.getByRole('main').getByRole('button').click();
  await expect(tab.getByRole('alert')).toHaveCSS('outline-width', '7px');
  await expect(tab.getByRole('alert')).toHaveCSS('border-left-style', 'solid');
  await expect(tab.getByRole('alert')).toHaveCSS('outline-color', 'rgb(175, 39, 43)');
  await served.stop();
});

/** What the heads of pages set for the whole document. */
async function expectHead(tab: Page, own: string | undefined, body: string, sheet: string) {
  await expect.poll(() => tab.locator('html').evaluate(({dataset}) => dataset.own)).toBe(own);
  await expect(tab.locator('body')).toHaveClass(body);
  await expect(tab.locator('#__docusaurus')).toHaveCSS('outline-style', sheet);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'zh-CN');
}

test('attributes and style sheets in the heads of pages follow the reader, before the app runs and while it does', async ({
  page: tab,
}) => {
  const served = await startNode(path.join(folder(), 'build'));
  await tab.goto(`${served.url}/docs/tagged/`);
  for (const name of ['业主', '标签', '业主']) {
    await tab.getByRole('main').getByRole('link', {name}).click({timeout: 10_000});
    if (name === '业主') await expectHead(tab, undefined, 'own-page', 'solid');
    else await expectHead(tab, 'tagged', 'own-tagged', 'none');
  }
  await tab.getByRole('link', {name: '接口文档'}).first().click();
  await expectHead(tab, undefined, '', 'none');
  await served.stop();
});

test('a page without such a head does not load the whole of react-helmet', async ({page: tab}) => {
  const served = await startNode(path.join(folder(), 'build'));
  const files: string[] = [];
  tab.on('response', (response) => files.push(new URL(response.url()).pathname));
  await openLive(tab, `${served.url}/more/`);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => build(file.slice(1)));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.join('')).not.toContain('bodyAttributes');
  await served.stop();
});

test('where the whole of react-helmet does not come, pages work without it, and no error is thrown', async ({
  page: tab,
}) => {
  const served = await startNode(path.join(folder(), 'build'));
  const scripts = readdirSync(path.join(folder(), 'build', 'assets', 'js')).filter((file) => file.endsWith('.js'));
  const whole = scripts.find(
    (file) => !file.startsWith('main') && build(`assets/js/${file}`).includes('bodyAttributes'),
  );
  const thrown: Error[] = [];
  tab.on('pageerror', (error) => thrown.push(error));
  await tab.route(`**/${whole}`, (route) => route.abort());
  const failed = tab.waitForEvent('requestfailed');
  await tab.goto(`${served.url}/owner/`);
  await failed;
  await tab.getByRole('main').getByRole('link', {name: '标签'}).click();
  await expect(tab).toHaveURL(/\/docs\/tagged\/$/);
  await expect(tab.getByRole('alert')).toHaveCount(0);
  expect(thrown).toEqual([]);
  await served.stop();
});

test('the colour mode is the default one, without a switch', () => {
  expect(page('docs/')('[data-color-switch]')).toHaveLength(0);
  expect(page('docs/')('script').text()).toContain('"dark"');
});

test('the sitemap is that of the preset, and static files of every type are published', () => {
  expect(build('sitemap.xml')).toMatch(
    /<loc>https:[^<]*\/blog\/first-post\/<\/loc><changefreq>daily<\/changefreq><priority>0.7</,
  );
  expect(build('robots.txt')).toBe('User-agent: *\n');
  const types = ['a.jpg', 'b.woff2', 'c.mp4', 'd.wasm', 'e.owner'].map((name) => {
    expect(existsSync(path.join(folder(), 'build', 'files', name))).toBe(true);
    return mediaType(name);
  });
  expect(types).toEqual(['image/jpeg', 'font/woff2', 'video/mp4', 'application/wasm', 'application/octet-stream']);
  expect(build('CNAME')).toBe('docs.example\n');
});

test('fonts of the site are permitted; what else a page, a component, an option or a style sheet loads stops the build with its line', () => {
  expect(page('docs/')('meta[http-equiv=Content-Security-Policy]').attr('content')).toContain("font-src 'self' data:;");
  addFiles(folder(), 'outside-site');
  editFile(
    path.join(folder(), 'docusaurus.config.ts'),
    "  stylesheets: ['",
    "  scripts: ['https://stats.example/s.js'],\n  stylesheets: ['",
  );
  expect(() => buildSite(folder())).toThrow(
    new RegExp(
      [
        /docusaurus\.config\.ts:\d+: <script src="https:\/\/stats\.example\/s\.js"> loads a script\..*'script-src': \["https:\/\/stats\.example"\]/,
        /src\/pages\/outside\.tsx:10: <p> has the attribute "style"/,
        /src\/pages\/outside\.tsx:11: <img .*'img-src': \["https:\/\/images\.example"\]/,
        /src\/components\/Player\.tsx:4: <iframe .*'frame-src': \["https:\/\/player\.example"\]/,
        /static\/files\/own\.css:1:1: .*'style-src': \["https:\/\/fonts\.example"\]/,
      ]
        .map(({source}) => source)
        .join('[^]*'),
    ),
  );
});

test('mistakes in the front matter of docs, further docs, posts and pages stop the build together, before anything is loaded', () => {
  const mistaken = ['docs/index.mdx', 'community/rules.md', 'blog/2021-12-01-first.md', 'src/pages/note.md'];
  for (const file of mistaken) writeFileSync(path.join(folder(), file), '---\ntags: [a: b: c]\n---\n\n文字\n');
  expect(() => buildSite(folder())).toThrow(
    new RegExp(mistaken.map((file) => `(?=[^]*\\] ${file.replaceAll('.', '\\.')}:\\d+:)`).join('')),
  );
});
