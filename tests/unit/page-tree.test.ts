import {expect, test} from './plain-test';
import {expandPage, smallSite} from '../fixtures/small-site';
import {pageElements} from '../../src/plugins/docs/compile/shown-content';
import {nodesIn, textOf} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {formatProblem} from '../../contract/problems';

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
