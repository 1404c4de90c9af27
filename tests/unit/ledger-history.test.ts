import path from 'path';
import {expect, test} from '@playwright/test';
import {thinnedLedgerProblems} from '../checks/ledger-history';

test('every address that a commit of this site published is in its ledger', () => {
  expect(thinnedLedgerProblems(path.join(__dirname, '..', '..'))).toEqual([]);
});
