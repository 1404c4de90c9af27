import {parseTime} from '../../platform/clock';
import {rememberExample} from '../../platform/examples';
import {sharedTables} from '../../platform/world';
import type {DataSet, World} from '../../platform/world';
import type {Payout} from '../../records';
import type {BillItem} from '../../records/bills';
import {DEFAULT_TERMS, calculate} from '../money/calculation';
import {addBillPayment} from './bill-payments';
import data from './examples.json';
import {payoutsOf} from './settlement-payouts';
import {addSettlement, expireLater} from './steps';
import type {SettlementKind} from './steps';

/** The progress of a payout; times are Beijing times. */
type Progress = {
  /** A value of D0011; PENDING by default. */
  readonly status?: string;
  readonly failReason?: string;
  readonly finished?: string;
};
type SeededItem = Progress & {
  /** Its number, if an example names it. */
  readonly detail?: number;
  readonly outNo?: string;
  readonly workerId: number;
  readonly gross: number;
  readonly assignmentId?: number;
};
type SeededSettlement = {
  readonly id: number;
  readonly outNo: string;
  readonly taskId: number;
  readonly status: string;
  readonly resourceVersion: number;
  readonly items: readonly SeededItem[];
};
type SeededBill = Pick<SeededSettlement, 'id' | 'outNo' | 'status'> & {
  readonly createdAt: string;
  readonly items: readonly BillItem[];
};
type Seed = Readonly<Record<'settlements' | 'batches' | 'taskSettlements', readonly SeededSettlement[]>> & {
  readonly bills: readonly SeededBill[];
  readonly billResults: readonly (Progress & {
    readonly id: number;
    readonly workerId: number;
    readonly assignmentId: number;
  })[];
};

const {settlements, batches, taskSettlements, bills, billResults}: Seed = data;

/** When the payouts of the examples got their results. */
const FINISHED = parseTime('2026-11-21 10:12:08');
const UNFINISHED = ['PENDING', 'PROCESSING', 'SUSPENDED'];

const progress = ({status = 'PENDING', failReason, finished}: Progress): Partial<Payout> => ({
  status,
  failReason,
  ...(status !== 'PENDING' && {resourceVersion: 3}),
  ...(!UNFINISHED.includes(status) && {finishedAt: finished === undefined ? FINISHED : parseTime(finished)}),
});

/** The state, or SUCCEEDED in versions whose dictionary does not have it yet. */
const known = (world: World, status: string): string =>
  sharedTables(world)['x-dictionaries'].D0010.values[status] ? status : 'SUCCEEDED';

function seedSettlement(
  world: World,
  kind: SettlementKind,
  {id, outNo, taskId, status, resourceVersion, items}: SeededSettlement,
): void {
  const amounts = calculate(world, DEFAULT_TERMS, items);
  const payouts = items.map(({detail, outNo: outItemNo, workerId, assignmentId}, index) => ({
    ...amounts[index],
    id: detail,
    outNo: outItemNo,
    workerId,
    assignmentId,
  }));
  const settlement = addSettlement(
    world,
    {kind, outNo, taskId, channel: 'BANK_DIRECT', terms: DEFAULT_TERMS, items: payouts},
    id,
  );
  Object.assign(settlement, {status: known(world, status), resourceVersion});
  payoutsOf(world, settlement).forEach((payout, index) => Object.assign(payout, progress(items[index])));
  if (status === 'TO_CONFIRM' && kind !== 'taskSettlement') expireLater(world, settlement);
}

/** Adds a bill in each state that the examples show, and the payment of the second one. */
function seedBills(world: World): void {
  const [, paid] = bills.map(({createdAt, ...bill}) =>
    world.store.bills.add({...bill, kind: 'bill', resourceVersion: 1, taskId: 300001, createdAt: parseTime(createdAt)}),
  );
  const amounts = calculate(
    world,
    DEFAULT_TERMS,
    billResults.map(({workerId}, index) => ({workerId, gross: paid.items[index].amount})),
  );
  const items = billResults.map(({id, workerId, assignmentId}, index) => ({
    ...amounts[index],
    id,
    workerId,
    assignmentId,
  }));
  const payment = addBillPayment(world, paid, 'BANK_DIRECT', items);
  payoutsOf(world, payment).forEach((payout, index) => Object.assign(payout, progress(billResults[index])));
}

/** Interfaces whose example creates an object that the data set already contains. */
const CREATED = ['v3#createSettlement', 'v1#createBatch', 'v1#createTaskSettlement', 'v1#createBill', 'v1#payBill'];

/** Adds a settlement in each state that the examples show. */
export function seedSettlements(world: World, dataSet: DataSet): void {
  if (dataSet === 'empty') return;
  const {families, version} = world.contracts;
  if (families.v3) settlements.forEach((settlement) => seedSettlement(world, 'settlement', settlement));
  batches.forEach((batch) => seedSettlement(world, 'batch', batch));
  taskSettlements.forEach((settlement) => seedSettlement(world, 'taskSettlement', settlement));
  if (version === '1.0') seedBills(world);
  CREATED.forEach((name) => rememberExample(world, name));
}
