import {expect, test} from '@playwright/test';
import {worse} from '../../tools/bench/compare';
import type {Kept, Row} from '../../tools/bench/figures';

/** Figures of a run of two parts. */
const kept = (sizes: Row, paint: Row, node = 'v20.0.0'): Kept => ({
  date: '2026-11-23T00:00:00.000Z',
  cores: 2,
  processor: 'one',
  node,
  figures: {
    sizes: [
      {page: 'new', 'script KB': 9},
      {page: 'home', ...sizes},
    ],
    paint: [{site: 'this site', ...paint}],
  },
});

const last = kept({'script KB': 50, 'budget KB': 40}, {'first paint ms': 800, 'blocked ms': 0});

test('a size that grows by more than two per cent is reported, on any machine, but for a budget', () => {
  expect(worse(last, kept({'script KB': 50.9, 'budget KB': 60}, {}))).toEqual([]);
  expect(worse(last, kept({'script KB': 51.2}, {}, 'v22.0.0'))).toEqual([
    expect.stringMatching(/^\[bench\] sizes, home, script KB: 51\.2, last time 50\. /),
  ]);
});

test('a time that grows by half is reported if the machine is the same and the growth is above the minimum', () => {
  const slow = {'first paint ms': 1300, 'blocked ms': 90};
  expect(worse(last, kept({}, slow))).toEqual([expect.stringContaining('first paint ms: 1300, last time 800')]);
  expect(worse(last, kept({}, slow, 'v22.0.0'))).toEqual([]);
});
