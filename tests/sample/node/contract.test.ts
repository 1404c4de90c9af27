import path from 'path';
import {expect, test} from '@playwright/test';
import {versions} from '../../fixtures/versions';
import {validatorOf} from '../../../contract/values/validators';
import {createResolve, failureExample, openContracts} from '../../../contract';

const ROOT = path.join(__dirname, '..', '..', '..');

for (const {folder} of versions) {
  test(`${folder}: the failure example of every error code is valid against the schema of failures`, () => {
    const contracts = openContracts(ROOT, folder);
    const resolve = createResolve(contracts, 'common');
    const validate = validatorOf({$ref: '#/components/schemas/Failure'}, resolve);
    for (const number of Object.keys(contracts.common['x-errors'])) {
      expect.soft(validate(failureExample(number, contracts.common)), number).toBe(true);
    }
    expect(validate({...failureExample('400001', contracts.common), success: true})).toBe(false);
  });
}
