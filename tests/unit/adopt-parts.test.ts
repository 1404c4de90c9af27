import {expect, test} from './plain-test';
import {commonSegments, partsByArea, partsOfTag} from '../../tools/adopt/parts';
import type {LocatedOperation} from '../../contract';

const located = (path: string, operation = {operationId: path, summary: path}): LocatedOperation =>
  ({path, method: 'GET', operation, keys: ['paths', path, 'get']}) as unknown as LocatedOperation;
const manyOf = (area: string, count: number): LocatedOperation[] =>
  Array.from({length: count}, (_, index) => located(`/v1/${area}/{id}/x${index}`));

/** Parts with at most ten interfaces each, as title and number. */
const cutAtTen = (operations: readonly LocatedOperation[], divide: typeof partsOfTag): readonly string[] =>
  divide(operations, {common: commonSegments(operations), weightOf: ({length}) => length, most: 10}).map(
    ({title, operations: {length}}) => `${title ?? ''} ${length}`,
  );

test('a tag of interfaces that are too much for one page keeps its small areas, and those that are large have pages that name them', () => {
  expect(cutAtTen(manyOf('a', 10), partsOfTag)).toEqual([' 10']);
  expect(cutAtTen([...manyOf('a', 9), ...manyOf('b', 8), ...manyOf('c', 1)], partsOfTag)).toEqual([' 9', 'a 9']);
  expect(cutAtTen(manyOf('a', 12), partsOfTag)).toEqual([' 10', 'x0 1', 'x1 1']);
  expect(cutAtTen([], partsOfTag)).toEqual([' 0']);
});

test('a document whose tags tell nothing has a page for each area of its paths, or one where that is not too much', () => {
  expect(cutAtTen([...manyOf('a', 4), ...manyOf('b', 4)], partsByArea)).toEqual([' 8']);
  expect(cutAtTen([...manyOf('a', 4), ...manyOf('b', 7)], partsByArea)).toEqual(['a 4', 'b 7']);
  expect(cutAtTen([...manyOf('a/c', 9), ...manyOf('a/d', 8), ...manyOf('b', 1)], partsByArea)).toEqual([
    'a 8',
    'a/c 9',
    'b 1',
  ]);
});

test('an interface that is too much alone has a page, which is called by its name, or by its path where it has none but a description', () => {
  const one = located('/v1/a/{id}', {operationId: 'a', summary: 'Get one'});
  const other = located('/v1/a', {operationId: 'b', summary: `${'Long '.repeat(20)}text`});
  const small = located('/v1/a/{id}/x');
  const weights = new Map([
    [one, 12],
    [other, 11],
    [small, 1],
  ]);
  const weightOf = (some: readonly LocatedOperation[]) => some.reduce((sum, each) => sum + (weights.get(each) ?? 0), 0);
  expect(
    partsOfTag([one, other, small], {common: [], weightOf, most: 10}).map(({title, name}) => [title, name]),
  ).toEqual([
    [undefined, undefined],
    ['Get one', 'a'],
    ['GET /v1/a', 'b'],
  ]);
});
