import {expect, test} from '@playwright/test';
import {versionNames, versionNumber} from '../../../src/data/versions';
import {commonFailures, listedFailures, missing} from '../checks/provoked';
import type {Expected} from '../checks/provoked';
import type {Provoke} from '../fixtures/failures/failure';
import {contractSet, interfaceNames} from '../fixtures/sandbox-contracts';

/**
 * One interface of a family for each common error code, which all interfaces return in the same way;
 * tests/sample/long/sandbox-failures.test.ts tests all.
 */
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
