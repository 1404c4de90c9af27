import type {BillItem} from '../../../records/bills';
import {parseTime} from '../../../platform/clock';
import type {World} from '../../../platform/world';
import {DEFAULT_TERMS, calculate} from '../../money/calculation';
import {addBillPayment} from '../bill-payments';
import {payoutsOf} from '../settlement-payouts';
import {progress} from './settlements';

/** The bill of the story, and a small one. */
const STORY: readonly BillItem[] = [
  {assignmentId: 400001, amount: 1_200_000, cardNo: 'CD200001', remark: '11 月推广服务费'},
  {assignmentId: 400002, amount: 800_000, remark: '11 月推广服务费'},
];
const SMALL: readonly BillItem[] = [
  {assignmentId: 400001, amount: 128_050},
  {assignmentId: 400002, amount: 128_050},
];

/** Numbers behind 500000 of bills with their states and times, in the order of their numbers. */
const BILLS: readonly (readonly [number: string, status: string, items: readonly BillItem[], time: string])[] = [
  ['01', 'DRAFT', STORY, '09:30'],
  ['02', 'PART_PAID', STORY, '10:00'],
  ['03', 'DRAFT', STORY, '09:40'],
  ['04', 'PAID', SMALL, '10:05'],
  ['05', 'PART_PAID', SMALL, '10:10'],
  ['06', 'PAY_FAILED', SMALL, '10:15'],
  ['07', 'PAYING', SMALL, '10:20'],
  ['08', 'SUBMITTED', SMALL, '10:25'],
  ['09', 'DRAFT', STORY, '10:30'],
];

const RESULTS = [
  {id: 620001, workerId: 200001, assignmentId: 400001, status: 'SUCCEEDED', finished: '2026-11-21 10:12:05'},
  {id: 620002, workerId: 200002, assignmentId: 400002, status: 'FAILED', failReason: 'ACCOUNT_FROZEN', finished: '2026-11-21 10:12:08'},
];

/** Fills in a bill in each state that the examples show, and the payment of the second. */
export function seedBills(world: World): void {
  const day = '2026-11-21';
  const [, paid] = BILLS.map(([number, status, items, time]) =>
    world.store.bills.add({
      ...{id: Number(`5000${number}`), kind: 'bill', status, resourceVersion: 1, taskId: 300001, items},
      ...{outNo: `L${day.replace(/-/g, '')}-${number}`, createdAt: parseTime(`${day} ${time}:00`)},
    }),
  );
  const amounts = calculate(world, DEFAULT_TERMS, RESULTS.map(({workerId}, index) => ({workerId, gross: STORY[index].amount})));
  const items = RESULTS.map(({id, workerId, assignmentId}, index) => ({...amounts[index], id, workerId, assignmentId}));
  const payment = addBillPayment(world, paid, 'BANK_DIRECT', items);
  payoutsOf(world, payment).forEach((payout, index) => Object.assign(payout, progress(RESULTS[index])));
}
