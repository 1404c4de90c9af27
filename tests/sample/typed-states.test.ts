import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {openContracts} from '../../contract';
import type {Common} from '../../contract';

const ROOT = path.join(__dirname, '..', '..');
const page = (name: string): string =>
  readFileSync(path.join(ROOT, 'docs', 'biz', 'v3', 'task', `${name}.mdx`), 'utf8');

/** Words of a text that are states of a machine, in their order. */
function statesIn(text: string, machine: string, common: Common): readonly string[] {
  const {initial = [], transitions = []} = common['x-states']?.[machine] ?? {};
  const known = new Set([...initial, ...transitions.map(({to}) => to)]);
  return Array.from(text.matchAll(/`([A-Z_]+)`/g), ([, word]) => word).filter((word) => known.has(word));
}

/** States of a machine that a list of its course leaves out, and steps of the list, from the first state of a line, that it does not have. */
function wrongCourse(list: string, machine: string, common: Common): readonly string[] {
  const {transitions = []} = common['x-states']?.[machine] ?? {};
  const named = new Set(statesIn(list, machine, common));
  const all = new Set(transitions.flatMap(({from, to}) => [from, to]));
  const steps = list.split('\n').flatMap((line) => {
    const [from, ...to] = statesIn(line, machine, common);
    return to.map((state) => ({from, to: state}));
  });
  const leads = (from: string, to: string, passed: readonly string[] = []): boolean =>
    transitions.some(
      (one) =>
        one.from === from && !passed.includes(one.to) && (one.to === to || leads(one.to, to, [...passed, one.to])),
    );
  return [
    ...Array.from(all).filter((state) => !named.has(state)),
    ...steps.filter(({from, to}) => !leads(from, to)).map(({from, to}) => `${from} → ${to}`),
  ];
}

const {common} = openContracts(ROOT, 'docs');

test('the course of a settlement in words is that of its state machine', () => {
  const [, list = ''] = /结算单按\[结算单状态\][^\n]*流转：\n\n((?:\d\. [^\n]*\n)+)/.exec(page('v3_task_2_0')) ?? [];
  expect(statesIn(list, 'settlement', common).length).toBeGreaterThan(8);
  // The last line tells what PROCESSING, in the line before it, ends with.
  const lines = list.trimEnd().split('\n');
  lines[lines.length - 1] = `\`PROCESSING\` ${lines[lines.length - 1]}`;
  expect(wrongCourse(lines.join('\n'), 'settlement', common)).toEqual([]);
});

test('a state that is left out, and a step that the machine does not have, are reported', () => {
  const machine = {
    title: '订单',
    dictionary: 'D0001',
    initial: ['NEW'],
    final: ['DONE'],
    events: {},
    transitions: [
      {from: 'NEW', to: 'PAID', by: 'op:pay'},
      {from: 'PAID', to: 'DONE', by: 'op:end'},
    ],
  };
  const order = {...common, 'x-states': {order: machine}};
  expect(wrongCourse('1. `NEW` 之后为 `PAID`、`DONE`。', 'order', order)).toEqual([]);
  expect(wrongCourse('1. `PAID` 之后为 `NEW`。', 'order', order)).toEqual(['DONE', 'PAID → NEW']);
});

/** Steps of a table of actions, `PUBLISHED → PAUSED`: each allowed state with the first state after it. */
function actionSteps(text: string): readonly string[] {
  const [, table = ''] = /\| `action` \|[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .flatMap((row) => {
      const [, from = '', to = ''] = row.split('|').slice(1, -1);
      return statesIn(from, 'task', common).flatMap((state) =>
        statesIn(to, 'task', common)
          .slice(0, 1)
          .map((next) => `${state} → ${next}`),
      );
    });
}

test('the actions of a task in words are those of its state machine', () => {
  const called = (common['x-states']?.task.transitions ?? []).filter(({by}) => by === 'op:changeTaskStatus');
  expect([...actionSteps(page('v3_task_1_0'))].sort()).toEqual(called.map(({from, to}) => `${from} → ${to}`).sort());
  expect(
    actionSteps(
      '| `action` | 允许的当前状态 | 变更后的状态 |\n| --- | --- | --- |\n| `a` | `DRAFT`、`PAUSED` | `CLOSED` |\n',
    ),
  ).toEqual(['DRAFT → CLOSED', 'PAUSED → CLOSED']);
});

test('every state of a task stands in its course in words', () => {
  const [, list = ''] = /任务按\[任务状态\][^\n]*流转：\n\n((?:\d\. [^\n]*\n)+)/.exec(page('v3_task_1_0')) ?? [];
  const known = new Set((common['x-states']?.task.transitions ?? []).flatMap(({from, to}) => [from, to]));
  expect(new Set(statesIn(list, 'task', common))).toEqual(known);
});

/** The amounts of a row of the example of withholding. */
const amounts = (text: string, row: string): readonly number[] =>
  Array.from(
    (new RegExp(`^\\| ${row}[^|]*\\|([^\\n]*)$`, 'm').exec(text)?.[1] ?? '').matchAll(/`(\d+)`/g),
    ([, amount]) => Number(amount),
  );

/** Rows of the example that do not follow from its first row by cumulative withholding. */
function wrongRows(text: string): readonly string[] {
  const rows = [
    '本月税前金额',
    '累计收入',
    '累计费用',
    '累计减除费用',
    '累计应纳税所得额',
    '累计应预扣税额',
    '以前月份已预扣',
    '本月个人所得税',
    '税后金额',
    '服务费',
    '商户应付',
  ];
  const gross = amounts(text, rows[0]);
  const income = gross.map((_, month) => gross.slice(0, month + 1).reduce((sum, one) => sum + one, 0));
  const costs = income.map((one) => one * 0.2);
  const deductions = gross.map((_, month) => (month + 1) * 500_000);
  const taxable = income.map((one, month) => one - costs[month] - deductions[month]);
  const due = taxable.map((one) => one * 0.03);
  const before = due.map((_, month) => due[month - 1] ?? 0);
  const iit = due.map((one, month) => one - before[month]);
  const fees = gross.map((one) => Math.floor((one * 650 + 5000) / 10_000));
  const expected = [
    gross,
    income,
    costs,
    deductions,
    taxable,
    due,
    before,
    iit,
    gross.map((one, month) => one - iit[month]),
    fees,
    gross.map((one, month) => one + fees[month]),
  ];
  return rows.filter(
    (row, index) =>
      amounts(text, row).length !== 2 ||
      amounts(text, row).some((amount, month) => Math.abs(amount - expected[index][month]) > 0.5),
  );
}

test('the example of withholding adds up, and begins with an amount of the contract’s examples', () => {
  const text = page('v3_task_2_0');
  expect(wrongRows(text)).toEqual([]);
  const examples = JSON.stringify(openContracts(ROOT, 'docs').read('v3'));
  const [gross] = amounts(text, '本月税前金额');
  const [iit] = amounts(text, '本月个人所得税');
  expect(examples).toMatch(new RegExp(`"gross":${gross},"iit":${iit}`));
  expect(wrongRows(text.replace('`34800`', '`34801`'))).toEqual(['累计应预扣税额']);
});
