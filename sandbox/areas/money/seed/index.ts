import {parseTime} from '../../../platform/clock';
import type {Account, Flow, Payout} from '../../../records';
import {rememberExample} from '../../../platform/examples';
import type {DataSet, World} from '../../../platform/world';
import {DEFAULT_TERMS} from '../calculation';

const SETTLEMENT: Omit<Account, 'available' | 'frozen'> = {
  id: 100001,
  type: 'SETTLEMENT',
  name: '示例企业结算户',
  status: 'ACTIVE',
  remarkCode: 'R8K2M6',
};
const TAX: Omit<Account, 'available' | 'frozen'> = {id: 100002, type: 'TAX', name: '示例企业税费户', status: 'ACTIVE', remarkCode: 'R8K2M7'};

/** The settlement of the story, as each family writes its id. */
const SETTLED = {v1: 'BT500001', v3: 'stl_500001'};

type SeededFlow = readonly [type: string, direction: Flow['direction'], amount: number, balanceAfter: number, ref: Flow['ref'], at: string];

const FLOWS: readonly SeededFlow[] = [
  ['RECHARGE', 'IN', 5_000_000, 5_000_000, {v1: 'RC100001', v3: 'rch_100001'}, '2026-11-20 15:20:00'],
  ['PAYOUT', 'OUT', 1_186_200, 3_813_800, {v1: SETTLED.v1, v3: 'pay_600001'}, '2026-11-21 10:11:40'],
  ['PAYOUT', 'OUT', 795_800, 3_018_000, {v1: SETTLED.v1, v3: 'pay_600002'}, '2026-11-21 10:12:02'],
  ['TAX', 'OUT', 18_000, 3_000_000, SETTLED, '2026-11-21 10:12:08'],
  ['SERVICE_FEE', 'OUT', 130_000, 2_870_000, SETTLED, '2026-11-21 10:12:08'],
  ['WITHDRAW', 'OUT', 500_000, 2_370_000, {v1: 'WD100001', v3: 'wdr_100001'}, '2026-11-21 11:05:00'],
  ['RETURN', 'IN', 795_800, 3_165_800, {v1: SETTLED.v1, v3: 'pay_600002'}, '2026-11-24 15:20:00'],
];

type SeededPayout = Pick<Payout, 'id' | 'outNo' | 'workerId' | 'status' | 'gross' | 'iit' | 'failReason'> & {readonly day: string; readonly finished?: string};

const ITEMS: readonly SeededPayout[] = [
  {id: 600001, outNo: 'I20261121-01', workerId: 200001, status: 'SUCCEEDED', gross: 1_200_000, iit: 13_800, day: '2026-11-21', finished: '2026-11-21 10:11:40'},
  {id: 600002, outNo: 'I20261121-02', workerId: 200002, status: 'RETURNED', gross: 800_000, iit: 4_200, day: '2026-11-21', finished: '2026-11-24 15:20:00', failReason: 'BANK_RETURNED'},
];
const PAYOUTS: readonly SeededPayout[] = [
  {id: 600003, outNo: 'P20261221-01', workerId: 200001, status: 'FAILED', gross: 1_500_000, iit: 21_000, day: '2026-12-21', finished: '2026-12-21 10:06:30', failReason: 'ACCOUNT_FROZEN'},
  {id: 600004, outNo: 'P20261121-04', workerId: 200001, status: 'SUSPENDED', gross: 128_100, iit: 0, day: '2026-11-21'},
  {id: 600005, outNo: 'P20261221-05', workerId: 200001, status: 'SUCCEEDED', gross: 1_500_000, iit: 21_000, day: '2026-12-21', finished: '2026-12-21 10:08:00'},
];

function addPayout({store}: World, {day, finished, ...payout}: SeededPayout, itemOf?: Flow['ref']): void {
  store.payouts.add({
    ...DEFAULT_TERMS,
    ...payout,
    kind: 'payout',
    resourceVersion: 3,
    vat: 0,
    surcharge: 0,
    net: payout.gross - payout.iit,
    serviceFee: Math.round(payout.gross * 0.065),
    accountId: SETTLEMENT.id,
    cardId: payout.workerId,
    channel: 'BANK_DIRECT',
    channelNo: `BD${day.replace(/-/g, '')}-${payout.id}`,
    createdAt: parseTime(`${day} 10:00:00`),
    ...(itemOf && {itemOf}),
    ...(finished && {finishedAt: parseTime(finished)}),
  });
}

function seedRecharges({store}: World): void {
  const recharge = {kind: 'recharge', resourceVersion: 2, accountId: SETTLEMENT.id, payerName: '示例企业', createdAt: parseTime('2026-11-20 15:00:00')};
  store.recharges.add({...recharge, status: 'CONFIRMED', amount: 5_000_000, remarkCode: 'RM8K3F20', confirmedAt: parseTime('2026-11-20 15:20:00')});
  store.recharges.add({...recharge, status: 'CLOSED', amount: 5_000_000, remarkCode: 'RM8K3F21'});
  store.recharges.add({...recharge, status: 'PENDING', resourceVersion: 1, amount: 2_000_000, remarkCode: 'RM8K3F22'});
}

/**
 * Fills in a merchant with money, and what became of it in the examples. These speak of several weeks: each object is as its
 * own example shows it, later than the platform's clock where the example is.
 */
export function seedMoney(world: World, data: DataSet): void {
  const {store} = world;
  if (data === 'empty') {
    store.accounts.add({...SETTLEMENT, available: 5_000_000, frozen: 0});
    store.accounts.add({...TAX, available: 0, frozen: 0});
    return;
  }
  store.accounts.add({...SETTLEMENT, available: 2_870_000, frozen: 2_130_000});
  store.accounts.add({...TAX, available: 18_000, frozen: 0});
  store.accounts.add({...SETTLEMENT, id: 100003, name: '示例企业备用结算户', status: 'FROZEN', remarkCode: 'R8K2M8', available: 0, frozen: 0});
  store.accounts.add({...SETTLEMENT, id: 100004, name: '示例企业旧结算户', status: 'CLOSED', remarkCode: 'R8K2M9', available: 0, frozen: 0});
  FLOWS.forEach(([type, direction, amount, balanceAfter, ref, at]) =>
    store.flows.add({accountId: SETTLEMENT.id, type, direction, amount, balanceAfter, ref, at: parseTime(at)}),
  );
  seedRecharges(world);
  ITEMS.forEach((payout) => addPayout(world, payout, SETTLED));
  PAYOUTS.forEach((payout) => addPayout(world, payout));
  ['v3#createRecharge', 'v3#createPayout'].forEach((name) => rememberExample(world, name));
}
