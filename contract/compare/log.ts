import {anchorsOfContract, hasAnchor, shownAnchor} from './history';
import type {ShownOperation} from './history';
import {memoized} from '../memoized';
import {operationsOf} from '../model/operations';
import {versionsTo} from '../read/versions';
import type {VersionContracts} from '../read/versions';
import {stepsTo} from './compare';
import {readEntries} from './entries';
import type {Entry} from './entries';
import type {Difference} from './kinds';
import {endOf, numbersTo, releaseOf} from './releases';

/** An entry of changes.yaml with the differences that it explains. */
export type Change = {readonly entry: Entry; readonly differences: readonly Difference[]};

/** The changes of all docs versions up to one. */
export type ChangeLog = {
  /** Numbers of the versions, oldest first; the first one has no changes. */
  readonly versions: () => readonly string[];
  /** The day on which a version was published, e.g. `2026-10-20`; undefined before its release. */
  readonly releaseOf: (number: string) => string | undefined;
  /** The last day on which a version is served, as the newest version states it; undefined where no end is known. */
  readonly endOf: (number: string) => string | undefined;
  /** The newest version, up to this one, with a difference of this id, e.g. `error-added common#409001`. */
  readonly broughtBy: (id: string) => string | undefined;
  readonly changesOf: (number: string) => readonly Change[];
  /**
   * The operation in the newest version, up to this one, that has it.
   *
   * @param anchor anchor of one of its fields, which that version must have too
   * @returns the operation, and the anchor of the field on the page of that version
   */
  readonly find: (
    contract: string,
    operationId: string,
    anchor?: string,
  ) => (ShownOperation & {readonly anchor: string}) | undefined;
  /** The page of a schema in the newest version, up to this one, that has one with this field, and the anchor of the field there. */
  readonly findSchema: (
    contract: string,
    schema: string,
    anchor: string,
  ) => {readonly page: string; readonly folder: string; readonly anchor: string} | undefined;
};

/** Differences by their ids: a version of a large contract has thousands, and each page asks for many. */
const byId = memoized((differences: readonly Difference[]): ReadonlyMap<string, readonly Difference[]> => {
  const found = new Map<string, Difference[]>();
  for (const one of differences) {
    const same = found.get(one.id);
    if (same) same.push(one);
    else found.set(one.id, [one]);
  }
  return found;
});

/** Opens the changes up to the docs version in `folder`; reads files only when a function is called. */
export function createChangeLog(versions: readonly VersionContracts[], folder: string): ChangeLog {
  const newestFirst = () => [...versionsTo(versions, folder)].reverse();
  // Every interface of a page asks for the changes of its version.
  const known = new Map<string, readonly Change[]>();
  const changesOf = (number: string): readonly Change[] => {
    const differences = stepsTo(versions, folder).find((step) => step.number === number)?.differences ?? [];
    return readEntries(versions, folder)
      .entries.filter(({version, released}) => version === number && released === undefined)
      .map((entry) => ({
        entry,
        differences: (entry.covers ?? []).flatMap((name) => byId(differences).get(name) ?? []),
      }));
  };
  return {
    versions: () => numbersTo(versions, folder),
    releaseOf: (number) => releaseOf(readEntries(versions, folder).entries, number),
    endOf: (number) => endOf(readEntries(versions, versions[versions.length - 1].folder).entries, number),
    broughtBy: (id) =>
      [...stepsTo(versions, folder)].reverse().find(({differences}) => byId(differences).has(id))?.number,
    changesOf: (number) => {
      const changes = known.get(number) ?? changesOf(number);
      known.set(number, changes);
      return changes;
    },
    find: (contract, operationId, anchor = operationId) => {
      const version = newestFirst().find((older) => hasAnchor(anchorsOfContract(contract, older), anchor));
      const operations = version ? operationsOf(version.contracts.read(contract)) : [];
      const operation = operations.find((one) => one.operation.operationId === operationId)?.operation;
      if (!version || !operation) return undefined;
      return {operation, folder: version.folder, anchor: shownAnchor(anchorsOfContract(contract, version), anchor)};
    },
    findSchema: (contract, schema, anchor) => {
      for (const version of newestFirst()) {
        const places = anchorsOfContract(contract, version).ofSchema(schema);
        if (!hasAnchor(places, anchor)) continue;
        const page = version.contracts.read(contract).schemaPages?.[schema];
        if (page !== undefined) return {page, folder: version.folder, anchor: shownAnchor(places, anchor)};
      }
      return undefined;
    },
  };
}
