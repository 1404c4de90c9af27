import {memoized} from '../memoized';
import type {StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import type {OpenApi, Operation} from '../read/openapi';
import {followUpsOf} from './links';
import {isSameObject, showsPart, shownBy} from './moved-objects';
import type {Shown} from './moved-objects';
import {notificationsAfter} from './notified';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';
import {isMovedBy, statesAfter} from './state-walk';

/** The interfaces of the same contract that a caller uses together with one. */
export type Related = {
  /** Interfaces called before it: their responses link to it, or they lead to a state in which it can be called. */
  readonly before: readonly LocatedOperation[];
  /** Interfaces called after it. */
  readonly after: readonly LocatedOperation[];
  /** Other interfaces that report the state of the same object: queries and notifications. */
  readonly reports: readonly LocatedOperation[];
};

/** The operations to which the responses of an operation link. */
const followersOf = ({responses}: Operation, document: OpenApi): ReadonlySet<Operation> =>
  new Set(
    Object.values(responses).flatMap((answer) => followUpsOf(answer, document).flatMap((next) => next.operation ?? [])),
  );

/** The linked operations of each operation of a document. */
const linkedIn = memoized(
  (document: OpenApi): ReadonlyMap<Operation, ReadonlySet<Operation>> =>
    new Map(operationsOf(document).map(({operation}) => [operation, followersOf(operation, document)])),
);

/** Whether one call leads to a state in which another can be made; on different pages a machine may describe different objects. */
function prepares(first: Operation, second: Operation, machine: StateMachine | undefined): boolean {
  if (!machine || first['x-states'] !== second['x-states'] || first.page !== second.page) return false;
  const states = statesAfter(first, machine);
  return machine.transitions.some(({from, by}) => isMovedBy(second, by) && states.some(({state}) => state === from));
}

/** Whether an operation returns a state and changes nothing. */
const isQuery = ({located}: Shown): boolean => located.method === 'GET';

/** The queries of a document that show a notification's object: those of its page, and those of wholes that contain it. */
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

/** The interfaces that report the state after a call: queries of its object, on its page if there are any, and the notifications that follow. */
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

/** Other interfaces that report the state of the object that an operation changes, shows or reports. */
function reportsOf(shown: Shown, contracts: Contracts): readonly LocatedOperation[] {
  if (shown.located.operation.webhook) return queriesOf(shown, contracts).map(({located}) => located);
  const reports = reportsAfter(shown, contracts);
  if (!isQuery(shown)) return reports;
  const notifications = shownBy(contracts).filter(
    (one) => one.located.operation.webhook && queriesOf(one, contracts).includes(shown),
  );
  return [...reports, ...notifications.map(({located}) => located)];
}

/** The related interfaces of an operation in its contract, in the contract's order. */
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
