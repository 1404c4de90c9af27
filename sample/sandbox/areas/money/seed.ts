import {parseTime} from '../../platform/clock';
import {rememberExample} from '../../platform/examples';
import type {DataSet, World} from '../../platform/world';
import type {Account, Flow, Payout} from '../../records';
import {DEFAULT_TERMS} from './calculation';
import data from './examples.json';

/** Times in the data are Beijing times: `2026-11-21 10:00:00`. */
type SeededFlow = Pick<Flow, 'type' | 'direction' | 'amount' | 'balanceAfter' | 'ref'> & {readonly at: string};
type SeededPayout = Pick<Payout, 'id' | 'outNo' | 'workerId' | 'status' | 'gross' | 'iit' | 'failReason'> & {
  readonly day: string;
  readonly finished?: string;
  readonly itemOf?: Flow['ref'];
};
type Seed = {
  readonly accounts: Readonly<Record<DataSet, readonly Account[]>>;
  readonly flows: readonly SeededFlow[];
  readonly payouts: readonly SeededPayout[];
};

const {accounts, flows, payouts} = data as unknown as Seed;
const [{id: accountId}] = accounts.examples;

function addPayout({store}: World, {day, finished, ...payout}: SeededPayout): void {
  store.payouts.add({
    ...DEFAULT_TERMS,
    ...payout,
    kind: 'payout',
    resourceVersion: 3,
    vat: 0,
    surcharge: 0,
    net: payout.gross - payout.iit,
    serviceFee: Math.round(payout.gross * 0.065),
    accountId,
    cardId: payout.workerId,
    channel: 'BANK_DIRECT',
    channelNo: `BD${day.replace(/-/g, '')}-${payout.id}`,
    createdAt: parseTime(`${day} 10:00:00`),
    ...(finished && {finishedAt: parseTime(finished)}),
  });
}

/**
 * Adds a merchant with money, and the objects of the examples. Their times span several weeks: each object is as its own example shows it,
 * even if that is later than the platform's clock.
 */
export function seedMoney(world: World, dataSet: DataSet): void {
  const {store} = world;
  accounts[dataSet].forEach((account) => store.accounts.add({...account}));
  if (dataSet === 'empty') return;
  flows.forEach(({at, ...flow}) => store.flows.add({accountId, ...flow, at: parseTime(at)}));
  data.recharges.forEach(({createdAt, confirmedAt, ...recharge}) =>
    store.recharges.add({
      kind: 'recharge',
      ...recharge,
      createdAt: parseTime(createdAt),
      ...(confirmedAt && {confirmedAt: parseTime(confirmedAt)}),
    }),
  );
  data.withdrawals.forEach(({finishedAt, ...withdrawal}) =>
    store.withdrawals.add({kind: 'withdrawal', ...withdrawal, ...(finishedAt && {finishedAt: parseTime(finishedAt)})}),
  );
  payouts.forEach((payout) => addPayout(world, payout));
  ['v3#createRecharge', 'v3#createWithdrawal', 'v3#createPayout'].forEach((name) => rememberExample(world, name));
}
