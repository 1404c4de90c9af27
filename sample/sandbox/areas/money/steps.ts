import type {Stateful} from '../../records';
import {SYSTEM, canMove} from '../../platform/states';
import type {World} from '../../platform/world';

/** One step of an external process, e.g. of a channel with a payment or of a bank with a transfer. */
export type Step = {
  /** Milliseconds after the previous step. */
  readonly after: number;
  /** The new state. */
  readonly to: string;
  /** A value of D0020. */
  readonly failReason?: string;
};

export const HOUR = 3600 * 1000;
export const DAY = 24 * HOUR;

/**
 * Moves an object through steps for as long as its state allows them, so that an object that was closed in the meantime stays closed.
 *
 * @param enter moves the object to a state, with all effects
 */
export function follow(
  world: World,
  object: Stateful,
  [step, ...rest]: readonly Step[],
  enter: (step: Step) => void,
): void {
  if (!step) return;
  world.scheduler.after(step.after, () => {
    if (!canMove(world, object, step.to, SYSTEM)) return;
    enter(step);
    follow(world, object, rest, enter);
  });
}
