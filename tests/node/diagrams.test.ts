import path from 'path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages} from '../../tools/built-site/files';
import {collisions} from '../checks/drawing';
import {editContract, expandPage, smallSite} from '../fixtures/small-site';
import {versions} from '../fixtures/versions';
import {stateDiagram} from '../../src/plugins/docs/diagrams/state-diagram';
import {stateGraph} from '../../contract/model/state-graph';
import {operationsOf} from '../../contract/model/operations';
import {formatProblem} from '../../contract/problems';
import {siteVersions} from '../../src/plugins/docs/site-versions';

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
const SEQUENCE = ['sequenceDiagram', 'participant A as 你方系统', 'participant B as 平台', 'A->>B: 下单', 'Note over A,B: 核对', 'B-->>A: 已受理'];

/** The HTML that a page gives to its diagrams. */
const diagramsOf = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/<Diagram.* html=\{(".*")\} \/>/g)).map(([, html]) => JSON.parse(html) as string);
const fence = (title: string, lines: readonly string[]) => ['', `\`\`\`mermaid${title}`, ...lines, '```', ''].join('\n');

/** What a strict Content-Security-Policy, or a page without network, would stop. */
const FORBIDDEN = [/<style/, /\sstyle=/, /@import/, /url\(/, /https?:/, /<script/];

for (const {folder, names, contracts} of VERSIONS) {
  for (const contract of [...names, undefined]) {
    for (const machine of Object.keys(contracts.common['x-states'] ?? {})) {
      test(`${folder}: the diagram of ${machine} for ${contract ?? 'the dictionary'} can be read in lines and in words`, () => {
        const [html] = diagramsOf(stateDiagram(machine, contracts, new Set(), contract));
        const words = load(html)('details').text();
        const {states, changes} = stateGraph(machine, contracts, contract);
        for (const {labels} of states) expect.soft(words).toContain(labels.join(' '));
        for (const {from, to, causes} of changes) {
          expect.soft(words).toContain(`${from.labels.join(' ')} → ${to.labels.join(' ')}：${causes.join('、')}`);
        }
        expect(changes.flatMap(({causes}) => causes).length).toBeGreaterThan(0);
        expect(load(html)('.box').length).toBe(states.length);
        expect(load(html)('.line').length).toBe(changes.length);
        expect(collisions(html)).toEqual([]);
        for (const pattern of FORBIDDEN) expect.soft(html).not.toMatch(pattern);
      });
    }
  }

  test(`${folder}: every page shows each of its state machines once, and no id twice`, () => {
    const pages = builtPages();
    const shown = names.flatMap((name) =>
      operationsOf(contracts.read(name)).flatMap(({operation}) => {
        const page = pages.get(`${routes.get(folder)}${operation['x-doc-page']}`) ?? '';
        return operation['x-states'] ? [{page, anchor: `states-${operation['x-states']}`}] : [];
      }),
    );
    for (const {page, anchor} of shown) {
      const $ = load(page);
      expect.soft($(`figure[id="${anchor}"] svg`).length, anchor).toBe(1);
      const ids = $('figure [id], figure[id]').toArray().map((node) => $(node).attr('id'));
      expect.soft(new Set(ids).size, anchor).toBe(ids.length);
    }
    expect(shown.length).toBeGreaterThan(0);
  });
}

test('a line behind a box, and labels over boxes, labels and lines are each noticed', () => {
  const box = '<rect class="box" x="0" y="40" width="80" height="40"/>';
  const label = (y: number) => `<rect class="back" x="0" y="${y}" width="80" height="20"/>`;
  expect(collisions(`<svg>${box}<path class="line" d="M40 0L40 100"/></svg>`)).toEqual(['line 0 passes behind a box']);
  expect(collisions(`<svg>${box}${label(50)}${label(60)}</svg>`)).toEqual(['label 0 covers a box', 'label 0 covers a label', 'label 1 covers a box']);
  expect(collisions(`<svg>${label(0)}<path class="line" d="M200 0L200 9"/><path class="line" d="M40 0L40 30"/></svg>`)).toEqual([
    'label 0 covers the line of another',
  ]);
});

test('a dictionary shows the machine that names it; later blocks of the page link there', ({}, testInfo) => {
  const site = smallSite(testInfo, 'common', 'x-rate-limits:', STATES);
  editContract(site, {file: 'shop', from: 'x-rate-limit: write', to: 'x-rate-limit: write\n      x-states: order'});
  const {markdown, problems} = expandPage(site, '```dictionary D0002\n```\n\n说明。\n\n```openapi shop#placeOrder\n```\n');
  expect(problems).toEqual([]);
  expect(markdown.indexOf('<Diagram id="states-order"')).toBeLessThan(markdown.indexOf('说明。'));
  expect(markdown.split('<Diagram').length).toBe(2);
  expect(markdown).toContain('状态变化见[订单状态流转图](#states-order)。');
  expect(load(diagramsOf(markdown)[0])('details li').toArray().map((item) => load(item).text())).toEqual([
    '初始状态：银行卡 CARD。',
    '银行卡 CARD → 现金 CASH：下单、到期；通知 order.paid。',
    '终态：现金 CASH。',
  ]);
});

for (const {name, from, to, message} of [
  {name: 'an operation that no contract has', from: 'op:placeOrder', to: 'op:dropOrder', message: 'operation "dropOrder" of state machine "order" is in no contract of this version.'},
  {name: 'a state that its dictionary lacks', from: 'final: [CASH]', to: 'final: [GOLD]', message: 'state of 付款方式 "GOLD" not found in _contract/common.yaml. Known: CARD, CASH.'},
]) {
  test(`${name} is reported with the line of the block that shows the machine`, ({}, testInfo) => {
    const site = smallSite(testInfo, 'common', 'x-rate-limits:', STATES.replace(from, to));
    const [problem] = expandPage(site, '前言\n\n```dictionary D0002\n```\n').problems.map(formatProblem);
    expect(problem).toContain(`[contract] docs/a.mdx:3:15: ${message}`);
  });
}

test('a sequence diagram says every message and note in words', ({}, testInfo) => {
  const {markdown, problems} = expandPage(smallSite(testInfo), fence(' 下单的时序', SEQUENCE));
  expect(problems).toEqual([]);
  const [html] = diagramsOf(markdown);
  const $ = load(html);
  expect($('figcaption').text()).toBe('下单的时序');
  expect($('svg').attr('aria-label')).toBe('下单的时序');
  expect($('details li').toArray().map((item) => $(item).text())).toEqual(['你方系统 → 平台：下单', '你方系统、平台：核对', '平台 → 你方系统（应答）：已受理']);
  for (const pattern of FORBIDDEN) expect.soft(html).not.toMatch(pattern);
});

for (const {name, title = ' 题', lines, message} of [
  {name: 'a diagram without a title', title: '', lines: SEQUENCE, message: 'the diagram has no title.'},
  {name: 'another kind of diagram', lines: ['graph LR', 'A --> B'], message: 'a diagram of the kind "graph LR" is not supported. Known: sequenceDiagram.'},
  {name: 'an unreadable line', lines: [...SEQUENCE, 'A=>B: 付款'], message: '"A=>B: 付款" cannot be read.'},
  {name: 'an unknown participant', lines: [...SEQUENCE, 'A->>C: 付款'], message: 'participant "C" is unknown. Known: A, B.'},
  {name: 'a message to its sender', lines: [...SEQUENCE, 'A->>A: 记账'], message: '"A->>A: 记账" goes to its sender.'},
  {name: 'a diagram without a message', lines: ['sequenceDiagram', 'participant A'], message: 'the diagram has no message.'},
]) {
  test(`${name} is reported with its line`, ({}, testInfo) => {
    const problems = expandPage(smallSite(testInfo), fence(title, lines)).problems.map(formatProblem);
    expect(problems.length).toBe(1);
    expect(problems[0]).toMatch(/^\[contract\] docs\/a\.mdx:2:\d+: /);
    expect(problems[0]).toContain(message);
  });
}
