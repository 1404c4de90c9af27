import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages} from '../../tools/record/built-pages';
import {collisions, shapesOf} from '../checks/drawing';
import {componentsOf, editContract, expandPage, smallSite} from '../fixtures/small-site';
import {versions} from '../fixtures/versions';
import {stateDiagram} from '../../src/plugins/docs/diagrams/state-diagram';
import {formatProblem, operationsOf, stateGraph} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import type {ComponentNode} from '../../src/plugins/docs/tree/nodes';
import type {Figure} from '../../src/components/Diagram/data';

const ROOT = path.join(__dirname, '..', '..');
const VERSIONS = siteVersions(ROOT);
const routes = new Map(versions.map(({folder, route}) => [folder, route]));
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

/** Markup that a strict Content-Security-Policy or a missing network would break. */
const FORBIDDEN = [/<style/, /\sstyle=/, /@import/, /url\(/, /https?:/, /<script/];

for (const {folder, names, contracts} of VERSIONS) {
  for (const contract of [...names, undefined]) {
    for (const machine of Object.keys(contracts.common['x-states'] ?? {})) {
      test(`${folder}: the diagram of ${machine} for ${contract ?? 'the dictionary'} is drawn without overlaps and described in sentences`, () => {
        const {words: lines, drawing} = (
          stateDiagram(machine, contracts, {drawn: (_text, draw) => draw()}, new Set(), contract) as ComponentNode
        ).props as unknown as Figure;
        const words = lines.join('\n');
        const {states, changes} = stateGraph(machine, contracts, contract);
        for (const {labels} of states) expect.soft(words).toContain(labels.join(' '));
        for (const {from, to, causes} of changes) {
          expect.soft(words).toContain(`${from.labels.join(' ')} → ${to.labels.join(' ')}：${causes.join('、')}`);
        }
        expect(changes.flatMap(({causes}) => causes).length).toBeGreaterThan(0);
        expect(shapesOf('box', drawing).length).toBe(states.length);
        expect(shapesOf('line', drawing).length).toBe(changes.length);
        expect(collisions(drawing)).toEqual([]);
      });
    }
  }

  test(`${folder}: every page shows each of its state machines once, and no id twice`, () => {
    const pages = builtPages();
    const shown = new Map<string, Set<string>>();
    for (const {operation} of names.flatMap((name) => operationsOf(contracts.read(name)))) {
      const route = `${routes.get(folder)}${operation.page}`;
      if (operation['x-states'])
        shown.set(route, (shown.get(route) ?? new Set()).add(`states-${operation['x-states']}`));
    }
    for (const [route, anchors] of shown) {
      const $ = load(pages.get(route) ?? '');
      for (const anchor of anchors) expect.soft($(`figure[id="${anchor}"] svg`).length, `${route}#${anchor}`).toBe(1);
      const ids = $('figure [id], figure[id]')
        .toArray()
        .map((node) => $(node).attr('id'));
      expect.soft(new Set(ids).size, route).toBe(ids.length);
      const drawings = $.html('figure svg');
      for (const pattern of FORBIDDEN) expect.soft(drawings, route).not.toMatch(pattern);
    }
  });
}

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
