import type {StateMachine} from '../read/common';
import type {Operation} from '../read/openapi';
import {causeOf} from './cause';

/** Whether a transition's cause is this operation. */
export const isMovedBy = ({operationId}: Operation, by: string): boolean => {
  const cause = causeOf(by);
  return cause?.kind === 'op' && cause.name === operationId;
};

/** Whether a call creates an object: the machine lists it in `makers`, or it has a business key and causes no transition. */
const makes = (operation: Operation, {makers = [], transitions}: StateMachine): boolean =>
  makers.includes(operation.operationId) ||
  (operation['x-idempotent-key'] !== undefined && !transitions.some(({by}) => isMovedBy(operation, by)));

/** A state of an object after a call; `entered` unless it was the first one, or was reached without an event. */
export type Reached = {readonly state: string; readonly entered: boolean};

/**
 * The states after a call: those that it leads to, and those that the platform leads to from there.
 *
 * @param ends whether to stop at a state
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
  // The iteration includes states that are added meanwhile.
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
