import type {StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import type {Content, Operation} from '../read/openapi';
import {causeOf} from './cause';
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

type Link = NonNullable<Content['links']>[string];

/** Whether a link of an answer leads to an operation. */
function leadsTo({operationId, operationRef}: Link, {operation, keys}: LocatedOperation): boolean {
  if (operationId !== undefined) return operationId === operation.operationId;
  const pointer = keys.map((key) => key.replace(/~/g, '~0').replace(/\//g, '~1')).join('/');
  return operationRef !== undefined && decodeURIComponent(operationRef) === `#/${pointer}`;
}

const linksOf = ({responses}: Operation): readonly Link[] => Object.values(responses).flatMap(({links = {}}) => Object.values(links));

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
  states.forEach((state) => transitions.filter(({from, by}) => from === state && causeOf(by)?.kind !== 'op').forEach(({to}) => states.add(to)));
  return states;
}

/** Whether one call leads to a state in which another is made; on different pages a machine may stand for different objects. */
function prepares(first: Operation, second: Operation, machine: StateMachine | undefined): boolean {
  if (!machine || first['x-states'] !== second['x-states'] || first['x-doc-page'] !== second['x-doc-page']) return false;
  const states = statesAfter(first, machine);
  return machine.transitions.some(({from, by}) => isMovedBy(second, by) && states.has(from));
}

/** The notifications of a state machine, and its queries: those on the page of the operation if it has any. */
function tellersOf({operation, method}: LocatedOperation, others: readonly LocatedOperation[]): readonly LocatedOperation[] {
  const same = others.filter((other) => other.operation['x-states'] === operation['x-states']);
  const queries = same.filter((other) => other.method === 'GET');
  const near = queries.filter((other) => other.operation['x-doc-page'] === operation['x-doc-page']);
  const told = near.length > 0 || method === 'GET' ? near : queries;
  return same.filter((other) => other.operation.webhook || told.includes(other));
}

/** The interfaces of its contract that are related to an operation, each in the order of the contract. */
export function relatedOperations(located: LocatedOperation, contracts: Contracts): Related {
  const {operation, document} = located;
  const others = operationsOf(document).filter((other) => other.operation !== operation);
  const name = operation['x-states'];
  const machine = name === undefined ? undefined : contracts.common['x-states']?.[name];
  const before = others.filter((other) => linksOf(other.operation).some((link) => leadsTo(link, located)) || prepares(other.operation, operation, machine));
  const after = others.filter((other) => linksOf(operation).some((link) => leadsTo(link, other)) || prepares(operation, other.operation, machine));
  return {before, after, tells: machine ? tellersOf(located, others).filter((other) => !before.includes(other) && !after.includes(other)) : []};
}
