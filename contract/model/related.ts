import {memoized} from '../memoized';
import type {StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import type {OpenApi, Operation} from '../openapi/types';
import {followUpsOf} from './links';
import {isSameObject, showsPart, shownBy} from './moved-objects';
import type {Shown} from './moved-objects';
import {notificationsAfter} from './notified';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';
import {isMovedBy, statesAfter} from './state-walk';

/** The interfaces of the same contract that callers use together with an operation. */
export type Related = {
  /** Called before: their responses link to the operation, or they lead to a state in which it may be called. */
  readonly before: readonly LocatedOperation[];
  /** Called after the operation. */
  readonly after: readonly LocatedOperation[];
  /** Other queries and notifications that report the state of the same object. */
  readonly reports: readonly LocatedOperation[];
};

/** The operations to which the responses of an operation link. */
const followersOf = ({responses}: Operation, document: OpenApi): ReadonlySet<Operation> =>
  new Set(
    Object.values(responses).flatMap((answer) => followUpsOf(answer, document).flatMap((next) => next.operation ?? [])),
  );

/** The linked operations by operation, for a document; cached. */
const linkedIn = memoized(
  (document: OpenApi): ReadonlyMap<Operation, ReadonlySet<Operation>> =>
    new Map(operationsOf(document).map(({operation}) => [operation, followersOf(operation, document)])),
);

/**
 * Whether one call leads to a state in which the other can be made. Operations of different pages are never related this way, as a state
 * machine may describe different objects on each page.
 */
function prepares(first: Operation, second: Operation, machine: StateMachine | undefined): boolean {
  if (!machine || first['x-states'] !== second['x-states'] || first.page !== second.page) return false;
  const states = statesAfter(first, machine);
  return machine.transitions.some(({from, by}) => isMovedBy(second, by) && states.some(({state}) => state === from));
}

/** Whether an operation only reads. */
const isQuery = ({located}: Shown): boolean => located.method === 'GET';

/**
 * The queries of the contract that show the object of a notification: those of the notification's page, and those that show the object as
 * part of another one; without any, all queries of the object.
 */
function queriesOf(notification: Shown, contracts: Contracts): readonly Shown[] {
  const {common} = contracts;
  const queries = shownBy(contracts).filter(
    (one) => isQuery(one) && one.located.document === notification.located.document,
  );
  const same = queries.filter((one) => isSameObject(one, notification, common));
  const near = queries.filter(
    (one) => (same.includes(one) && isNear(one, notification)) || showsPart(one, notification, common),
  );
  return near.length > 0 ? near : same;
}

const isNear = (one: Shown, other: Shown): boolean => one.located.operation.page === other.located.operation.page;

/** Queries of the object of a call, preferably those of the same page, and the notifications that the call causes. */
function reportsAfter(call: Shown, contracts: Contracts): readonly LocatedOperation[] {
  const {common} = contracts;
  const queries = shownBy(contracts).filter(
    (one) => isQuery(one) && one.located.document === call.located.document && isSameObject(one, call, common),
  );
  const near = queries.filter((one) => isNear(one, call));
  return [
    ...(near.length > 0 || isQuery(call) ? near : queries).map(({located}) => located),
    ...notificationsAfter(call, contracts),
  ];
}

/** The other operations that report the state of the object that an operation changes, shows or reports. */
function reportsOf(shown: Shown, contracts: Contracts): readonly LocatedOperation[] {
  if (shown.located.operation.webhook) return queriesOf(shown, contracts).map(({located}) => located);
  const reports = reportsAfter(shown, contracts);
  if (!isQuery(shown)) return reports;
  const notifications = shownBy(contracts).filter(
    (one) => one.located.operation.webhook && queriesOf(one, contracts).includes(shown),
  );
  return [...reports, ...notifications.map(({located}) => located)];
}

/** The interfaces of the contract that are related to an operation, each list in the order of the contract. */
export function relatedOperations(located: LocatedOperation, contracts: Contracts): Related {
  const {operation, document} = located;
  const linked = linkedIn(document);
  const others = operationsOf(document).filter((other) => other.operation !== operation);
  const name = operation['x-states'];
  const machine = name === undefined ? undefined : contracts.common['x-states']?.[name];
  const shown = machine && shownBy(contracts).find((one) => one.located.operation === operation);
  const before = others.filter(
    (other) => linked.get(other.operation)?.has(operation) || prepares(other.operation, operation, machine),
  );
  const after = others.filter(
    (other) => linked.get(operation)?.has(other.operation) || prepares(operation, other.operation, machine),
  );
  return {
    before,
    after,
    reports: shown
      ? reportsOf(shown, contracts).filter(
          (other) => other.operation !== operation && !before.includes(other) && !after.includes(other),
        )
      : [],
  };
}
