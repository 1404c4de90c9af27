import {mkdtempSync, readFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {runInNewContext} from 'vm';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../deploy/serve/list-files';
import {Store} from '../../src/plugins/store';
import {ownerSheets} from '../../src/plugins/publish/pages/owner-sheets';
import {STYLESHEET, inlineStyles} from '../../src/plugins/publish/pages/styles';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {joinScripts} from '../../src/plugins/publish/pages/inline-scripts';
import {withoutConstants} from '../../src/plugins/publish/pages/style-constants';
import {writeFiles} from '../fixtures/written-files';
import {readPages, writePages} from '../../src/plugins/publish/pages/pages';

const top = (pixels: number) => `top:${pixels}px`;
const SCRIPT = '<script type="text/plain" data-src="/assets/js/main.1.js"></script>';
const LINK = '<link rel="stylesheet" href="/assets/css/styles.css">';

type Built = {readonly html: string; readonly files: readonly string[]; readonly read: (file: string) => string};

/** Builds one page, the home page unless another file is named, with a script of the owner, and runs the plugin on it. */
async function build(
  head: string,
  body: string,
  css: string,
  script = '',
  file = 'index.html',
  owner = '',
  files: Readonly<Record<string, string>> = {},
): Promise<Built> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
  writeFiles(outDir, {
    [file]: `<html><head>${head}</head><body>${body}</body></html>`,
    'assets/css/styles.css': css,
    'assets/js/main.1.js': script,
    'assets/js/owner.1.js': owner,
    ...files,
  });
  const store = new Store(mkdtempSync(path.join(tmpdir(), 'inline-styles-')));
  const pages = await readPages(store, outDir, {own: new OwnMarkup(head), policy: {}});
  const late = {ofOwner: [path.join(outDir, 'assets/js/owner.1.js')], ofHome: []};
  const sheets = ownerSheets(pages, outDir, '/', STYLESHEET);
  await inlineStyles(store, pages, outDir, '/', {inlineScripts: joinScripts(pages), late, sheets});
  writePages(outDir, pages);
  return {
    html: readFileSync(path.join(outDir, file), 'utf8'),
    files: listFiles(path.join(outDir, 'assets')),
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
  };
}

test('the styles are inline in the page, and no stylesheet is left', async () => {
  const {html, files} = await build(LINK, '<p class="a">x</p>', '.a { color: red }');
  expect(html).toContain('<style>.a{color:red}</style>');
  expect(html).not.toContain('stylesheet');
  expect(files).toEqual(['js/main.1.js', 'js/owner.1.js']);
});

test('styles for print and for forced colours are a file, which does not delay the first paint of others', async () => {
  const {html, files, read} = await build(
    LINK,
    '<p class="a">x</p>',
    '@media print{.a{color:red}.b{top:0}}@page{margin:1cm}@media (min-width:1px){.a{top:0}}@media (forced-colors: active){.a{left:0}}',
  );
  expect(html).toContain(
    '<head><style>@media(min-width:1px){.a{top:0}}</style><link rel="stylesheet" media="print,(forced-colors:active)" href="/assets/css/media.',
  );
  const file = files.find((name) => name.startsWith('css/media.'));
  expect(html).toContain(`href="/assets/${file}"`);
  expect(read(`assets/${file}`)).toBe(
    '@media print{.a{color:red}}@page{margin:1cm}@media(forced-colors:active){.a{left:0}}',
  );
});

test("pages have the rules of Infima's buttons if one of them, or code of the owner, has the class, which is not the element", async () => {
  const css =
    '.button{top:1px}.button--primary:hover{top:2px}.buttons .button{top:3px}.buttons{top:4px}a:not(.button){top:5px}';
  const topsOf = async (body: string, owner = '') =>
    (await build(LINK, `<a class="buttons">${body}</a>`, css, '', 'docs/a.html', owner)).html.match(/top:\dpx/g);
  expect(await topsOf('<button class="button button--primary">x</button>')).toEqual([1, 2, 3, 4, 5].map(top));
  expect(await topsOf('<button class="button">x</button>')).toEqual([1, 3, 4, 5].map(top));
  expect(await topsOf('<button>x</button>')).toEqual([3, 4, 5].map(top));
  expect(await topsOf('<button>x</button>', '"button button--primary"')).toEqual([1, 2, 3, 4, 5].map(top));
});

test('rules that only the home page or few sites use are kept for what code of the owner, or a file of its own, shows later', async () => {
  const css = '.hero{top:1px}.late{top:2px}.own{top:3px}.md\\:w-1\\/2{top:4px}';
  const {html} = await build(LINK, '', css, 'a.className="hero"');
  expect(html).not.toContain('top:1px');
  const {html: ofOwner} = await build(LINK, '', css, '', 'docs/a.html', '"hero late md:w-1/2"');
  expect(ofOwner).toMatch(/top:1px.*top:2px.*top:4px/);
  const {html: withFile} = await build(`${LINK}<script src="/own/a.js"></script>`, '', css, '', 'docs/a.html', '', {
    'own/a.js': 'b.className = "own hero"',
  });
  expect(withFile).toMatch(/top:1px.*top:3px/);
});

test('rules that follow the choice of a reader are kept only where a page has what can be chosen', async () => {
  const css =
    '[data-sample-language] section[data-language]{top:1px}[data-preferred-version] [data-version-label]{top:2px}';
  const script = 'data-sample-language data-language data-preferred-version data-version-label section';
  const {html: without} = await build(LINK + SCRIPT, '<section>x</section>', css, script);
  const {html} = await build(
    LINK + SCRIPT,
    '<section data-language="go"><b data-version-label="1">x</b></section>',
    css,
    script,
  );
  expect(without).toContain('<style></style>');
  expect(html.match(/top:\dpx/g)).toEqual(['top:1px', 'top:2px']);
});

test('a rule that no page uses is removed', async () => {
  const {html} = await build(
    LINK,
    '<p class="a">x</p>',
    '.a{color:red}.b{color:blue}:root{--used:1px;--unused:2px}.a{margin:var(--used)}',
  );
  expect(html).toContain('margin:1px');
  expect(html).not.toContain('blue');
  expect(html).not.toContain('--unused');
});

test('a variable is kept that an attribute, a style sheet of the page or of the owner, or a script uses, and no rule', async () => {
  const css = `:root{${['attribute', 'drawing', 'page', 'sheet', 'script', 'none'].map((name) => `--of-${name}:1px`).join(';')}}`;
  const long = `top:var(--of-attribute);${'left:0;'.repeat(60)}`;
  const {html} = await build(
    `${LINK}<link rel="stylesheet" href="/own/a.css">`,
    `<p style="${long}">x</p><svg><rect fill="var(--of-drawing)"/></svg><style>p{top:var(--of-page)}</style>`,
    css,
    '',
    'docs/a.html',
    'style={{top:"var(--of-script)"}}',
    {'own/a.css': 'p{top:var(--of-sheet)}'},
  );
  const [, root = ''] = /:root\{([^}]*)\}/.exec(html) ?? [];
  expect(root.match(/--of-\w+/g)).toEqual(
    ['attribute', 'drawing', 'page', 'sheet', 'script'].map((name) => `--of-${name}`),
  );
});

test('a colour that a rule names with spaces around it is kept', async () => {
  const {html} = await build(
    LINK,
    '<p class="a dark">x</p>',
    ':root{--tint:red}.dark{--tint:blue}.a{--own: var(\n    --tint\n  );color:var(--own)}',
  );
  expect(html).toContain(':root{--tint:red}');
  expect(html).toContain('var(--tint)');
});

test('a style sheet that only this page has, by permission of the policy, stays where it is', async () => {
  const {html} = await build(LINK, '<p class="a">x</p><style>p{left:1px}</style>', '.a{top:0}');
  expect(html).toContain('<p class="a">x</p><style>p{left:1px}</style>');
});

test('a rule that a bundle or an inline script may need is kept', async () => {
  const {html} = await build(
    `${LINK}${SCRIPT}<script>x.setAttribute("data-late","")</script>`,
    '',
    '.b{color:blue}html:not([data-late]) .b{color:red}.c{top:0}',
    'n.className="b"',
  );
  expect(html).toContain('.b{color:#00f}');
  expect(html).toContain('[data-late]');
  expect(html).not.toContain('top:0');
});

test('syntax that supported browsers lack is compiled', async () => {
  const {html} = await build(
    LINK,
    '<p class="a"><b class="b">x</b></p>',
    '.a{.b &{top:0}}@media (width>1px){.a{user-select:none}}',
  );
  expect(html).toContain(
    '<style>.b .a{top:0}@media not (max-width:1px){.a{-webkit-user-select:none;user-select:none}}</style>',
  );
});

test('a page without a stylesheet stops the build', async () => {
  await expect(build('', '', '')).rejects.toThrow('no stylesheet. Expected the link of src/page-template.html.');
});

test('a custom property with one value for the whole document is written out, others stay', () => {
  const css =
    ':root{--a:5px}:root{--a:1px;--b:calc(var(--a)*2);--c:red;--d:0}html.dark{--c:blue}p{top:var(--b);color:var(--c,green);left:var(--a,3px)}';
  const short = withoutConstants(css, (name) => name === '--d');
  expect(short).toBe(':root{}:root{--c:red;--d:0}html.dark{--c:blue}p{top:calc(1px*2);color:var(--c,green);left:1px}');
});

test('a page has one inline script, which does what its scripts did in their order, in place of the first', async () => {
  const first = '<script>window.order = [1];</script><script src="a.js"></script>';
  const second = '<script>window.order.push(2)</script>';
  const {html} = await build(first + second + LINK, `${second}\n<p>x</p>`, 'p{top:0}');
  const [, code = ''] =
    /<head><script>(.*)<\/script><script src="a.js"><\/script><style>.*<\/style><\/head><body><p>x<\/p><\/body>/.exec(
      html,
    ) ?? [];
  const window: {order?: readonly number[]} = {};
  runInNewContext(code, {window});
  expect(window.order).toEqual([1, 2, 2]);
});
