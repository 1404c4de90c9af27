import {beijingDay} from '../../clock';
import type {Worker} from '../../data';
import {Failure} from '../../failure';
import type {World} from '../../world';

/** The most that one payment may be, fen. */
const SINGLE_LIMIT = 9_800_000;
/** The most that one worker may be paid on a day, fen. */
const DAILY_LIMIT = 15_000_000;
/** States of payouts that count: money is on its way or there. */
const COUNTED = ['PROCESSING', 'SUSPENDED', 'SUCCEEDED'];

/** @throws Failure 422201 when the worker has no contract that is in force */
export function checkContract({store}: World, {id}: Worker): void {
  if (store.agreements.filter(({workerId, status}) => workerId === id && status === 'SIGNED').length === 0) throw new Failure('422201');
}

/**
 * Checks gross amounts against the limits of one payment, and of what each worker gets on a day.
 *
 * @throws Failure 422402 when one is exceeded
 */
export function checkLimits({store, clock}: World, items: readonly {readonly workerId: number; readonly gross: number}[]): void {
  const today = beijingDay(clock.now());
  const sums = new Map<number, number>();
  items.forEach(({workerId, gross}) => {
    const paid = store.payouts.filter((payout) => payout.workerId === workerId && COUNTED.includes(payout.status) && beijingDay(payout.createdAt) === today);
    const sum = gross + (sums.get(workerId) ?? paid.reduce((before, payout) => before + payout.gross, 0));
    if (gross > SINGLE_LIMIT || sum > DAILY_LIMIT) throw new Failure('422402');
    sums.set(workerId, sum);
  });
}
