import {expect, test} from './plain-test';
import {componentMarkdown} from '../../src/plugins/publish/files/markdown/components';
import type {PageNode} from '../../src/data/page-elements';

const paragraph = (...children: readonly PageNode[]): PageNode => ({name: 'p', children});
const TEXT: readonly PageNode[] = [
  paragraph('First'),
  '\n',
  {
    name: 'ul',
    children: [
      {name: 'li', children: ['one']},
      {name: 'li', children: [paragraph('two:'), paragraph('three')]},
    ],
  },
  paragraph('Last ', {name: 'code', children: ['a']}),
];

test('in Markdown texts, lists and limits are apart: sentences in a cell, paragraphs and lines above a table', () => {
  const field = {anchor: 'a', path: 'a', name: 'a', type: 'string', badges: [], description: TEXT, limits: '长度 1'};
  const markdown = componentMarkdown(
    {name: 'Reference', props: {operationId: 'getA', parts: [{title: 'T', introduction: TEXT, fields: [field]}]}},
    (href) => href,
  );
  expect(markdown).toContain('### T\n\nFirst\n\n- one\n- two: three\n\nLast `a`\n\n|');
  expect(markdown).toContain('| First。one。two: three。Last `a`。长度 1。 |');
});
