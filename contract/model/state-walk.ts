import type {StateMachine} from '../read/common';
import type {Operation} from '../read/openapi';
import {causeOf} from './cause';

/** Whether an operation is the cause that a transition names. */
export const isMovedBy = ({operationId}: Operation, by: string): boolean => {
  const cause = causeOf(by);
  return cause?.kind === 'op' && cause.name === operationId;
};

/** Whether a call makes a new object: the machine says so, or the call has a business key and moves nothing. */
export const makes = (operation: Operation, {makers = [], transitions}: StateMachine): boolean =>
  makers.includes(operation.operationId) ||
  (operation['x-idempotent-key'] !== undefined && !transitions.some(({by}) => isMovedBy(operation, by)));

/** The states after a call: those that it leads to, and those that the platform leads to from there by itself. */
export function statesAfter(operation: Operation, machine: StateMachine): ReadonlySet<string> {
  const {initial, transitions} = machine;
  const moved = transitions.filter(({by}) => isMovedBy(operation, by)).map(({to}) => to);
  const states = new Set([...moved, ...(makes(operation, machine) ? initial : [])]);
  // A Set is walked on to what is added to it meanwhile.
  states.forEach((state) =>
    transitions.filter(({from, by}) => from === state && causeOf(by)?.kind !== 'op').forEach(({to}) => states.add(to)),
  );
  return states;
}
