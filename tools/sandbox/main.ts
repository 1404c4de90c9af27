import path from 'path';
import {versionNames, versionNumber} from '../../src/data/versions';
import {extension} from '../../contract';
import type {Business} from '../../sandbox';
import {runCli} from '../../sandbox/cli';
import {VECTORS, readContractSet, vectorFiles, versionOf} from './contract-set';

const ROOT = path.join(__dirname, '..', '..');

/** `npm run sandbox`: the contracts and keys of the docs folders. */
void runCli(
  process.argv.slice(2),
  {
    versions: versionNames.map(versionNumber),
    read: async (number) => {
      const version = versionOf(ROOT, number);
      const folder = path.join(version.folder, VECTORS);
      return {contracts: readContractSet(version), files: vectorFiles(ROOT, version), folder};
    },
  },
  extension<Business>('sandbox'),
);
