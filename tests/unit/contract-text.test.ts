import {expect, test} from './plain-test';
import {array, assert, constantFrom, property} from 'fast-check';
import type {Nodes, RootContent} from 'mdast';
import {contractTexts, isPlain} from '../../src/plugins/docs/blocks/contract-text';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {textOf} from '../../src/plugins/docs/tree/nodes';

const PIECES = [
  '金额',
  '单位：分',
  '。',
  '（见字典）',
  ' ',
  'OAuth',
  '1',
  '2026 年',
  '——',
  'www',
  '\n',
  '1.',
  '- ',
  '# ',
  '*',
  '_',
  '`a`',
  '<b>',
  '&amp;',
  '\\',
  'https://a.example',
  '    ',
  '|',
  '~~',
  '=',
  '!',
  '[a](b)',
  '\t',
  '\u00a0',
  '\u3000',
];

const withoutPositions = (nodes: readonly RootContent[]) =>
  JSON.parse(JSON.stringify(nodes, (key, value: unknown) => (key === 'position' ? undefined : value)));

test('a text of letters and Chinese punctuation is the paragraph that the parser would make of it', async () => {
  const remark = await loadRemark();
  const {nodes} = contractTexts(remark, () => undefined);
  let plain = 0;
  assert(
    property(array(constantFrom(...PIECES), {minLength: 1, maxLength: 6}), (pieces) => {
      const text = pieces.join('');
      if (!isPlain(text)) return;
      plain += 1;
      expect(nodes(text)).toEqual(withoutPositions(remark.parseText(text)));
    }),
    {numRuns: 3000},
  );
  expect(plain).toBeGreaterThan(100);
});

test('a page may change the nodes of a text without changing those of the next page', async () => {
  const {nodes} = contractTexts(await loadRemark(), () => undefined);
  const change = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') node.value = 'changed';
    if ('children' in node) node.children.forEach(change);
  };
  const text = '**重要**：见 `code`。\n\n```json\n{}\n```';
  const before = JSON.stringify(nodes(text));
  nodes(text).forEach(change);
  expect(JSON.stringify(nodes(text))).toBe(before);
});

for (const [what, text, shown] of [
  ['of more than a reader reads', '**a** '.repeat(50_000), '**a** '.repeat(50_000)],
  ['of quotes in each other', `${'> '.repeat(5000)}a\n\n*b*`, `${'> '.repeat(5000)}a*b*`],
  ['of lists in each other', `${'- '.repeat(5000)}a\n\n*b*`, `${'- '.repeat(5000)}a*b*`],
] as const)
  test(`a text ${what} is shown as it is written`, async () => {
    const {nodes} = contractTexts(await loadRemark(), () => undefined);
    expect(nodes(text).map(textOf).join('')).toBe(shown);
  });
