import {expect, test} from './plain-test';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import admonitions from 'remark-admonitions';
import type {Root as HastRoot} from 'hast';
import type {Root} from 'mdast';
import {compile} from '../../src/plugins/docs/compile/compile';
import {pageElements} from '../../src/plugins/docs/compile/shown-content';
import {ownerPlugins} from '../../src/plugins/docs/read/owner-plugins';
import type {PluginLists} from '../../src/plugins/docs/read/owner-plugins';
import {textOf} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {isStatic} from '../../src/plugins/docs/read/to-html';
import {formatProblem} from '../../contract/problems';

let pages = 0;

async function pageWith(lists: PluginLists, markdown: string) {
  const file = `docs/a${(pages += 1)}.mdx`;
  const remark = await loadRemark(
    ownerPlugins('/site', {...lists, remarkPlugins: [...(lists.remarkPlugins ?? []), [admonitions, {}]]}),
  );
  const page = await readPage({file, markdown}, remark);
  return {
    ...page,
    problems: page.problems.map(formatProblem),
    code: async () => (await compile(file, page.root, remark)).code,
    nodes: () => pageElements(page, remark),
    markdown: () => remark.toMarkdown(page.root),
  };
}

test('formulas are drawn on static pages and on compiled ones', async () => {
  const [math, katex] = await Promise.all([import('remark-math'), import('rehype-katex')]);
  const lists = {remarkPlugins: [math], rehypePlugins: [katex.default]};
  const text = '在 $x_{1}$ 处。\n\n$$\n\\frac{a}{b}\n$$\n\n:::note\n\n价格 1 美元\n\n:::\n';
  const page = await pageWith(lists, text);
  expect(page.problems).toEqual([]);
  expect(JSON.stringify(await page.nodes())).toContain('"className":"katex-display"');
  expect(await page.code()).toContain('katex-display');
  expect(page.markdown()).toContain('$x_{1}$');
});

test('nodes of MDX 1 become elements of the page, also those that begin in one node and end in another', async () => {
  const page = await pageWith(
    {remarkPlugins: [[npm2yarn, {sync: true}]]},
    "import Tabs from '@theme/Tabs';\n\n- 装好\n\n```bash npm2yarn\nnpm install a\n```\n",
  );
  const code = await page.code();
  expect(code.match(/import Tabs\b/g)).toHaveLength(1);
  expect(code).toContain("import TabItem from '@theme/TabItem'");
  expect(code).toContain('groupId: "npm2yarn"');
  expect(code).toContain('yarn add a');
});

const diagrams = () => (root: {children: unknown[]}) => {
  root.children = [
    {type: 'import', value: "import {Mermaid} from 'mdx-mermaid/Mermaid';"},
    {type: 'jsx', value: '<Mermaid chart={`a\n\n  b *c*`}/>'},
    {
      type: 'paragraph',
      children: [
        {type: 'jsx', value: '<b>'},
        {type: 'text', value: '粗'},
        {type: 'jsx', value: '</b>'},
      ],
    },
    {type: 'html', value: '<img class="a" src="b">'},
    {type: 'export', value: 'export const two = 2;'},
  ];
};

test('JSX of a plugin is no Markdown', async () => {
  const code = await (await pageWith({remarkPlugins: [diagrams]}, '文字\n')).code();
  expect(code).toContain('b *c*`');
  expect(code).toMatch(/_jsx\("b", \{\s*children: "粗"/);
  expect(code).toContain('className: "a"');
  expect(code).toContain('export const two = 2;');
});

test('plugins run in the order of beta.13: before the ids of headings are taken, and after', async () => {
  const seen: string[] = [];
  const note = (name: string) => () => (root: Root) => {
    const [heading] = root.children;
    seen.push(`${name} ${heading.type === 'heading' ? heading.data?.id : ''}`);
  };
  const noteHtml = (name: string) => () => (root: HastRoot) => void seen.push(`${name} ${root.children.length}`);
  const page = await pageWith(
    {
      remarkPlugins: [note('remark')],
      beforeDefaultRemarkPlugins: [note('before')],
      rehypePlugins: [noteHtml('rehype')],
      beforeDefaultRehypePlugins: [noteHtml('beforeHtml')],
    },
    '## 一 {#one}\n',
  );
  await page.nodes();
  expect(seen).toEqual(['before undefined', 'remark one', 'beforeHtml 1', 'rehype 1']);
});

test('a plugin knows the file, and those of older releases find code blocks as they were', async () => {
  const seen: unknown[] = [];
  const look =
    () =>
    (root: HastRoot, {path}: {path: string}) =>
      void seen.push(path, root.children[0]);
  await (await pageWith({rehypePlugins: [look]}, '```js title="a"\nb\n```\n')).nodes();
  expect(seen).toEqual([
    `/site/docs/a${pages}.mdx`,
    expect.objectContaining({
      tagName: 'pre',
      children: [
        expect.objectContaining({tagName: 'code', properties: expect.objectContaining({className: ['language-js']})}),
      ],
    }),
  ]);
});

test('a plugin that extends the parser of remark 12 is named, also if it does so without a word', async () => {
  function loud(this: {Parser: {prototype: object}}) {
    Object.assign(this.Parser.prototype, {});
  }
  function silent(this: {Parser?: {prototype: object}}) {
    if (this.Parser) Object.assign(this.Parser.prototype, {});
  }
  for (const plugin of [loud, silent])
    await expect(pageWith({remarkPlugins: [plugin]}, '文字\n')).rejects.toThrow(
      `[docs] docusaurus.config.ts: the plugin remarkPlugins[0] "${plugin.name}" extends the parser of remark 12, which reads no page.`,
    );
});

for (const [what, thrown, reason] of [
  ['an error', new Error('坏了'), '坏了'],
  ['an error of several lines', new Error('\n第 2 行:\n坏了.\n\n  1  code\n'), '第 2 行: 坏了'],
  ['a text', '坏了', '坏了'],
] as const)
  test(`a plugin that throws ${what} on a page is named with the page`, async () => {
    const fails = () => () => {
      throw thrown;
    };
    expect((await pageWith({remarkPlugins: [fails]}, '文字\n')).problems).toEqual([
      `[docs] docs/a${pages}.mdx: the plugin remarkPlugins[0] "fails" fails on this page: ${reason}. Fix what it reads, or take it out.`,
    ]);
  });

const says =
  ({text}: {text: string}) =>
  (root: Root) =>
    void root.children.push({type: 'paragraph', children: [{type: 'text', value: text}]});

test('a plugin may be the module that has it, wrapped by a loader, or stand in a preset', async () => {
  const page = await pageWith(
    {
      remarkPlugins: [
        [{default: says}, {text: '一'}],
        [{__esModule: true, default: {default: says}}, {text: '二'}],
        {plugins: [[says, {text: '三'}]]},
      ],
    },
    '文字\n',
  );
  expect(page.root.children.map(textOf)).toEqual(['文字', '一', '二', '三']);
});

test('a page is left to React when a plugin of rehype adds code to it', async () => {
  const adds = (node: unknown) => () => (root: HastRoot) => void root.children.push(node as HastRoot['children'][0]);
  const kind = async (node: unknown) => {
    const remark = await loadRemark(ownerPlugins('/site', {rehypePlugins: [adds(node)]}));
    return isStatic(await readPage({file: `docs/a${(pages += 1)}.mdx`, markdown: '文字\n'}, remark), remark);
  };
  expect(await kind({type: 'jsx', value: '<b>{1 + 1}</b>'})).toBe(false);
  expect(await kind({type: 'import', value: "import A from './a';"})).toBe(false);
  expect(await kind({type: 'jsx', value: '<b title="a">一</b>'})).toBe(true);
});

test('what is no plugin is refused', () => {
  expect(() => ownerPlugins('/site', {rehypePlugins: ['rehype-katex']})).toThrow(
    '[docs] docusaurus.config.ts: rehypePlugins[0] is no plugin of remark or rehype: "rehype-katex".',
  );
});
