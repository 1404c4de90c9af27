import {readFileSync} from 'fs';
import path from 'path';
import {parse} from 'yaml';
import {expect, test} from '../unit/plain-test';
import {contractCoverage, percent} from '../../contract';
import {openContracts} from '../../contract/read/contracts';
import {versions} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');

test('the sample is at the strictest levels', () => {
  expect(parse(readFileSync(path.join(ROOT, 'contract.config.yaml'), 'utf8'))).toMatchObject({
    level: 'proved',
    pages: {docs: 'house', versioned_docs: 'house'},
  });
});

test('the sample has every text, example, limit, failure and remedy', () => {
  for (const {folder, families} of versions) {
    for (const name of families) {
      const shares = Object.values(contractCoverage(name, openContracts(ROOT, folder)).figures);
      expect(shares.filter(({have, of}) => have !== of).map(percent), `${folder} ${name}`).toEqual([]);
    }
  }
});
