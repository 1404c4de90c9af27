import type {Common, DescribedObject, StateMachine} from '../read/common';
import {nameOf} from '../model/dictionaries';
import {at} from './object-examples';
import type {Contradiction, LocatedExample} from './object-examples';

/** Compares two numbers, or two times with the same offset; false for other values. */
const isLess = (one: unknown, other: unknown): boolean =>
  (typeof one === 'number' && typeof other === 'number' && one < other) ||
  (typeof one === 'string' && typeof other === 'string' && one < other);

/** The state of a value, which may be a code of the dictionary. */
const stateOf = (value: unknown, {dictionary}: StateMachine, common: Common): string =>
  nameOf(value, common['x-dictionaries'][dictionary] ?? {values: {}}) ?? String(value);

/** These states, and all that transitions lead to from them. */
export function statesFrom(states: readonly string[], {transitions}: StateMachine): ReadonlySet<string> {
  const found = new Set(states);
  // Iteration over a set includes what is added during it.
  found.forEach((from) =>
    transitions.filter((transition) => transition.from === from).forEach(({to}) => found.add(to)),
  );
  return found;
}

/** Fields of `grows`, which only increase, that are smaller in the later of two examples. */
const decreased = (
  earlier: LocatedExample,
  later: LocatedExample,
  [, ...grows]: readonly string[],
): readonly Contradiction[] =>
  grows
    .filter((name) => isLess(later.fields[name], earlier.fields[name]))
    .map((name) => ({
      example: later,
      message: `${name} of ${later.object} ${later.id} is ${JSON.stringify(later.fields[name])}, and ${JSON.stringify(earlier.fields[name])} in the earlier example at ${at(earlier)}. Fix one of them.`,
    }));

/**
 * Finds states that examples of one object cannot both have: no transitions lead from the one to the other, or, where `grows` gives their
 * order, from the earlier to the later.
 *
 * @param examples all examples of the object
 */
export function stateProblems(
  examples: readonly LocatedExample[],
  {states = {}, grows = []}: DescribedObject,
  common: Common,
): readonly Contradiction[] {
  const [order = ''] = grows;
  const sorted = [...examples].sort((one, other) =>
    isLess(one.fields[order], other.fields[order]) ? -1 : Number(isLess(other.fields[order], one.fields[order])),
  );
  const pairs = sorted.flatMap((later, index) =>
    sorted
      .slice(0, index)
      .map((earlier) => ({earlier, later, isOrdered: isLess(earlier.fields[order], later.fields[order])})),
  );
  return pairs.flatMap(({earlier, later, isOrdered}) => [
    ...(isOrdered ? decreased(earlier, later, grows) : []),
    ...Object.entries(states).flatMap(([field, name]) => {
      const machine = common['x-states']?.[name];
      if (!machine || earlier.fields[field] === undefined || later.fields[field] === undefined) return [];
      const [from, to] = [earlier, later].map(({fields}) => stateOf(fields[field], machine, common));
      if (statesFrom([from], machine).has(to) || (!isOrdered && statesFrom([to], machine).has(from))) return [];
      const message = `${later.object} ${later.id} is ${to}, and ${from} in the${isOrdered ? ' earlier' : ''} example at ${at(earlier)}. x-states.${name} does not lead there. Fix one of them.`;
      return [{example: later, message}];
    }),
  ]);
}
