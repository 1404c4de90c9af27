import type {Business} from './business';
import {runCli} from './cli';
import type {ContractSet} from './contracts';

/** The build of the kit replaces this by the contracts of a docs version and the files of its vectors. */
declare const KIT: ContractSet & {readonly vectors: Readonly<Record<string, string>>};

/**
 * `node sandbox.mjs`: runs one docs version, without other files.
 *
 * @param business the site's rules
 */
export const runKit = (business?: Business): Promise<void> =>
  runCli(
    process.argv.slice(2),
    {versions: [KIT.version], read: async () => ({contracts: KIT, files: KIT.vectors, folder: 'vectors'})},
    business,
  );
