import {expect, test} from '@playwright/test';
import {archive, docs, home} from '../../fixtures/routes';
import {versions} from '../../fixtures/versions';
import {specified} from '../fixtures/specified';

test('the specification names 47 routes: 19 + 12 + 14 docs, home and archive', () => {
  const counts = Object.values(specified).map((pages) => Object.keys(pages).length);
  expect(counts).toEqual([19, 12, 14]);
  expect(counts.reduce((sum, count) => sum + count, [home, archive].length)).toBe(47);
});

test('the versions of the specification are all there, and newer ones stand before them', () => {
  const numbers = versions.map(({number}) => number);
  expect(numbers.slice(-3)).toEqual(Object.keys(specified));
  expect(docs.filter(({version}) => version in specified)).toHaveLength(45);
});

for (const {number, route} of versions.filter((version) => version.number in specified)) {
  test(`${number} has exactly the pages of the specification, with their titles`, () => {
    const shown = docs.filter(({version}) => version === number).map(({path, title}) => [path, title]);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.entries(specified[number]).map(([id, title]) => [route + id, title])),
    );
  });
}
