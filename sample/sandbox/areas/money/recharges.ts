import {beijingTime, rfc3339} from '../../platform/clock';
import type {Recharge} from '../../records';
import {digits, yuan} from '../../platform/forms';
import {SYSTEM, move} from '../../platform/states';
import type {Kind, Rule, World} from '../../platform/world';
import {findFile} from '../system/files';
import {V1_SECOND} from './flows';
import {credit} from './ledger';
import {spanOf} from './span';
import {follow} from './steps';
import type {Step} from './steps';
import {arrivalOf} from './test-values';

/** A recharge in the form of v3, for answers and notifications. */
export const presentRecharge = ({id, status, amount, confirmedAt}: Recharge) => ({
  rechargeId: `rch_${id}`,
  status,
  amount,
  ...(confirmedAt !== undefined && {confirmedAt: rfc3339(confirmedAt)}),
});

function enter(world: World, recharge: Recharge, {to}: Step): void {
  const {id, accountId, amount} = recharge;
  if (to === 'CONFIRMED') {
    recharge.confirmedAt = world.clock.now();
    credit(world, world.store.accounts.find(accountId), 'RECHARGE', amount, {v1: `RC${id}`, v3: `rch_${id}`});
  }
  move(world, recharge, to, SYSTEM);
}

/** What the bank can report about the money. */
export const rechargeIncidents: Kind['incidents'] = Object.fromEntries(
  ['CONFIRMED', 'CLOSED'].map((to) => [
    to,
    (recharge: Recharge, world: World) => enter(world, recharge, {to, after: 0}),
  ]),
);

type CreateRecharge = {
  readonly accountId: string;
  readonly amount: number;
  readonly payerName: string;
  readonly payerAccountTail?: string;
  readonly voucherFileId?: string;
};

export const createRecharge: Rule<CreateRecharge> = (
  {accountId, amount, payerName, payerAccountTail, voucherFileId},
  world,
  {notifyUrl},
) => {
  const {store, ids, clock} = world;
  const account = store.accounts.find(accountId);
  if (voucherFileId !== undefined) findFile(world, voucherFileId, 'VOUCHER', '/voucherFileId');
  const remarkCode = `RM${ids.hex('remark').slice(0, 6).toUpperCase()}`;
  const recharge = store.recharges.add({
    kind: 'recharge',
    status: 'PENDING',
    resourceVersion: 1,
    notifyUrl,
    accountId: account.id,
    amount,
    payerName,
    remarkCode,
    createdAt: clock.now(),
  });
  follow(world, recharge, arrivalOf(payerAccountTail), (step) => enter(world, recharge, step));
  return {rechargeId: `rch_${recharge.id}`, status: recharge.status, remarkCode};
};

export const getRecharge: Rule<{readonly rechargeId: string}> = ({rechargeId}, {store}) =>
  presentRecharge(store.recharges.find(rechargeId));

/** Maximum number of recharges in one answer. */
const MOST = 1000;

export const listRecharges: Rule<{readonly startTime: string; readonly endTime: string; readonly status?: string}> = (
  query,
  world,
) => {
  const {from, to} = spanOf(world, query, ['startTime', 'endTime']);
  const list = world.store.recharges
    .filter(({createdAt}) => createdAt >= from && createdAt < to + V1_SECOND)
    .reverse()
    .map(({id, amount, payerName, status, confirmedAt}) => ({
      rechargeNo: `RC${id}`,
      amount: yuan(amount),
      payerName,
      status: digits(world, 'D0018', status),
      ...(confirmedAt !== undefined && {confirmTime: beijingTime(confirmedAt)}),
    }))
    .filter(({status}) => query.status === undefined || status === query.status);
  return {total: list.length, list: list.slice(0, MOST)};
};
