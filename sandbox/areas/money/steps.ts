import type {Stateful} from '../../records';
import {SYSTEM, canMove} from '../../platform/states';
import type {World} from '../../platform/world';

/** One step of what the outside world does with an object: a channel with a payment, a bank with a transfer. */
export type Step = {
  /** Milliseconds after the step before. */
  readonly after: number;
  /** The new state. */
  readonly to: string;
  /** A value of D0020. */
  readonly failReason?: string;
};

export const HOUR = 3600 * 1000;
export const DAY = 24 * HOUR;

/**
 * Takes an object through steps, as long as its state allows them: what was closed meanwhile stays closed.
 *
 * @param enter does what a step means for the object, and moves it
 */
export function follow(world: World, object: Stateful, [step, ...rest]: readonly Step[], enter: (step: Step) => void): void {
  if (!step) return;
  world.scheduler.after(step.after, () => {
    if (!canMove(world, object, step.to, SYSTEM)) return;
    enter(step);
    follow(world, object, rest, enter);
  });
}
