import {expect, test} from './plain-test';
import {componentsOf, editContract, expandPage, smallSite} from './fixtures/small-site';
import {formatProblem} from '../../contract';
import type {Figure} from '../../src/components/Diagram/data';

const STATES = `x-states:
  order:
    title: 订单
    dictionary: D0002
    initial: [CARD]
    final: [CASH]
    transitions:
      - {from: CARD, to: CASH, by: op:placeOrder}
      - {from: CARD, to: CASH, by: 'system: 到期'}
    events: {CASH: order.paid}
x-rate-limits:`;
const SEQUENCE = [
  'sequenceDiagram',
  'participant A as 你方系统',
  'participant B as 平台',
  'A->>B: 下单',
  'Note over A,B: 核对',
  'B-->>A: 已受理',
];

/** The diagrams of a page with their props. */
const diagramsOf = (page: Parameters<typeof componentsOf>[0]): readonly Figure[] =>
  componentsOf(page, 'Diagram') as unknown as readonly Figure[];
const fence = (title: string, lines: readonly string[]) =>
  ['', `\`\`\`mermaid${title}`, ...lines, '```', ''].join('\n');

test('a dictionary shows the machine that names it; later blocks of the page link there', async () => {
  const site = smallSite('common', 'x-rate-limits:', STATES);
  editContract(site, {file: 'shop', from: 'x-rate-limit: write', to: 'x-rate-limit: write\n      x-states: order'});
  const page = await expandPage(site, '```dictionary D0002\n```\n\n说明。\n\n```openapi shop#placeOrder\n```\n');
  const {markdown, problems} = page;
  expect(problems).toEqual([]);
  expect(diagramsOf(page)[0].id).toBe('states-order');
  expect(markdown.indexOf('<Diagram ')).toBeLessThan(markdown.indexOf('说明。'));
  expect(markdown.split('<Diagram').length).toBe(2);
  expect(markdown).toContain('状态变化见[订单状态流转图](#states-order)。');
  expect(diagramsOf(page)[0].words).toEqual([
    '初始状态：银行卡 CARD。',
    '银行卡 CARD → 现金 CASH：下单、到期；通知 order.paid。',
    '终态：现金 CASH。',
  ]);
});

for (const {name, from, to, message} of [
  {
    name: 'an operation that no contract has',
    from: 'op:placeOrder',
    to: 'op:dropOrder',
    message: 'operation "dropOrder" of state machine "order" is in no contract of this version.',
  },
  {
    name: 'a state that its dictionary lacks',
    from: 'final: [CASH]',
    to: 'final: [GOLD]',
    message: 'state of 付款方式 "GOLD" not found in _contract/common.yaml. Known: CARD, CASH.',
  },
]) {
  test(`${name} is reported with the line of the block that shows the machine`, async () => {
    const site = smallSite('common', 'x-rate-limits:', STATES.replace(from, to));
    const [problem] = (await expandPage(site, '前言\n\n```dictionary D0002\n```\n')).problems.map(formatProblem);
    expect(problem).toContain(`[contract] docs/a.mdx:3:15: ${message}`);
  });
}

test('a sequence diagram says every message and note in words', async () => {
  const page = await expandPage(smallSite(), fence(' 下单的时序', SEQUENCE));
  expect(page.problems).toEqual([]);
  const [{title, words}] = diagramsOf(page);
  expect(title).toBe('下单的时序');
  expect(words).toEqual(['你方系统 → 平台：下单', '你方系统、平台：核对', '平台 → 你方系统（应答）：已受理']);
});

for (const {name, lines, message} of [
  {
    name: 'another kind of diagram',
    lines: ['graph LR', 'A --> B'],
    message: 'a diagram of the kind "graph LR" is not supported. Known: sequenceDiagram.',
  },
  {name: 'an unreadable line', lines: [...SEQUENCE, 'A=>B: 付款'], message: '"A=>B: 付款" cannot be read.'},
  {
    name: 'an unknown participant',
    lines: [...SEQUENCE, 'A->>C: 付款'],
    message: 'participant "C" is unknown. Known: A, B.',
  },
  {name: 'a message to its sender', lines: [...SEQUENCE, 'A->>A: 记账'], message: '"A->>A: 记账" goes to its sender.'},
  {
    name: 'a diagram without a message',
    lines: ['sequenceDiagram', 'participant A'],
    message: 'the diagram has no message.',
  },
]) {
  test(`${name} is reported with its line`, async () => {
    const problems = (await expandPage(smallSite(), fence(' 题', lines))).problems.map(formatProblem);
    expect(problems.length).toBe(1);
    expect(problems[0]).toMatch(/^\[contract\] docs\/a\.mdx:2:\d+: /);
    expect(problems[0]).toContain(message);
  });
}
