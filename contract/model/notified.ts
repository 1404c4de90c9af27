import type {Common, StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import {isSameObject, movedObjects, shownBy} from './moved-objects';
import type {Shown} from './moved-objects';
import type {LocatedOperation} from './operations';
import {statesAfter} from './state-walk';
import type {Reached} from './state-walk';

/** Whether a notification reports that an object has entered a state; a notification without `x-events` reports every state. */
const reports = ({located}: Shown, state: string, {events}: StateMachine): boolean =>
  located.operation['x-events']?.includes(events[state]) ?? true;

/** Names of the objects whose notifications are also sent when these objects enter these states (`notifies`). */
const alsoNotified = (
  objects: readonly string[],
  states: readonly Reached[],
  {'x-objects': described = {}}: Common,
): readonly string[] => objects.flatMap((name) => states.flatMap(({state}) => described[name].notifies?.[state] ?? []));

/**
 * The notifications that a call causes without another call, in all contracts of the docs version: those of the object that the call creates
 * or changes, up to the first one, and those of the objects in its `notifies`.
 */
export function notificationsAfter(call: Shown, contracts: Contracts): readonly LocatedOperation[] {
  const {common} = contracts;
  const machine = common['x-states']?.[call.located.operation['x-states'] ?? ''];
  if (!machine) return [];
  const notifications = shownBy(contracts).filter(({located}) => located.operation.webhook);
  const own = notifications.filter((one) => isSameObject(one, call, common));
  // Changes that the platform makes after the first notification are not attributed to the call.
  const states = statesAfter(call.located.operation, machine, (state) =>
    own.some((one) => reports(one, state, machine)),
  );
  const also = alsoNotified(movedObjects(call, common), states, common);
  const reported = own.filter((one) => states.some(({state, entered}) => entered && reports(one, state, machine)));
  const others = notifications.filter(
    (one) => !reported.includes(one) && movedObjects(one, common).some((name) => also.includes(name)),
  );
  return [...reported, ...others].map(({located}) => located);
}
