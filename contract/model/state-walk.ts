import type {StateMachine} from '../read/common';
import type {Operation} from '../openapi/types';
import {causeOf} from './cause';

/** Whether a transition is caused by this operation. */
export const isMovedBy = ({operationId}: Operation, by: string): boolean => {
  const cause = causeOf(by);
  return cause?.kind === 'op' && cause.name === operationId;
};

/** Whether a call creates a new object: the machine lists it in `makers`, or it has a business key and causes no transition. */
const makes = (operation: Operation, {makers = [], transitions}: StateMachine): boolean =>
  makers.includes(operation.operationId) ||
  (operation['x-idempotent-key'] !== undefined && !transitions.some(({by}) => isMovedBy(operation, by)));

/** A state that an object can have after a call; `entered` is false for the initial state of a new object, and for transitions without an event. */
export type Reached = {readonly state: string; readonly entered: boolean};

/**
 * The states that an object can have after a call, including transitions that the platform then makes by itself.
 *
 * @param ends returns true for states whose transitions are not followed
 */
export function statesAfter(
  operation: Operation,
  machine: StateMachine,
  ends: (state: string) => boolean = () => false,
): readonly Reached[] {
  const {initial, transitions} = machine;
  const reached: Reached[] = [
    ...transitions
      .filter(({by}) => isMovedBy(operation, by))
      .map(({to, silent = false}) => ({state: to, entered: !silent})),
    ...(makes(operation, machine) ? initial.map((state) => ({state, entered: false})) : []),
  ];
  // `for … of` also visits the items that are appended during the loop.
  for (const {state} of reached) {
    if (ends(state)) continue;
    transitions
      .filter(
        ({from, to, by}) => from === state && causeOf(by)?.kind !== 'op' && !reached.some((one) => one.state === to),
      )
      .forEach(({to, silent = false}) => reached.push({state: to, entered: !silent}));
  }
  return reached;
}
