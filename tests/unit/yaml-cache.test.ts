import {expect, test} from './plain-test';
import {readCached, setYamlCache} from '../../contract/read/yaml-cache';
import type {ReadText} from '../../contract/read/position';
import {readYamlText} from '../../contract/read/yaml-text';

const TEXT = 'a: {b: [1, x, null]}\nc: 2026-11-25\n';

function inTwoRuns(text: string): {runs: ReadText[]; parsed: () => number} {
  const store = new Map<string, string>();
  let count = 0;
  setYamlCache({
    find: (known) => JSON.parse(store.get(known) ?? 'null') ?? undefined,
    keep: (known, data) => void store.set(known, JSON.stringify(data)),
  });
  const parse = () => {
    count += 1;
    return readYamlText(text);
  };
  return {runs: [readCached(text, parse), readCached(text, parse)], parsed: () => count};
}

test.afterEach(() => setYamlCache({find: () => undefined, keep: () => undefined}));

test('a text without mistakes is parsed once, and again when a place in it is asked for', () => {
  const {
    runs: [first, second],
    parsed,
  } = inTwoRuns(TEXT);
  if (!('data' in first && 'data' in second)) throw new Error('refused');
  expect(second.data).toEqual(first.data);
  expect(parsed()).toBe(1);
  expect(second.positionOf(['a', 'b', 1])).toEqual(first.positionOf(['a', 'b', 1]));
  expect(second.positionOf(['c'])).toEqual({line: 2, column: 4});
  expect(parsed()).toBe(2);
});

const PARSED_EACH_TIME: string[][] = [
  ['a date', 'a: !!timestamp 2026-11-25\n'],
  ['binary data', 'a: !!binary aGVsbG8=\n'],
  ['infinity', 'a: .inf\n'],
  ['a mistake', 'a: [1\n'],
  ['nothing', ''],
];

for (const [name, text] of PARSED_EACH_TIME) {
  test(`a text with ${name} says the same in each run`, () => {
    const {
      runs: [first, second],
      parsed,
    } = inTwoRuns(text);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect('data' in second && second.data).toEqual('data' in first && first.data);
    expect(parsed()).toBe(2);
  });
}
