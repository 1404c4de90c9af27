import {expect, test} from './plain-test';
import {setMessages} from '../../src/plugins/docs/read/admonitions';
import {pageElements} from '../../src/plugins/docs/compile/shown-content';
import {nodesIn, textOf} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';

const page = (markdown: string) => readPage({file: 'docs/a.mdx', markdown});

const read = async (markdown: string) => {
  const {root, problems} = await page(markdown);
  expect(problems).toEqual([]);
  return root;
};

test('a comment may begin and end on lines of its own', async () => {
  expect(textOf(await read('前\n\n```js\na\n```\n\n<!--\n注释 <\n{ 二\n-->\n\n后\n'))).toBe('前a后');
});

test('a void element may have an end tag, in a line and on its own', async () => {
  const names = async (markdown: string) =>
    nodesIn(await read(markdown)).flatMap((node) => ('name' in node ? [node.name] : []));
  expect(await names('一<br></br>二<br/>三<br>四\n')).toEqual(['br', 'br', 'br']);
  expect(await names('<center><img src="/a.png"></img></center>\n')).toEqual(['center', 'img']);
  expect(await names('<img src="/a.png"></img>\n\n二 <b>三<wbr></wbr></b>\n')).toEqual(['img', 'b', 'wbr']);
  expect(textOf(await read('一<br></br>二\n'))).toBe('一二');
});

test('an end tag without its element is a mistake, behind a void element too', async () => {
  for (const markdown of [
    '一</br>\n',
    '</img>\n',
    '一<br></p>\n',
    '一<br> </br>\n',
    '<br></p>\n',
    '<b><br></i></b>\n',
  ]) {
    const [problem] = (await page(markdown)).problems;
    expect.soft(problem?.message, markdown).toMatch(/^the tag cannot be read: Unexpected closing (?:slash|tag) `<?\//);
  }
});

test('below a tag over several lines, another one may be opened in a line and closed after an empty line', async () => {
  const root = await read(
    '<table>\n    <tr>\n      <td\n      >\n      </td>\n    </tr>\n</table>\n\n<details><summary>一</summary>\n\n二\n\n</details>\n',
  );
  expect(root.children.map((node) => 'name' in node && node.name)).toEqual(['table', 'details']);
  expect(textOf(root)).toBe('一二');
});

test('a tag may have comments among its attributes, and what follows keeps its place', async () => {
  const root = await read(
    '<T\n  // 一 <\n  toc={toc} /* 二 */\n  /* 三\n  四 */\n  max={4}\n/>\n\n五 <i // 六\n  title="//" />\n',
  );
  const elements = nodesIn(root).flatMap((node) =>
    'attributes' in node && Array.isArray(node.attributes)
      ? [node.attributes.map((attribute) => 'name' in attribute && attribute.name)]
      : [],
  );
  expect(elements).toEqual([['toc', 'max'], ['title']]);
  expect(root.children[1].position?.start).toMatchObject({line: 9, column: 1});
  expect(textOf(root)).toBe('五 ');
});

test('text may follow an end tag at the beginning of its line', async () => {
  const root = await read('<b>\n  一\n</b> 二\n*三*\n\n## 四\n\n<div>\n五\n</div> 六\n\n- <i>\n  七\n  </i> 八\n');
  expect(root.children.map(({type}) => type)).toEqual([
    'paragraph',
    'heading',
    'mdxJsxFlowElement',
    'paragraph',
    'list',
  ]);
  expect(textOf(root.children[0]).replace(/\s+/g, ' ')).toBe(' 一 二 三');
  expect(root.children[1].position?.start).toMatchObject({line: 6, column: 1});
  expect(textOf(root.children[3])).toBe('六');
});

test('an id in braces that ends no heading is text', async () => {
  expect(textOf(await read('写 <code>{#custom-id}</code> 或 {#b} 即可。\n'))).toBe('写 {#custom-id} 或 {#b} 即可。');
});

test('JSX in fences for translation systems is JSX, in its place on the page', async () => {
  const root = await read(
    '```mdx-code-block\n<Tabs>\n```\n\n## 一 {#one}\n\n- 二\n\n  ````mdx-code-block\n  <b>三</b>\n  ````\n\n```mdx-code-block\n</Tabs>\n```\n',
  );
  expect(root.children.map((node) => 'name' in node && node.name)).toEqual(['Tabs']);
  expect(nodesIn(root).filter(({type}) => type === 'code')).toEqual([]);
  expect(nodesIn(root).find(({type}) => type === 'heading')?.position?.start).toMatchObject({line: 5, column: 1});
});

test('such a fence inside of another fence is code', async () => {
  expect(textOf(await read('````md\n```mdx-code-block\n<b>\n```\n````\n'))).toBe('```mdx-code-block\n<b>\n```');
});

test('an admonition in a list or a quotation may have a title', async () => {
  const root = await read('1. 一\n\n   :::note 注意\n   二\n   :::\n\n> :::tip 提示\n> 三\n> :::\n');
  const names = nodesIn(root).flatMap((node) => (node.type === 'containerDirective' ? [node.name] : []));
  expect(names).toEqual(['note', 'tip']);
  expect(textOf(root)).toBe('一注意二提示三');
});

test('code shows the titles of admonitions as they are written', async () => {
  const code = ':::note 标题\n:::\n\n:::note[标题]\n:::';
  const root = await read(`:::note 标题\n:::\n\n- 一\n\n  \`\`\`md\n${code.replace(/^(?=.)/gm, '  ')}\n  \`\`\`\n`);
  expect(nodesIn(root).flatMap((node) => (node.type === 'code' ? [node.value] : []))).toEqual([code]);
});

test('strong text may stand between Chinese characters and their punctuation', async () => {
  const root = await read('点击**“开始”**：然后**“停止”**。\n');
  expect(nodesIn(root).filter(({type}) => type === 'strong')).toHaveLength(2);
});

test('an admonition without a title has the name that the site gives its kind, else the keyword', async () => {
  const titleOf = async () =>
    JSON.stringify(await pageElements(await page(':::note\n\n文字\n\n:::\n'), await loadRemark()));
  expect(await titleOf()).toContain('"note"]');
  setMessages({'theme.admonition.note': '说明'});
  expect(await titleOf()).toContain('"说明"]');
  setMessages({});
});

const codeIn = async (markdown: string) =>
  nodesIn(await read(markdown)).flatMap((node) => (node.type === 'code' ? [node.value] : []));

test('lines indented by four spaces or a tab are code, whatever is in them', async () => {
  expect(await codeIn('文字\n\n    const a = {b: <c>};\n\n    d\n\n后\n')).toEqual(['const a = {b: <c>};\n\nd']);
  expect(await codeIn('- 一\n\n      {a b\n\n> 二\n>\n>     <c\n\n\t{d\n')).toEqual(['{a b', '<c', '{d']);
  expect(await codeIn(':::note 标题\n\n    {a b\n\n:::\n')).toEqual(['{a b']);
  expect(await codeIn('文字\n\n    - a: b\n      - c\n\n    > d\n')).toEqual(['- a: b\n  - c\n\n> d']);
});

test('indented code shows fences and admonitions as they are written', async () => {
  expect(await codeIn('    ```js title="a"\n    b\n    ```\n')).toEqual(['```js title="a"\nb\n```']);
  expect(await codeIn('    :::note 标题\n\n    :::tip 二\n')).toEqual([':::note 标题\n\n:::tip 二']);
});

test('lists may be nested by four spaces and more, and lines after one of text or a tag are no code', async () => {
  expect(await codeIn('* a\n    * b\n        * c\n\n1. d\n       - e\n')).toEqual([]);
  expect(await codeIn('文字\n    {1}\n\n<div>\n    <b>一</b>\n    二\n</div>\n')).toEqual([]);
  const quoted = await read('> a\n> b\n\n- c\n- d\n\n  e\n');
  expect(quoted.children.map((node) => 'children' in node && node.children.length)).toEqual([1, 2]);
});

test('an element whose tags stand in indented lines has no such code, and the rest of the page has', async () => {
  const page = '<Tabs>\n    <TabItem>\n\n    文字\n\n    </TabItem>\n</Tabs>\n\n    code\n';
  expect(await codeIn(page)).toEqual(['code']);
});

test('a mistake beside indented code has its place', async () => {
  const {problems} = await page('    {a b\n\n文 {a b}\n');
  expect(problems.map(({line, column}) => [line, column])).toEqual([[3, 5]]);
});

/** Names and texts of elements, with the lines on which they start. */
const outline = async (markdown: string) =>
  nodesIn(await read(markdown)).flatMap((node) =>
    'name' in node || node.type === 'paragraph'
      ? [`${'name' in node ? node.name : 'paragraph'} ${textOf(node)} ${node.position?.start.line}`]
      : [],
  );

for (const [what, markdown, elements] of [
  [
    'before text that a blank line follows',
    '<details><summary>题</summary>\n\n文\n\n</details>\n',
    ['details 题文 1', 'summary 题 1', 'paragraph 文 3'],
  ],
  [
    'in a list',
    '- 一\n\n  <details><summary>题</summary>\n\n  文\n\n  </details>\n',
    ['paragraph 一 1', 'details 题文 3', 'summary 题 3', 'paragraph 文 5'],
  ],
  ['before text that is part of it', '<p align="center">一\n\n</p>\n', ['p 一 1']],
  [
    'behind an element',
    '<details open><summary>题</summary><p>\n\n文\n\n</p></details>\n',
    ['details 题文 1', 'summary 题 1', 'p 文 1', 'paragraph 文 3'],
  ],
  [
    'behind other tags',
    '<table><tr><td>一\n\n二\n\n</td></tr></table>\n',
    ['table 一二 1', 'tr 一二 1', 'td 一二 1', 'paragraph 二 3'],
  ],
] as const)
  test(`a tag may be opened in a line of text, ${what}`, async () => {
    expect(await outline(markdown)).toEqual(elements);
  });

test('a tag that nothing closes is refused where it stands', async () => {
  const {problems} = await page('一\n\n文 <b>粗\n\n二\n');
  expect(problems.map(({line, message}) => [line, message.includes('<b>')])).toEqual([[3, true]]);
});
