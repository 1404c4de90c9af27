import {expect, test} from '@playwright/test';
import {CURRENT_NUMBER, versionNames, versionNumber} from '../../../src/data/versions';
import {areas as allAreas} from '../../../sample/sandbox/areas';
import {commonFailures, listedFailures, missing} from '../checks/provoked';
import type {Expected} from '../checks/provoked';
import type {Provoke} from '../fixtures/failures/failure';
import {contractSet, interfaceNames} from '../fixtures/sandbox-contracts';

/** One interface of a family for each common error code, as these work alike everywhere; tests/sample/long/sandbox-failures.test.ts tests all. */
function oneOfEachCode(expected: readonly Expected[]) {
  const byCode = new Map(expected.map((one) => [`${one[0].split('#')[0]} ${one[1]}`, one]));
  return [...byCode.values()];
}

for (const version of versionNames.map(versionNumber)) {
  test(`${version}: every interface returns each error code that it lists`, async () => {
    test.setTimeout(300_000);
    expect(await missing(version, listedFailures(contractSet(version)))).toEqual([]);
  });

  test(`${version}: each family returns each common error code`, async () => {
    const expected = oneOfEachCode(commonFailures(contractSet(version)));
    expect(expected.length).toBeGreaterThan(15);
    expect(await missing(version, expected)).toEqual([]);
  });

  test(`${version}: every interface answers the example of its request`, async () => {
    const call =
      (name: string): Provoke =>
      async (client) =>
        client.call(name, client.example(name));
    expect(
      await missing(
        version,
        interfaceNames(contractSet(version)).map((name) => [name, '200', call(name)] as const),
      ),
    ).toEqual([]);
  });
}

test('an error code whose rule is gone from the sandbox is reported', async () => {
  const name = 'v3#issueToken';
  const code = '401004';
  const lenient = () => ({
    accessToken: 'any',
    tokenType: 'Bearer',
    expiresIn: 7200,
    issuedAt: '2026-11-21T10:00:00+08:00',
  });
  const areas = allAreas.map((area) => (area.rules[name] ? {...area, rules: {...area.rules, [name]: lenient}} : area));
  const expected = listedFailures(contractSet(CURRENT_NUMBER), [name]).filter(([, listed]) => listed === code);
  expect(await missing(CURRENT_NUMBER, expected)).toEqual([]);
  expect(await missing(CURRENT_NUMBER, expected, areas)).toEqual([`${name} ${code}: 200`]);
  expect(await missing(CURRENT_NUMBER, [[name, '422999']])).toEqual([
    `${name} 422999: nothing in tests/sample/fixtures/failures brings it about`,
  ]);
});
