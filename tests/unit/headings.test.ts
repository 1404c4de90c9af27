import {expect, test} from './plain-test';
import {titleHeading} from '../../src/plugins/docs/read/headings';
import {anchorsIn} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {tableOfContents} from '../../src/plugins/docs/compile/table-of-contents';

let pages = 0;
const rootOf = async (markdown: string) => (await readPage({file: `docs/headings-${(pages += 1)}.mdx`, markdown})).root;

const SLUGS: readonly (readonly [markdown: string, ...anchors: string[]])[] = [
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
