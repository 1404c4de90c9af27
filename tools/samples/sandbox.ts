import {once} from 'events';
import type {AddressInfo} from 'net';
import path from 'path';
import {versionNumber} from '../../src/data/versions';
import {extension} from '../../contract';
import type {Business} from '../../sandbox';
import {VECTORS, readContractSet, vectorFiles, versionOf} from '../sandbox/contract-set';
import {openSimulator} from '../../sandbox/simulator';
import {createSandbox} from '../../sandbox/transport/server';

const ROOT = path.join(__dirname, '..', '..');
/** An address without a server, as the samples of single interfaces need no notifications. */
const NOBODY = 'http://127.0.0.1:9/notify';

/** A sandbox on a real socket, with reproducible ids and times. */
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
 * @param notify address for notifications
 */
export async function startSandbox(version: string, data = 'examples', notify = NOBODY): Promise<SampleSandbox> {
  const found = versionOf(ROOT, versionNumber(version));
  const bugs: unknown[] = [];
  const print = (): void => undefined;
  const contracts = readContractSet(found);
  const material = {contracts, files: vectorFiles(ROOT, found), folder: path.join(found.folder, VECTORS)};
  const business = extension<Business>('sandbox');
  const simulator = await openSimulator(contracts, business?.choose({seed: '', data, notify}).rules(material, print));
  const server = createSandbox({simulator, print, onBug: (error) => bugs.push(error)});
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
