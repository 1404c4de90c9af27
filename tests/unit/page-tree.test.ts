import {expect, test} from './plain-test';
import {expandPage, smallSite} from './fixtures/small-site';
import {pageElements} from '../../src/plugins/docs/compile/shown-content';
import {nodesIn, textOf, anchorsIn} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {formatProblem} from '../../contract/problems';
import {titleHeading} from '../../src/plugins/docs/read/headings';
import {tableOfContents} from '../../src/plugins/docs/compile/table-of-contents';

const read = (markdown: string) => readPage({file: 'docs/a.mdx', markdown});
const typesOf = async (markdown: string) => (await read(markdown)).root.children.map(({type}) => type);
const elementsOf = async (markdown: string) => pageElements(await read(markdown), await loadRemark());
test('an unknown admonition is refused', async () => {
  expect((await read('文字\n\n:::cauton\n文字\n:::\n')).problems.map(formatProblem)).toEqual([
    '[docs] docs/a.mdx:3:1: the admonition ":::cauton" is unknown. Known: note, tip, info, important, caution, warning, danger, secondary, success. Did you mean caution?',
  ]);
});
test('a colon before a word is text', async () => {
  const {root} = await read('时间:now 与 a:b[c]，12:30');
  expect(nodesIn(root).filter(({type}) => type === 'text')).toHaveLength(1);
  expect(textOf(root)).toBe('时间:now 与 a:b[c]，12:30');
});
test('fences end with as many marks of their kind, and with no others', async () => {
  expect(await typesOf('````\n```\n~~~~\n````\n\n文字')).toEqual(['code', 'paragraph']);
  expect(await typesOf('~~~\n```openapi shop#a\n~~~~\n\n文字')).toEqual(['code', 'paragraph']);
  expect(await typesOf('```code``` 文字')).toEqual(['paragraph']);
});
test('a code block of the language of a block is code where it has code, and a diagram where it has no title', async () => {
  const fences = [
    'mermaid\ngraph TD;',
    'mermaid title="图" {1}\ngraph TD;',
    'openapi\nopenapi: 3.0.0',
    'test\nok',
    'constructor',
  ];
  const page = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');
  const {root, problems} = await expandPage(smallSite(), `${page}\n- 列表\n\n  \`\`\`sample\n  a\n  \`\`\`\n`);
  expect(problems).toEqual([]);
  expect(root.children.map(({type}) => type)).toEqual([...fences.map(() => 'code'), 'list']);
});
test('a block that stands inside another element is refused', async () => {
  const {problems} = await expandPage(smallSite(), '- 列表\n\n  ```openapi shop#placeOrder\n  ```\n');
  expect(problems.map(formatProblem)).toEqual([
    '[contract] docs/a.mdx:3:6: the block "openapi" stands inside another element. Put it at the beginning of a line, outside of lists and admonitions.',
  ]);
});
test('a list of a block continues the list before it', async () => {
  const {root} = await expandPage(smallSite(), '- [错误码](#D0001)\n```dictionary-index\n```\n');
  expect(root.children.map((node) => node.type === 'list' && node.children.length)).toEqual([2]);
});
test('JSX keeps its props, which are text or JSON', async () => {
  expect(await elementsOf('<Steps count={2} names={["a"]} open />\n')).toEqual([
    {name: 'Steps', props: {count: 2, names: ['a'], open: true}, children: []},
  ]);
  await expect(elementsOf('<Steps count={1 + 1} />\n')).rejects.toThrow(
    'the prop count of <Steps> is code: {1 + 1}. Expected JSON, or text in quotes.',
  );
});
const tableOf = async (markdown: string) => {
  const {root} = await readPage({file: 'docs/a.mdx', markdown});
  return JSON.stringify(await pageElements({file: 'docs/a.mdx', root}, await loadRemark()));
};
test('a table of three columns names the column at each cell behind the first, and keeps its roles', async () => {
  const table = await tableOf('| 取值 | `old` 值 | 说明 |\n| --- | --- | --- |\n| `A` | 10 | |\n');
  const cell = (label: string) => `{"name":"td","props":{"role":"cell","data-label":"${label}"}`;
  expect(table).toContain('{"name":"table","props":{"data-list":"","role":"table"}');
  for (const part of [
    '"role":"columnheader"',
    '"role":"rowgroup"',
    '"role":"row"',
    '{"name":"td","props":{"role":"cell"}',
    cell('old 值'),
    cell('说明'),
  ])
    expect(table).toContain(part);
});
test('a table of two columns stays as it is', async () => {
  expect(await tableOf('| 取值 | 说明 |\n| --- | --- |\n| `A` | 一 |\n')).not.toMatch(/role|data-/);
});

let pages = 0;
const rootOf = async (markdown: string) => (await readPage({file: `docs/headings-${(pages += 1)}.mdx`, markdown})).root;
const SLUGS: [markdown: string, ...anchors: string[]][] = [
  ['## Hello World', 'hello-world'],
  ['## 概述', '概述'],
  ['## 一、概述：`code` 与 **粗体**', '一概述code-与-粗体'],
  ['## A\n\n## A\n\n### A', 'a', 'a-1', 'a-2'],
  ['## A {#a}\n\n## A', 'a', 'a'],
  ['Setext\n---', 'setext'],
  ['## [Link](https://a.example/) and <b>tag</b>', 'link-and-tag'],
  ['- 一\n\n  ## In a list', 'in-a-list'],
];
for (const [markdown, ...anchors] of SLUGS) {
  test(`the headings of ${JSON.stringify(markdown)} have the ids of beta.13`, async () => {
    const root = await rootOf(markdown);
    const ids: string[] = [];
    const collect = (node: (typeof root)['children'][number]): void => {
      if (node.type === 'heading') ids.push(node.data?.id ?? '');
      if ('children' in node) (node.children as (typeof root)['children']).forEach(collect);
    };
    root.children.forEach(collect);
    expect(ids).toEqual(anchors);
    expect(anchorsIn(root)).toEqual(Array.from(new Set(anchors)));
  });
}
test('the table of contents has every level, with code as HTML, and headings in tags but not in Markdown', async () => {
  const root = await rootOf(
    '# 题\n\n## `a<b` 与 *c*\n\n#### 四\n\n### 三\n\n<details>\n\n## 内\n\n</details>\n\n> ## 引\n',
  );
  const shown = JSON.stringify(tableOfContents(root), ['value', 'children', 'level']);
  expect(JSON.parse(shown)).toEqual([
    {
      value: '<code>a&#60;b</code> 与 <em>c</em>',
      level: 2,
      children: [
        {value: '四', level: 4, children: []},
        {value: '三', level: 3, children: []},
      ],
    },
    {value: '内', level: 2, children: []},
  ]);
});
test('an h1 behind anything but imports is no title of the page', async () => {
  const titleOf = async (markdown: string) => titleHeading(await rootOf(markdown))?.data?.contentTitle;
  expect(await titleOf('---\ntitle: 一\n---\n\n# `题` {#t}\n\n文字\n')).toBe('题');
  expect(await titleOf("import Tabs from '@theme/Tabs';\n\n# 题\n")).toBe('题');
  expect(await titleOf('文字\n\n# 题\n')).toBeUndefined();
  expect(await titleOf('## 题\n')).toBeUndefined();
});
