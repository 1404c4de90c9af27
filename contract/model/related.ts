import type {StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import type {OpenApi, Operation} from '../read/openapi';
import {causeOf} from './cause';
import {followUpsOf} from './links';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';

/** The interfaces of the same contract that a caller uses with one. */
export type Related = {
  /** What comes before it: their answers link to it, or they lead to a state in which it may be called. */
  readonly before: readonly LocatedOperation[];
  /** What comes after it. */
  readonly after: readonly LocatedOperation[];
  /** What else tells the state of the same object: queries and notifications. */
  readonly tells: readonly LocatedOperation[];
};

/** Operations that the answers of each operation link to, by document: they are found once for all interfaces of it. */
const linkedByDocument = new WeakMap<OpenApi, ReadonlyMap<Operation, ReadonlySet<Operation>>>();

/** The operations that the answers of an operation link to. */
const followersOf = ({responses}: Operation, document: OpenApi): ReadonlySet<Operation> =>
  new Set(
    Object.values(responses).flatMap((answer) => followUpsOf(answer, document).flatMap((next) => next.operation ?? [])),
  );

function linkedIn(document: OpenApi): ReadonlyMap<Operation, ReadonlySet<Operation>> {
  const linked =
    linkedByDocument.get(document) ??
    new Map(operationsOf(document).map(({operation}) => [operation, followersOf(operation, document)]));
  linkedByDocument.set(document, linked);
  return linked;
}

const isMovedBy = ({operationId}: Operation, by: string): boolean => {
  const cause = causeOf(by);
  return cause?.kind === 'op' && cause.name === operationId;
};

/** The states after a call: those that it leads to, and those that the platform leads to from there by itself. */
function statesAfter(operation: Operation, {initial, transitions}: StateMachine): ReadonlySet<string> {
  const moved = transitions.filter(({by}) => isMovedBy(operation, by)).map(({to}) => to);
  const creates = moved.length === 0 && operation['x-idempotent-key'] !== undefined;
  const states = new Set(creates ? initial : moved);
  // A Set is walked on to what is added to it meanwhile.
  states.forEach((state) =>
    transitions.filter(({from, by}) => from === state && causeOf(by)?.kind !== 'op').forEach(({to}) => states.add(to)),
  );
  return states;
}

/** Whether one call leads to a state in which another is made; on different pages a machine may stand for different objects. */
function prepares(first: Operation, second: Operation, machine: StateMachine | undefined): boolean {
  if (!machine || first['x-states'] !== second['x-states'] || first['x-doc-page'] !== second['x-doc-page'])
    return false;
  const states = statesAfter(first, machine);
  return machine.transitions.some(({from, by}) => isMovedBy(second, by) && states.has(from));
}

/** The notifications of a state machine, and its queries: those on the page of the operation if it has any. */
function tellersOf(
  {operation, method}: LocatedOperation,
  others: readonly LocatedOperation[],
): readonly LocatedOperation[] {
  const same = others.filter((other) => other.operation['x-states'] === operation['x-states']);
  const queries = same.filter((other) => other.method === 'GET');
  const near = queries.filter((other) => other.operation['x-doc-page'] === operation['x-doc-page']);
  const told = near.length > 0 || method === 'GET' ? near : queries;
  return same.filter((other) => other.operation.webhook || told.includes(other));
}

/** The interfaces of its contract that are related to an operation, each in the order of the contract. */
export function relatedOperations(located: LocatedOperation, contracts: Contracts): Related {
  const {operation, document} = located;
  const linked = linkedIn(document);
  const others = operationsOf(document).filter((other) => other.operation !== operation);
  const name = operation['x-states'];
  const machine = name === undefined ? undefined : contracts.common['x-states']?.[name];
  const before = others.filter(
    (other) => linked.get(other.operation)?.has(operation) || prepares(other.operation, operation, machine),
  );
  const after = others.filter(
    (other) => linked.get(operation)?.has(other.operation) || prepares(operation, other.operation, machine),
  );
  return {
    before,
    after,
    tells: machine
      ? tellersOf(located, others).filter((other) => !before.includes(other) && !after.includes(other))
      : [],
  };
}
