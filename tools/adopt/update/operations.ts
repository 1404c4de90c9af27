import {targetsOf} from '../../../contract';
import type {LocatedOperation} from '../../../contract';

/** An operation of the present document and its counterpart in the new one; undefined if it was removed. */
export type Pair = {readonly before: LocatedOperation; readonly after?: LocatedOperation};

export type Matched = {readonly pairs: readonly Pair[]; readonly added: readonly LocatedOperation[]};

const idOf = ({operation}: LocatedOperation): string => operation.operationId;
const placeOf = ({keys}: LocatedOperation): string => keys.join('\n');

/** Pairs the operations of the old and the new document by operationId, or else by method and path. */
export function matchOperations(before: readonly LocatedOperation[], after: readonly LocatedOperation[]): Matched {
  const byId = new Map(after.map((located) => [idOf(located), located]));
  const byPlace = new Map(after.map((located) => [placeOf(located), located]));
  const taken = new Set(before.flatMap((located) => byId.get(idOf(located)) ?? []));
  const pairs = before.map((located): Pair => {
    const same = byId.get(idOf(located));
    if (same) return {before: located, after: same};
    const renamed = byPlace.get(placeOf(located));
    if (!renamed || taken.has(renamed)) return {before: located};
    taken.add(renamed);
    return {before: located, after: renamed};
  });
  return {pairs, added: after.filter((located) => !taken.has(located))};
}

/** The names by which blocks may refer to an operation. */
export const namesOf = (family: string, {operation, keys}: LocatedOperation): readonly string[] =>
  targetsOf(family, operation.operationId, keys[2], keys[1]);
