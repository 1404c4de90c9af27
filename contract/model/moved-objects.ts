import {memoized} from '../memoized';
import type {Common, DescribedObject} from '../read/common';
import type {Contracts} from '../read/contracts';
import {createResolve} from '../read/references';
import {allFields} from './fields';
import {wholeFields} from './operation-fields';
import {operationsOf} from './operations';
import type {LocatedOperation} from './operations';

/** An operation with the names of the fields in its path and response, or, of a notification, in its body. */
export type Shown = {
  readonly located: LocatedOperation;
  readonly names: ReadonlySet<string>;
  /** Names of the dictionaries of these fields. */
  readonly dictionaries: ReadonlySet<string | undefined>;
};

function readShown(contracts: Contracts): readonly Shown[] {
  return contracts.names.flatMap((name) => {
    const resolve = createResolve(contracts, name);
    return operationsOf(contracts.read(name)).map((located) => {
      const {request, response} = wholeFields(located, resolve);
      const fields = allFields(
        located.operation.webhook ? request : [...request.filter(({place}) => place === 'path'), ...response],
      );
      return {
        located,
        names: new Set(fields.map(({name: field}) => field)),
        dictionaries: new Set(fields.map(({dictionary}) => dictionary)),
      };
    });
  });
}

/** All operations and webhooks of a docs version with the fields that they show; cached. */
export const shownBy = memoized(readShown);

const objectsOf = ({'x-objects': objects = {}}: Common): readonly (readonly [string, DescribedObject])[] =>
  Object.entries(objects);

/** Whether one of the fields is an identifier of the object. */
const identifies = ({names}: Shown, {keys}: DescribedObject): boolean =>
  Object.keys(keys).some((key) => names.has(key));

/**
 * The names in `x-objects` of the objects that an operation changes or reports: those with its state machine, and with an identifier among
 * its fields. Several kinds of objects may share a machine: an order and a return have the same states, and perhaps only one of them sends
 * notifications.
 */
export const movedObjects = (shown: Shown, common: Common): readonly string[] =>
  objectsOf(common)
    .filter(
      ([, object]) =>
        Object.values(object.states ?? {}).includes(shown.located.operation['x-states'] ?? '') &&
        identifies(shown, object),
    )
    .map(([name]) => name);

/** Whether two operations concern the same object; without `x-objects`, whether they share a state machine and a contract. */
export function isSameObject(one: Shown, other: Shown, common: Common): boolean {
  if (one.located.operation['x-states'] !== other.located.operation['x-states']) return false;
  const objects = movedObjects(one, common);
  const others = movedObjects(other, common);
  if (objects.length === 0 && others.length === 0) return one.located.document === other.located.document;
  return objects.some((name) => others.includes(name));
}

/** The objects with one of these names in their `notifies`. */
const ownersOf = (names: readonly string[], common: Common): readonly DescribedObject[] =>
  objectsOf(common).flatMap(([, object]) =>
    Object.values(object.notifies ?? {}).some((parts) => parts.some((part) => names.includes(part))) ? [object] : [],
  );

/** Whether a query shows the state of a notification's object as part of another object, e.g. of the payments of an order. */
export function showsPart(query: Shown, notification: Shown, common: Common): boolean {
  const names = movedObjects(notification, common);
  const {dictionary} = common['x-states']?.[notification.located.operation['x-states'] ?? ''] ?? {};
  return (
    query.dictionaries.has(dictionary) &&
    ownersOf(names, common).some((owner) => identifies(query, owner)) &&
    objectsOf(common).some(([name, object]) => names.includes(name) && identifies(query, object))
  );
}
