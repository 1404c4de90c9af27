import {memoizedByText} from '../memoized';
import {versionsTo} from '../read/versions';
import type {VersionContracts} from '../read/versions';
import {compareDocuments} from './documents';
import type {Difference} from './kinds';
import {compareLists, compareOperation, commonOperations} from './operations';
import type {Versions} from './comparable';
import {comparePagedSchemas} from './paged-schemas';
import {withShared} from './shared-schemas';
import {compareDictionaries, compareErrors, compareMeanings, compareRateLimits} from './shared-tables';

/** The differences between the previous version and the version `number`. */
export type Step = {readonly number: string; readonly differences: readonly Difference[]};

/**
 * The differences between two versions that matter to a program. Descriptions and examples are not compared, nor are state machines, which
 * several families share.
 */
export function compareVersions(versions: Versions): readonly Difference[] {
  const pairs = commonOperations(versions);
  return [
    ...compareLists(versions),
    ...compareDocuments(versions),
    ...compareErrors(pairs, versions),
    ...withShared(new Map(pairs.map((pair) => [pair, compareOperation(pair, versions)])), versions),
    ...comparePagedSchemas(pairs, versions),
    ...compareDictionaries(pairs, versions),
    ...compareMeanings(pairs, versions),
    ...compareRateLimits(pairs, versions),
  ];
}

/**
 * The steps from the first version up to the one in `folder`, oldest first: each page with interfaces needs them.
 *
 * @param folder folder of a docs version, e.g. `versioned_docs/version-2.0`
 */
export const stepsTo = memoizedByText((versions: readonly VersionContracts[], folder: string): readonly Step[] =>
  versionsTo(versions, folder)
    .slice(1)
    .map((after, index) => ({number: after.number, differences: compareVersions({before: versions[index], after})})),
);
