import type {Bill, BillItem, BillPayment} from '../../records/bills';
import type {Payout} from '../../records';
import {Failure} from '../../platform/failure';
import {digits} from '../../platform/forms';
import {SYSTEM, canMove, move} from '../../platform/states';
import type {Rule, World} from '../../platform/world';
import {DEFAULT_TERMS, calculate} from '../money/calculation';
import {hold, settlementAccount} from '../money/ledger';
import {checkContract, payeeAccount} from '../money/payees';
import {checkChannel} from '../system/channels';
import {checkDistinct} from './items';
import {detailNo, presentTaskPayout} from './payout-v1';
import {addPayouts, conclude, outcomeOf, payAll, payoutsOf, sumPayable} from './settlement-payouts';
import type {Item} from './settlement-payouts';

/** States of a bill, D0019, by the outcome of its payouts. */
const AFTER = {SUCCEEDED: 'PAID', PARTIALLY_SUCCEEDED: 'PART_PAID', FAILED: 'PAY_FAILED'} as const;

const statusOf = (world: World, payouts: readonly Payout[]): string => {
  const outcome = outcomeOf(payouts);
  return digits(world, 'D0019', outcome ? AFTER[outcome] : 'PAYING');
};

const paymentsOf = ({store}: World, bill: Bill): readonly BillPayment[] =>
  store.billPayments.filter(({billId}) => billId === bill.id);

/** The last payout of each item of a bill. */
function lastPayouts(world: World, bill: Bill): readonly Payout[] {
  const payouts = paymentsOf(world, bill).flatMap((payment) => payoutsOf(world, payment));
  return Array.from(new Map(payouts.map((payout) => [payout.assignmentId, payout])).values());
}

function finish(world: World, bill: Bill, payment: BillPayment): void {
  if (!conclude(world, payoutsOf(world, payment))) return;
  const outcome = outcomeOf(lastPayouts(world, bill));
  if (outcome) move(world, bill, AFTER[outcome], SYSTEM);
}

/** Creates payouts for items of a bill. @throws Failure 422201 or 422502 when the workers cannot be paid */
function prepare(world: World, channel: string, items: readonly BillItem[]): readonly Item[] {
  const payees = items.map(({assignmentId}) => world.store.assignments.find(assignmentId).workerId);
  payees.forEach((workerId) => checkContract(world, workerId));
  const amounts = calculate(
    world,
    DEFAULT_TERMS,
    items.map(({amount}, index) => ({workerId: payees[index], gross: amount})),
  );
  return items.map(({assignmentId, cardNo}, index) => {
    const workerId = payees[index];
    return {...amounts[index], workerId, cardId: payeeAccount(world, workerId, {id: cardNo, channel}).id, assignmentId};
  });
}

/** Adds a payment with PENDING payouts. */
export function addBillPayment(
  world: World,
  bill: Bill,
  channel: string,
  items: readonly Item[],
  notifyUrl?: string,
): BillPayment {
  const payouts: number[] = [];
  const payment = world.store.billPayments.add({billId: bill.id, channel, items: payouts});
  const itemOf = {v1: `BL${bill.id}`, v3: `bl_${bill.id}`};
  const common = {
    ...DEFAULT_TERMS,
    kind: 'taskPayout',
    channel,
    accountId: settlementAccount(world).id,
    itemOf,
    notifyUrl,
  };
  payouts.push(...addPayouts(world, common, items, () => finish(world, bill, payment)));
  return payment;
}

/** Pays items of a bill. @throws Failure 422201, 422502 or 422401 when they cannot be paid; then nothing has changed */
function payItems(
  world: World,
  bill: Bill,
  channel: string,
  items: readonly BillItem[],
  by: string,
  notifyUrl?: string,
): unknown {
  checkChannel(world, channel);
  const prepared = prepare(world, channel, items);
  hold(settlementAccount(world), sumPayable(prepared, DEFAULT_TERMS));
  const payment = addBillPayment(world, bill, channel, prepared, notifyUrl);
  move(world, bill, 'PAYING', by);
  payAll(world, payoutsOf(world, payment));
  return {payNo: `PY${payment.id}`, status: digits(world, 'D0019', bill.status)};
}

/** The bill with this number. @throws Failure 409002 when its state does not allow this payment */
function payableBill(world: World, billNo: string, by: string): Bill {
  const bill = world.store.bills.find(billNo);
  if (!canMove(world, bill, 'PAYING', by)) throw new Failure('409002');
  return bill;
}

type ById = {readonly billNo: string};

export const payBill: Rule<ById & {readonly outPayNo: string; readonly channel: string}> = (
  input,
  world,
  {notifyUrl},
) => {
  const by = 'op:payBill';
  const bill = payableBill(world, input.billNo, by);
  return payItems(world, bill, input.channel, bill.items, by, notifyUrl);
};

export const repayBill: Rule<ById & {readonly outPayNo: string; readonly detailNos: readonly string[]}> = (
  input,
  world,
  {notifyUrl},
) => {
  const by = 'op:repayBill';
  const bill = payableBill(world, input.billNo, by);
  checkDistinct(input.detailNos);
  const last = lastPayouts(world, bill);
  const ofBill = paymentsOf(world, bill).flatMap(({items}) => items.map((id) => `DT${id}`));
  if (input.detailNos.some((number) => !ofBill.includes(number))) throw new Failure('404001');
  const failed = last.filter((payout) => payout.status === 'FAILED' && input.detailNos.includes(detailNo(payout)));
  if (failed.length < input.detailNos.length) throw new Failure('409002');
  const items = bill.items.filter(({assignmentId}) => failed.some((payout) => payout.assignmentId === assignmentId));
  return payItems(world, bill, paymentsOf(world, bill)[0].channel, items, by, notifyUrl);
};

export const getBillPayment: Rule<ById & {readonly payNo: string}> = (input, world) => {
  const bill = world.store.bills.find(input.billNo);
  const payment = paymentsOf(world, bill).find(({id}) => `PY${id}` === input.payNo);
  if (!payment) throw new Failure('404001');
  const payouts = payoutsOf(world, payment);
  const details = payouts.map((payout) => presentTaskPayout(payout, world));
  return {billNo: `BL${bill.id}`, payNo: `PY${payment.id}`, status: statusOf(world, payouts), details};
};
