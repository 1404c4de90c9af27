import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {openContracts} from '../../contract';

/** Facts that prose tells, compared with the contracts that they come from. */
const ROOT = path.join(__dirname, '..', '..');
const contracts = openContracts(ROOT, 'docs');
const pageOf = (page: string): string => readFileSync(path.join(ROOT, 'docs', `${page}.mdx`), 'utf8');

/** Names in code of a cell. */
const namesIn = (cell: string): readonly string[] => Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name);

/** Rows of the table of numbers: what they are, and their names in both families. */
const rowsOf = (page: string) =>
  page
    .slice(page.indexOf('{#families}'))
    .split(/\n## /)[0]
    .split('\n')
    .filter((line) => /^\| \p{Script=Han}+ \| `/u.test(line))
    .map((line) => line.split(' | '))
    .map(([object, v1, v3, how]) => ({object, v1: namesIn(v1), v3: namesIn(v3), how}));

/** Rows whose names do not stand for one object in the examples, though the table says that they do. */
const strangers = (page: string) => {
  const objects = Object.values(contracts.common['x-objects'] ?? {}).map(({keys}) => Object.keys(keys));
  return rowsOf(page).filter(
    ({v1, v3, how}) =>
      !how.startsWith('不互通') &&
      !how.startsWith('同一个编号') &&
      !objects.some((keys) => [...v1, ...v3].every((name) => keys.includes(name))),
  );
};

test('numbers of the two families that a table puts side by side stand for one object', () => {
  const page = pageOf('index');
  expect(rowsOf(page)).not.toEqual([]);
  expect(strangers(page)).toEqual([]);
  expect(
    strangers(page.replace('| `taskNo` | `taskId` |', '| `taskNo` | `payoutId` |')).map(({object}) => object),
  ).toEqual(['| 任务']);
});

test('the first and the last column of statements are the first and the last field of a flow', () => {
  const [, first, last] = /第一列是 `(\w+)`，最后一列是 `(\w+)`/.exec(pageOf('biz/v3/trade/v3_trade_1_0')) ?? [];
  const names = Object.keys(contracts.read('v3').components?.schemas?.Transaction?.properties ?? {});
  expect([first, last]).toEqual([names[0], names[names.length - 1]]);
});
