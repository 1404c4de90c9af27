import {expect, test} from '@playwright/test';
import {docs} from '../../fixtures/routes';
import {versions} from '../../fixtures/versions';
import {specified} from '../fixtures/specified';

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
