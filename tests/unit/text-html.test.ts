import {expect, test} from './plain-test';
import {contractTexts} from '../../src/plugins/docs/blocks/contract-text';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import type {Remark} from '../../src/plugins/docs/read/remark';
import type {PageNode} from '../../src/data/page-elements';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {component} from '../../src/plugins/docs/tree/nodes';
import {toMarkdown} from '../../src/plugins/publish/files/markdown/to-markdown';
import {siteWith} from './fixtures/site-with';

/** Nodes as HTML, for readable expectations. */
const shown = (nodes: readonly PageNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      const props = Object.entries(node.props ?? {}).map(([name, value]) => ` ${name}="${String(value)}"`);
      return `<${node.name}${props.join('')}>${shown(node.children ?? [])}</${node.name}>`;
    })
    .join('');

/** remark after processing a text with HTML. */
async function remarkWithHtml(): Promise<Remark> {
  const remark = await loadRemark();
  remark.parseText('<b>a</b>');
  await remark.loadTextHtml();
  return remark;
}

async function html(text: string): Promise<string> {
  const {text: nodes} = contractTexts(await remarkWithHtml(), (page, anchor) =>
    page === 'guide' ? `/docs/guide#${anchor}` : undefined,
  );
  return shown(nodes(text)).replace(/\n/g, '');
}

async function markdown(text: string): Promise<string> {
  const remark = await remarkWithHtml();
  const {nodes} = contractTexts(remark, () => undefined);
  const root = {type: 'root' as const, children: [...nodes(text)]};
  return toMarkdown(root, 'T', '', (url) => url, remark).replace(/^# T\s+/, '');
}

const CASES = [
  ['line ends', 'a<br>b<br/>c', 'a<br></br>b<br></br>c'],
  ['marks', '<b>a</b> <i>b</i> <code>c</code>', '<strong>a</strong> <em>b</em> <code>c</code>'],
  ['what Markdown lacks', 'H<sub>2</sub>O <kbd>A</kbd>', 'H<sub>2</sub>O <kbd>A</kbd>'],
  ['paragraphs without an end', '<p>a<p>b', '<p>a</p><p>b</p>'],
  [
    'a fold',
    '<details open><summary>S</summary>\n\n**a**\n\n</details>',
    '<details open="true"><summary>S</summary><p><strong>a</strong></p></details>',
  ],
  [
    'a table without headings',
    '<table><tr><td colspan="2">a</td></tr></table>',
    '<table><tbody><tr><td colSpan="2">a</td></tr></tbody></table>',
  ],
  ['a link of the version', '<a href="guide#a">b</a>', '<a href="/docs/guide#a">b</a>'],
  ['a comment', 'a <!-- b --> c', 'a c'],
  ['a comment without an end', '<!-- a', '&lt;!-- a'],
  ['a placeholder', 'as <your-name> or <code> <b>now</b>', 'as &lt;your-name> or &lt;code> <strong>now</strong>'],
  ['notes of Markdown', 'a[^1] <b>b</b>\n\n[^1]: c', '<p>a1 <strong>b</strong></p><p>c</p>'],
] as const;

for (const [name, text, expected] of CASES)
  test(`HTML in a text of a contract is shown as GitHub shows it: ${name}`, async () => {
    expect(await html(text)).toBe(expected);
  });

const REFUSED = [
  ['a script', '<b>a</b> <script>alert(1)</script>', '<strong>a</strong> &lt;script>alert(1)&lt;/script>'],
  ['a style', '<style>a{}</style>\n\n<b>a</b>', '<p>&lt;style>a{}&lt;/style></p><p><strong>a</strong></p>'],
  ['a handler', '<b onclick="a()" style="color:red" id="x">a</b>', '<strong>a</strong>'],
  ['an address that runs', '<a href="javascript:alert(1)">a</a> <a href="&#106;avascript:b">b</a>', 'a b'],
  ['an address of data', '<a href="data:text/html,a">a</a>', 'a'],
  ['an image', '<img src="https://a.example/b.png" alt="c" onerror="d">', '<a href="https://a.example/b.png">c</a>'],
  ['an image of data', '<img src="data:image/png;base64,a" alt="c"> <b>a</b>', 'c <strong>a</strong>'],
  [
    'a frame',
    '<b>a</b> <iframe src="https://a.example"></iframe>',
    '<strong>a</strong> &lt;iframe src="https://a.example">&lt;/iframe>',
  ],
  [
    'a form',
    '<form action="https://a.example"><input name="a"></form> <b>a</b>',
    '&lt;form action="https://a.example">&lt;input name="a">&lt;/form> <strong>a</strong>',
  ],
  ['SVG', '<svg onload="a()"><a href="#">b</a></svg>', '&lt;svg onload="a()">b&lt;/svg>'],
] as const;

for (const [name, text, expected] of REFUSED)
  test(`HTML in a text of a contract runs and asks nothing: ${name}`, async () => {
    expect(await html(text)).toBe(expected);
  });

test('HTML that is nested without end is text', async () => {
  const text = '<div>'.repeat(20_000) + '</div>'.repeat(20_000);
  expect(await html(text)).toContain('&lt;div>&lt;div>');
});

test('the Markdown of a page has the HTML of a contract that Markdown lacks, and else Markdown', async () => {
  expect(await markdown('<b>a</b> H<sub>2</sub>O<br>b')).toBe('**a** H<sub>2</sub>O\\\nb\n');
  expect(await markdown('<details><summary>S <b>x</b></summary>\n\na\n\n</details>')).toBe('S **x**\n\na\n');
  expect(await markdown('<table><tr><th>A</th></tr><tr><td>b</td></tr></table>')).toBe('| A |\n| - |\n| b |\n');
  expect(await markdown('<table><tr><td>a <b>b</b></td></tr></table>')).toContain('a **b**\n');
});

test('a cell of the Markdown of a page has the HTML of a contract that Markdown lacks', async () => {
  const remark = await remarkWithHtml();
  const {text} = contractTexts(remark, () => undefined);
  const field = {
    anchor: 'a.req.b',
    name: 'b',
    path: 'b',
    type: 'string',
    badges: [],
    description: text('H<sub>2</sub>O<br>c'),
  };
  const root = {
    type: 'root' as const,
    children: [component('Reference', {operationId: 'a', parts: [{title: 'P', fields: [field]}]})],
  };
  expect(toMarkdown(root, 'T', '', (url) => url, remark)).toContain('H<sub>2</sub>O c');
});

test('a page whose contract has HTML is made again when what shows it is loaded, and then shows it', async () => {
  const site = siteWith({
    'docs/_contract/a.yaml':
      "openapi: 3.1.0\ninfo: {title: A, version: '1', description: 'Words <b>strong</b>.'}\npaths: {/a: {get: {responses: {'200': {description: Done.}}}}}\n",
  });
  const {root, problems} = await expandPage(site, '/docs', {file: 'docs/a.mdx', markdown: '```about a\n```\n'});
  expect(problems).toEqual([]);
  expect(JSON.stringify(root)).toContain('"type":"strong"');
});
