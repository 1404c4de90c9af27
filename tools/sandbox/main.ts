import path from 'path';
import {versionNames, versionNumber} from '../../src/data/versions';
import {runCli} from '../../sandbox/cli';
import {readContractSet, versionOf} from './contract-set';
import {readKeyFiles} from '../../sandbox/platform/merchant';

const ROOT = path.join(__dirname, '..', '..');

/** `npm run sandbox`: the contracts and keys of the docs folders. */
void runCli(process.argv.slice(2), {
  versions: versionNames.map(versionNumber),
  read: async (number) => {
    const version = versionOf(ROOT, number);
    const keyFolder = path.join(version.folder, '_vectors');
    return {contracts: await readContractSet(ROOT, version), keys: readKeyFiles(path.join(ROOT, keyFolder)), keyFolder};
  },
});
