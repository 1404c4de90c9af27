import type {Settlement, Terms} from '../../records';
import {Failure} from '../../platform/failure';
import {SYSTEM, canMove, move, moveLater} from '../../platform/states';
import type {World} from '../../platform/world';
import {release, settlementAccount} from '../money/ledger';
import {addPayouts, conclude, holdFor, payAll, payoutsOf, sumPayable} from './settlement-payouts';
import type {Item} from './settlement-payouts';
import {isRefused} from './test-values';

/** Milliseconds within which a settlement must be confirmed. */
const CONFIRM_WITHIN = 24 * 3600 * 1000;

/** Differences between the kinds of settlements: where they are stored, the kind of their payouts, and their name in flows. */
const KINDS = {
  settlement: {collection: 'settlements', payout: 'payout', prefix: 'stl'},
  batch: {collection: 'batches', payout: 'batchPayout', prefix: 'bt'},
  taskSettlement: {collection: 'taskSettlements', payout: 'taskPayout', prefix: 'st'},
} as const;

export type SettlementKind = keyof typeof KINDS;

/** A request for a settlement. */
export type Order = {
  readonly kind: SettlementKind;
  readonly outNo?: string;
  readonly taskId: number;
  readonly channel: string;
  readonly terms: Terms;
  readonly items: readonly Item[];
  readonly notifyUrl?: string;
};

/** The settlement with this id. @throws Failure 404001 when there is none */
export const findSettlement = ({store}: World, kind: SettlementKind, id: string): Settlement =>
  store[KINDS[kind].collection].find(id);

/**
 * Adds a settlement in the state CREATED.
 *
 * @param id number of the settlement; by default the next one
 */
export function addSettlement(
  world: World,
  {kind, outNo, taskId, channel, terms, items, notifyUrl}: Order,
  id?: number,
): Settlement {
  const {collection, payout, prefix} = KINDS[kind];
  const settlements = world.store[collection];
  const payouts: number[] = [];
  const stateful = {kind, status: 'CREATED', resourceVersion: 1, notifyUrl};
  const settlement = settlements.add({
    ...stateful,
    id,
    outNo,
    taskId,
    payable: sumPayable(items, terms),
    items: payouts,
  });
  const itemOf = {v1: `${prefix.toUpperCase()}${settlement.id}`, v3: `${prefix}_${settlement.id}`};
  const common = {...terms, kind: payout, channel, accountId: settlementAccount(world).id, itemOf, notifyUrl};
  payouts.push(...addPayouts(world, common, items, () => finish(world, settlement)));
  return settlement;
}

/** Creates a settlement; the platform checks it as soon as the response has been sent. */
export function createSettlementOf(world: World, order: Order): Settlement {
  const settlement = addSettlement(world, order);
  world.scheduler.after(0, () => check(world, settlement));
  return settlement;
}

function check(world: World, settlement: Settlement): void {
  const refused = payoutsOf(world, settlement).filter(({gross}) => isRefused(gross));
  refused.forEach((payout) => Object.assign(payout, {failReason: 'OTHER'}));
  move(world, settlement, 'CHECKING', SYSTEM);
  move(world, settlement, refused.length > 0 ? 'CHECK_FAILED' : 'TO_CONFIRM', SYSTEM);
}

/** Steps that a task settlement takes by itself: it needs no confirmation, and its money is reserved from the start. */
const ALONE: Readonly<Record<string, (world: World, settlement: Settlement) => void>> = {
  CHECK_FAILED: giveBack,
  CANCELLED: giveBack,
  TO_CONFIRM: (world, settlement) => {
    world.scheduler.after(0, () => {
      if (canMove(world, settlement, 'PROCESSING', SYSTEM)) startPaying(world, settlement, SYSTEM);
    });
  },
};

/** What a settlement does by itself after it has entered a state. */
export function enteredState(settlement: Settlement, world: World): void {
  if (settlement.kind === 'taskSettlement') ALONE[settlement.status]?.(world, settlement);
  else if (settlement.status === 'TO_CONFIRM') expireLater(world, settlement);
}

function giveBack(world: World, settlement: Settlement): void {
  const [{accountId}] = payoutsOf(world, settlement);
  release(world.store.accounts.find(accountId), settlement.payable);
}

/** Makes a settlement expire if nobody confirms it in time. */
export const expireLater = (world: World, settlement: Settlement): void =>
  moveLater(world, settlement, CONFIRM_WITHIN, 'EXPIRED');

function startPaying(world: World, settlement: Settlement, by: string): void {
  move(world, settlement, 'PROCESSING', by);
  payAll(world, payoutsOf(world, settlement));
}

/**
 * Confirms a settlement: reserves its money and starts its payouts.
 *
 * @param agrees whether the merchant states the correct sum
 * @param by as for `move`
 * @throws Failure 409002, 422405 or 422401 when it must not be confirmed; then nothing has changed
 */
export function confirm(world: World, settlement: Settlement, agrees: boolean, by: string): void {
  if (!canMove(world, settlement, 'PROCESSING', by)) throw new Failure('409002');
  if (!agrees) throw new Failure('422405');
  holdFor(world, payoutsOf(world, settlement));
  startPaying(world, settlement, by);
}

/** Completes a settlement once all payouts have a result. Before 2.0 a settlement counted as succeeded if any payout did. */
function finish(world: World, settlement: Settlement): void {
  const outcome = conclude(world, payoutsOf(world, settlement));
  if (!outcome) return;
  move(world, settlement, canMove(world, settlement, outcome, SYSTEM) ? outcome : 'SUCCEEDED', SYSTEM);
}
