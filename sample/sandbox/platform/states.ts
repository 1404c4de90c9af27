import type {Stateful} from '../records';
import {Failure, SandboxBug} from './failure';
import {sharedTables} from './world';
import type {Kind, World} from './world';

/** Matches any `system:` cause of the state machine. */
export const SYSTEM = 'system';

/**
 * Moves an object along its state machine in `x-states`, and sends the event of the new state.
 *
 * @param to the new state, a value of the dictionary
 * @param by `op:confirmSettlement`, or SYSTEM for a transition by the platform itself
 * @throws Failure 409002 when the state does not allow the operation
 * @throws SandboxBug when the platform itself would violate the state machine
 */
export function move(world: World, object: Stateful, to: string, by: string): void {
  const name = world.kinds[object.kind]?.machine;
  const machine = sharedTables(world)['x-states']?.[name];
  const transition = machine?.transitions.find(
    (candidate) =>
      candidate.from === object.status &&
      candidate.to === to &&
      (candidate.by === by || candidate.by.startsWith(`${by}:`)),
  );
  if (!machine || !transition) {
    if (machine && by !== SYSTEM) throw new Failure('409002');
    throw new SandboxBug(
      `${object.kind} ${object.id}: x-states.${name} has no transition from ${object.status} to ${to} by ${by}.`,
    );
  }
  object.status = to;
  object.resourceVersion += 1;
  world.kinds[object.kind].entered?.(object as never, world);
  const event = machine.events[to];
  if (event && !transition.silent) world.announce(object, event);
}

/** Whether the state machine allows the transition, by any cause or only by `by`. */
export function canMove(world: World, object: Pick<Stateful, 'kind' | 'status'>, to: string, by = ''): boolean {
  const machine = sharedTables(world)['x-states']?.[world.kinds[object.kind].machine];
  return (
    machine?.transitions.some(
      (transition) => transition.from === object.status && transition.to === to && transition.by.startsWith(by),
    ) ?? false
  );
}

/** Makes the platform move an object after a delay, unless its state does not allow that any more. */
export function moveLater(world: World, object: Stateful, delay: number, to: string): void {
  world.scheduler.after(delay, () => {
    if (canMove(world, object, to, SYSTEM)) move(world, object, to, SYSTEM);
  });
}

/** Incidents of a `Kind` that only change the state. */
export const incidentsTo = (...states: readonly string[]): NonNullable<Kind['incidents']> =>
  Object.fromEntries(states.map((to) => [to, (object: Stateful, world: World) => move(world, object, to, SYSTEM)]));
