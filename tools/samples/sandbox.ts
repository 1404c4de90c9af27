import {once} from 'events';
import type {AddressInfo} from 'net';
import path from 'path';
import {versionNumber} from '../../src/data/versions';
import {readContractSet, versionOf} from '../sandbox/contract-set';
import {readKeyFiles} from '../../sandbox/platform/merchant';
import {createSandbox} from '../../sandbox/transport/server';
import type {DataSet} from '../../sandbox/platform/world';

const ROOT = path.join(__dirname, '..', '..');
/** An address where nothing listens, as the samples of single interfaces need no notifications. */
const NOBODY = 'http://127.0.0.1:9/notify';

/** A sandbox over a real socket, with repeatable ids and times. */
export type SampleSandbox = {
  readonly url: string;
  /** Restores the initial state. */
  readonly reset: () => Promise<void>;
  /** @throws when the sandbox detected a bug of its own */
  readonly close: () => Promise<void>;
};

/**
 * Starts the sandbox of a docs version.
 *
 * @param version Docusaurus's name of the docs version, e.g. `current`
 * @param notify where notifications go
 */
export async function startSandbox(
  version: string,
  data: DataSet = 'examples',
  notify = NOBODY,
): Promise<SampleSandbox> {
  const found = versionOf(ROOT, versionNumber(version));
  const bugs: unknown[] = [];
  const server = await createSandbox({
    contracts: await readContractSet(ROOT, found),
    keys: readKeyFiles(path.join(ROOT, found.folder, '_vectors')),
    seed: true,
    data,
    notify,
    print: () => undefined,
    onBug: (error) => bugs.push(error),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    reset: async () => {
      await fetch(`${url}/sandbox/reset`, {method: 'POST', body: JSON.stringify({data})});
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      if (bugs.length > 0) throw bugs[0];
    },
  };
}
