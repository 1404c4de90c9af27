import {operationsOf} from '../model/operations';
import type {VersionContracts} from '../read/versions';
import {stepsTo} from './compare';
import {readEntries} from './entries';
import {SHOWN_ELSEWHERE, anchorsOfContract, schemasWithPages} from './history';

function shownOf(version: VersionContracts, versions: readonly VersionContracts[]): unknown {
  const {number, folder, names, contracts} = version;
  const keysOf = (name: string) =>
    operationsOf(contracts.read(name)).map(({operation}) => SHOWN_ELSEWHERE.map((key) => operation[key]));
  const anchorsShown = (name: string) => {
    const anchors = anchorsOfContract(name, version);
    return [anchors, ...schemasWithPages(name, versions).map(anchors.ofSchema)].flatMap(({all, shownAt, elsewhere}) => [
      ...all,
      ...[...shownAt, ...elsewhere].flat(),
    ]);
  };
  return [number, folder, names.map((name) => [name, anchorsShown(name), keysOf(name)])];
}

/**
 * Everything that the pages of a docs version may show of newer versions, through history.ts and log.ts, as a cache key.
 *
 * @param versions oldest first
 * @param folder folder of the version of the pages, e.g. `versioned_docs/version-2.0`
 * @returns a text that changes when any of these facts does
 * @throws ProblemsError where a contract is not valid OpenAPI
 */
export function newerFacts(versions: readonly VersionContracts[], folder: string): string {
  const newer = versions.slice(versions.findIndex((version) => version.folder === folder) + 1);
  const newest = newer[newer.length - 1];
  return newest
    ? JSON.stringify([
        newer.map((version) => shownOf(version, versions)),
        readEntries(versions, newest.folder).entries,
        stepsTo(versions, newest.folder),
      ])
    : '';
}
