import {expect, test} from './plain-test';
import {nodesIn, textOf} from '../../src/plugins/docs/page/nodes';
import {readPage} from '../../src/plugins/docs/page/read-page';

const read = async (markdown: string) => {
  const {root, problems} = await readPage({file: 'docs/a.mdx', markdown});
  expect(problems).toEqual([]);
  return root;
};

test('a comment may begin and end on lines of its own', async () => {
  expect(textOf(await read('前\n\n```js\na\n```\n\n<!--\n注释 <\n{ 二\n-->\n\n后\n'))).toBe('前a后');
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
