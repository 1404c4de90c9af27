import {readFileSync} from 'fs';
import path from 'path';
import {contractFiles, keepYaml} from '../../../contract';
import {storeOf} from '../store';

const YAML = 'yaml';

/**
 * Lets contracts that have not changed since the last build be read without parsing them.
 *
 * @param editing whether contracts are being edited: what they say then is kept by the next build only, as only builds remove what is outdated
 */
export function keepContracts(siteDir: string, editing: boolean): void {
  const store = storeOf(siteDir);
  // A build without a change reads no contract, and the next one may.
  contractFiles(siteDir).forEach((file) => store.need(YAML, [readFileSync(path.join(siteDir, file), 'utf8')]));
  keepYaml({
    find: (text) => store.find(YAML, [text]),
    keep: (text, data) => {
      if (!editing) store.put(YAML, [text], data);
    },
  });
}
