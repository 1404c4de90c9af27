import {mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import inlineStyles from '../../src/plugins/inline-styles';

const LINK = '<link rel="stylesheet" href="/assets/css/styles.1.css">';

/** A build of one page, after the plugin. */
async function build(head: string, body: string, css: string, script = ''): Promise<{html: string; files: readonly string[]}> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  };
  write('index.html', `<html><head>${head}</head><body>${body}</body></html>`);
  write('assets/css/styles.1.css', css);
  write('assets/js/main.1.js', script);
  await inlineStyles().postBuild?.({outDir} as Props);
  return {html: readFileSync(path.join(outDir, 'index.html'), 'utf8'), files: readdirSync(path.join(outDir, 'assets'))};
}

test('the styles stand in the page, and no stylesheet is left', async () => {
  const {html, files} = await build(LINK, '<p class="a">x</p>', '.a { color: red }');
  expect(html).toContain('<style>.a{color:red}</style>');
  expect(html).not.toContain('stylesheet');
  expect(files).toEqual(['js']);
});

test('a rule that no page uses does not ship', async () => {
  const {html} = await build(LINK, '<p class="a">x</p>', '.a{color:red}.b{color:blue}:root{--used:1px;--unused:2px}.a{margin:var(--used)}');
  expect(html).toContain('--used:1px');
  expect(html).not.toContain('blue');
  expect(html).not.toContain('--unused');
});

test('a rule that a script may need ships: of the bundles and of the page itself', async () => {
  const {html} = await build(`${LINK}<script>x.setAttribute("data-late","")</script>`, '', '.b{color:blue}html:not([data-late]) .b{color:red}.c{top:0}', 'n.className="b"');
  expect(html).toContain('.b{color:#00f}');
  expect(html).toContain('[data-late]');
  expect(html).not.toContain('top:0');
});

test('a page without a stylesheet stops the build', async () => {
  await expect(build('', '', '')).rejects.toThrow('no stylesheet. Expected the link of src/page-template.html.');
});
