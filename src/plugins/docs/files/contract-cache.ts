import {readFileSync} from 'fs';
import path from 'path';
import {contractFiles, keepYaml} from '../../../../contract';
import {storeOf} from '../../store';

const YAML = 'yaml';

/**
 * Lets contracts that have not changed since the last build be read without parsing them.
 *
 * @param editing whether this is `start`, which keeps nothing: each edit would add an entry, and only builds remove those that are outdated
 */
export function keepContracts(siteDir: string, editing: boolean): void {
  const store = storeOf(siteDir);
  // A build without a change reads no contract, and the next one may. JSON is read fast, and not kept.
  const files = contractFiles(siteDir).filter((file) => !file.endsWith('.json'));
  files.forEach((file) => store.need(YAML, [readFileSync(path.join(siteDir, file), 'utf8')]));
  keepYaml({
    find: (text) => store.find(YAML, [text]),
    keep: (text, data) => {
      if (!editing) store.put(YAML, [text], data);
    },
  });
}
