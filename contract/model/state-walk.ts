import type {StateMachine} from '../read/common';
import type {Operation} from '../read/openapi';
import {causeOf} from './cause';

/** Whether an operation is the cause that a transition names. */
export const isMovedBy = ({operationId}: Operation, by: string): boolean => {
  const cause = causeOf(by);
  return cause?.kind === 'op' && cause.name === operationId;
};

/** Whether a call makes a new object: the machine says so, or the call has a business key and moves nothing. */
const makes = (operation: Operation, {makers = [], transitions}: StateMachine): boolean =>
  makers.includes(operation.operationId) ||
  (operation['x-idempotent-key'] !== undefined && !transitions.some(({by}) => isMovedBy(operation, by)));

/** A state that an object is in after a call; `entered` unless it began there, or came there without an event. */
export type Reached = {readonly state: string; readonly entered: boolean};

/**
 * The states after a call: those that it leads to, and those that the platform leads to from there by itself.
 *
 * @param ends whether a state is not left any more
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
  // An array is walked on to what is added to it meanwhile.
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
