import {expect, test} from '@playwright/test';
import {versionNames, versionNumber} from '../../../src/data/versions';
import {commonFailures, missing} from '../checks/provoked';
import {contractSet} from '../fixtures/sandbox-contracts';

for (const version of versionNames.map(versionNumber)) {
  test(`${version}: every interface returns each common error code that can happen to it`, async () => {
    test.setTimeout(300_000);
    expect(await missing(version, commonFailures(contractSet(version)))).toEqual([]);
  });
}
