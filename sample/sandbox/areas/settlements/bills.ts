import type {Bill, BillItem} from '../../records/bills';
import {beijingTime} from '../../platform/clock';
import {Failure} from '../../platform/failure';
import {digits, fen, page, yuan} from '../../platform/forms';
import type {PageQuery} from '../../platform/forms';
import {SYSTEM, canMove, move} from '../../platform/states';
import type {Rule, World} from '../../platform/world';
import {checkAmounts, checkDistinct} from './items';
import {isRefused} from './test-values';
import * as words from '../../../words';

type ItemInput = {
  readonly assignmentNo: string;
  readonly amount: string;
  readonly cardNo?: string;
  readonly remark?: string;
};
type ById = {readonly billNo: string};

const billNo = ({id}: Bill): string => `BL${id}`;
const stateOf = (world: World, bill: Bill) => ({billNo: billNo(bill), status: digits(world, 'D0019', bill.status)});

/** A bill in the form of the list. */
const presentSummary = (bill: Bill, world: World) => ({
  billNo: billNo(bill),
  outBillNo: bill.outNo,
  taskNo: `TK${bill.taskId}`,
  status: stateOf(world, bill).status,
  totalCount: bill.items.length,
  totalAmount: yuan(bill.items.reduce((sum, {amount}) => sum + amount, 0)),
  createTime: beijingTime(bill.createdAt),
});

/** A bill in the form of 查询结算单. */
export const presentBill = (bill: Bill, world: World) => ({
  ...presentSummary(bill, world),
  items: bill.items.map(({assignmentId, amount, ...rest}) => ({
    assignmentNo: `AS${assignmentId}`,
    workerNo: `WK${world.store.assignments.find(assignmentId).workerId}`,
    amount: yuan(amount),
    ...rest,
  })),
  ...(bill.status === 'REJECTED' && {rejectReason: bill.rejectReason}),
});

/** The items of a request. @throws Failure 400003, 404001 or 422404 when they do not belong to the task or occur twice */
function itemsOf({store}: World, taskId: number, inputs: readonly ItemInput[]): readonly BillItem[] {
  checkAmounts(
    inputs.map(({amount}) => fen(amount)),
    '/items',
  );
  checkDistinct(inputs.map(({assignmentNo}) => assignmentNo));
  return inputs.map(({assignmentNo, amount, ...rest}) => {
    const assignment = store.assignments.find(assignmentNo);
    if (assignment.taskId !== taskId) throw new Failure('404001');
    return {assignmentId: assignment.id, amount: fen(amount), ...rest};
  });
}

export const createBill: Rule<{
  readonly outBillNo: string;
  readonly taskNo: string;
  readonly items: readonly ItemInput[];
}> = (input, world) => {
  const {store, clock} = world;
  const {id: taskId} = store.tasks.find(input.taskNo);
  const items = itemsOf(world, taskId, input.items);
  return stateOf(
    world,
    store.bills.add({
      kind: 'bill',
      status: 'DRAFT',
      resourceVersion: 1,
      outNo: input.outBillNo,
      taskId,
      items,
      createdAt: clock.now(),
    }),
  );
};

export const listBills: Rule<PageQuery & {readonly taskNo?: string; readonly status?: string}> = (input, world) => {
  const bills = world.store.bills.filter().sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  const summaries = bills.map((bill) => presentSummary(bill, world));
  const wanted = summaries.filter(
    ({taskNo, status}) => (!input.taskNo || taskNo === input.taskNo) && (!input.status || status === input.status),
  );
  return page(wanted, input, (summary) => summary);
};

export const getBill: Rule<ById> = (input, world) => presentBill(world.store.bills.find(input.billNo), world);

export const updateBill: Rule<ById & {readonly items: readonly ItemInput[]}> = (input, world) => {
  const bill = world.store.bills.find(input.billNo);
  const by = 'op:updateBill';
  if (bill.status !== 'DRAFT' && !canMove(world, bill, 'DRAFT', by)) throw new Failure('409002');
  bill.items = itemsOf(world, bill.taskId, input.items);
  if (bill.status !== 'DRAFT') move(world, bill, 'DRAFT', by);
  return stateOf(world, bill);
};

export const submitBill: Rule<ById> = (input, world) => {
  const bill = world.store.bills.find(input.billNo);
  move(world, bill, 'SUBMITTED', 'op:submitBill');
  world.scheduler.after(0, () => audit(world, bill));
  return stateOf(world, bill);
};

function audit(world: World, bill: Bill): void {
  const refused = bill.items.filter(({amount}) => isRefused(amount)).map(({assignmentId}) => `AS${assignmentId}`);
  if (refused.length > 0)
    bill.rejectReason = words.interpolate(words.platform.reviews.bill, {
      items: refused.slice(0, 10).join(words.platform.list),
    });
  move(world, bill, refused.length > 0 ? 'REJECTED' : 'AUDITED', SYSTEM);
}

export const voidBill: Rule<ById & {readonly reason: string}> = (input, world) => {
  const bill = world.store.bills.find(input.billNo);
  move(world, bill, 'VOIDED', 'op:voidBill');
  bill.voidReason = input.reason;
  return stateOf(world, bill);
};
