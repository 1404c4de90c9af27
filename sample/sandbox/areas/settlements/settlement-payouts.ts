import type {Amounts, Payout, Terms} from '../../records';
import {SYSTEM, move} from '../../platform/states';
import type {World} from '../../platform/world';
import {payableOf, total} from '../money/calculation';
import {charge, hold} from '../money/ledger';
import {pay} from '../money/paying';

/** A payment to a worker before its payout is created. */
export type Item = Amounts &
  Partial<Pick<Payout, 'id'>> &
  Pick<Payout, 'outNo' | 'workerId' | 'cardId' | 'assignmentId'>;

/** What the payouts of a settlement share. */
export type Common = Terms & Pick<Payout, 'kind' | 'channel' | 'accountId' | 'itemOf' | 'notifyUrl'>;

/** Adds PENDING payouts. */
export const addPayouts = (
  {store, clock}: World,
  common: Common,
  items: readonly Item[],
  whenFinished: () => void,
): readonly number[] =>
  items.map(
    (item) =>
      store.payouts.add({
        ...common,
        ...item,
        status: 'PENDING',
        resourceVersion: 1,
        createdAt: clock.now(),
        whenFinished,
      }).id,
  );

/** The payouts of a settlement. */
export const payoutsOf = ({store}: World, {items}: {readonly items: readonly number[]}): readonly Payout[] =>
  items.map((id) => store.payouts.find(id));

/** Sum that the merchant pays for payouts. */
export const sumPayable = (items: readonly Amounts[], terms: Terms): number =>
  items.reduce((sum, item) => sum + payableOf(item, terms), 0);

/** Reserves money for payouts. @throws Failure 422401 when the balance is too low */
export function holdFor({store}: World, payouts: readonly Payout[]): void {
  hold(store.accounts.find(payouts[0].accountId), sumPayable(payouts, payouts[0]));
}

/** Takes payouts with reserved money to their results. */
export const payAll = (world: World, payouts: readonly Payout[]): void =>
  payouts.forEach((payout) => pay(world, payout));

/** Payouts that reached the worker; what a bank returns later does not change the settlement. */
export const paidOf = (payouts: readonly Payout[]): readonly Payout[] =>
  payouts.filter(({status}) => ['SUCCEEDED', 'RETURNED'].includes(status));

/** Payouts that failed or were cancelled, and so will never reach the worker. */
export const failedOf = (payouts: readonly Payout[]): readonly Payout[] =>
  payouts.filter(({status}) => ['FAILED', 'CANCELLED'].includes(status));

/** Sum of the gross amounts. */
export const grossOf = (payouts: readonly Payout[]): number => total(payouts, 'gross');

/** The joint outcome of payouts; undefined until all have a result. */
export function outcomeOf(payouts: readonly Payout[]): 'SUCCEEDED' | 'PARTIALLY_SUCCEEDED' | 'FAILED' | undefined {
  const [paid, failed] = [paidOf(payouts).length, failedOf(payouts).length];
  if (paid + failed < payouts.length) return undefined;
  if (failed === 0) return 'SUCCEEDED';
  return paid === 0 ? 'FAILED' : 'PARTIALLY_SUCCEEDED';
}

/**
 * Completes payouts that were paid together, once all have a result: charges tax and service fee for those that succeeded, and marks their
 * work as settled.
 *
 * @returns their joint outcome; undefined until all have a result
 */
export function conclude(world: World, payouts: readonly Payout[]): ReturnType<typeof outcomeOf> {
  const {accounts, assignments} = world.store;
  const paid = paidOf(payouts);
  paid
    .flatMap(({assignmentId}) => (assignmentId === undefined ? [] : [assignments.find(assignmentId)]))
    .filter(({status}) => status === 'APPROVED')
    .forEach((assignment) => move(world, assignment, 'SETTLED', SYSTEM));
  const outcome = outcomeOf(payouts);
  const [{accountId, itemOf}] = payouts;
  if (outcome && itemOf) charge(world, accounts.find(accountId), paid, itemOf);
  return outcome;
}
