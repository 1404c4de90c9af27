import type {Common, StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import {causeOf} from './cause';
import {isSameObject, movedObjects, shownBy} from './moved-objects';
import type {Shown} from './moved-objects';
import type {LocatedOperation} from './operations';
import {isMovedBy, makes} from './state-walk';

/** A state that an object is in after a call; `entered` unless it began there, or came there without an event. */
type Reached = {readonly state: string; readonly entered: boolean};

/** The states to which a call itself leads. */
const firstStates = ({operation}: LocatedOperation, machine: StateMachine): readonly Reached[] => [
  ...machine.transitions
    .filter(({by}) => isMovedBy(operation, by))
    .map(({to, silent = false}) => ({state: to, entered: !silent})),
  ...(makes(operation, machine) ? machine.initial.map((state) => ({state, entered: false})) : []),
];

/**
 * The states of an object after a call, until a notification tells of it: what the platform does after that is no result of the call.
 *
 * @param isTold whether a notification is sent on entering a state
 */
function statesUntilTold(
  located: LocatedOperation,
  machine: StateMachine,
  isTold: (state: string) => boolean,
): readonly Reached[] {
  const reached = [...firstStates(located, machine)];
  // An array is walked on to what is added to it meanwhile.
  for (const {state} of reached) {
    if (isTold(state)) continue;
    machine.transitions
      .filter(
        ({from, to, by}) => from === state && causeOf(by)?.kind !== 'op' && !reached.some((one) => one.state === to),
      )
      .forEach(({to, silent = false}) => reached.push({state: to, entered: !silent}));
  }
  return reached;
}

/** Whether a notification tells that an object has entered a state; one that names no events tells of every state. */
const tells = ({located}: Shown, state: string, {events}: StateMachine): boolean =>
  located.operation['x-events']?.includes(events[state]) ?? true;

/** The objects of which notifications are sent as well when objects enter states, by `notifies`. */
const alsoNotified = (
  objects: readonly string[],
  states: readonly Reached[],
  {'x-objects': described = {}}: Common,
): readonly string[] => objects.flatMap((name) => states.flatMap(({state}) => described[name].notifies?.[state] ?? []));

/**
 * The notifications that a call leads to without another call, of all contracts of the docs version: those of the object that it makes or
 * moves, up to the first, and of the objects that this one moves with it.
 */
export function notificationsAfter(call: Shown, contracts: Contracts): readonly LocatedOperation[] {
  const {common} = contracts;
  const machine = common['x-states']?.[call.located.operation['x-states'] ?? ''];
  if (!machine) return [];
  const notifications = shownBy(contracts).filter(({located}) => located.operation.webhook);
  const own = notifications.filter((one) => isSameObject(one, call, common));
  const states = statesUntilTold(call.located, machine, (state) => own.some((one) => tells(one, state, machine)));
  const also = alsoNotified(movedObjects(call, common), states, common);
  const told = own.filter((one) => states.some(({state, entered}) => entered && tells(one, state, machine)));
  const others = notifications.filter(
    (one) => !told.includes(one) && movedObjects(one, common).some((name) => also.includes(name)),
  );
  return [...told, ...others].map(({located}) => located);
}
