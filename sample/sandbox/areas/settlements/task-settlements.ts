import type {Assignment, Settlement, Task} from '../../records';
import {Failure} from '../../platform/failure';
import {digits, yuan} from '../../platform/forms';
import {move} from '../../platform/states';
import {sharedTables} from '../../platform/world';
import type {Rule, World} from '../../platform/world';
import {DEFAULT_TERMS, calculate} from '../money/calculation';
import {hold, settlementAccount} from '../money/ledger';
import {checkContract, payeeAccount} from '../money/payees';
import {checkChannel} from '../system/channels';
import {checkAmounts, checkDistinct} from './items';
import {grossOf, payoutsOf, sumPayable} from './settlement-payouts';
import {presentTaskPayout} from './payout-v1';
import {createSettlementOf, findSettlement} from './steps';

type TaskSettlementInput = {
  readonly taskNo: string;
  readonly outSettleNo: string;
  readonly assignmentNos: readonly string[];
  readonly channel: string;
};
type ById = {readonly settleNo: string};

/** States of work that has been paid, or will never be. */
const ENDED = ['SETTLED', 'CANCELLED', 'DECLINED'];

const find = (world: World, id: string): Settlement => findSettlement(world, 'taskSettlement', id);
const stateOf = (world: World, settlement: Settlement) => ({
  settleNo: `ST${settlement.id}`,
  status: digits(world, 'D0010', settlement.status),
});

/** Whether an unfinished task settlement already pays for this work. */
function isBeingPaid(world: World, assignment: Assignment): boolean {
  const final = sharedTables(world)['x-states']?.settlement.final ?? [];
  const open = world.store.taskSettlements.filter(({status}) => !final.includes(status));
  return open.some((settlement) =>
    payoutsOf(world, settlement).some(({assignmentId}) => assignmentId === assignment.id),
  );
}

/** The work of a task with this number. @throws Failure 404001, 409002 or 422303 when it cannot be paid for */
function payableWork(world: World, task: Task, assignmentNo: string): Assignment {
  const assignment = world.store.assignments.find(assignmentNo);
  if (assignment.taskId !== task.id) throw new Failure('404001');
  if (ENDED.includes(assignment.status) || isBeingPaid(world, assignment)) throw new Failure('409002');
  if (assignment.status !== 'APPROVED') throw new Failure('422303');
  return assignment;
}

export const createTaskSettlement: Rule<TaskSettlementInput> = (input, world, {notifyUrl}) => {
  const {outSettleNo: outNo, channel, assignmentNos} = input;
  const task = world.store.tasks.find(input.taskNo);
  checkDistinct(assignmentNos);
  const work = assignmentNos.map((assignmentNo) => payableWork(world, task, assignmentNo));
  checkChannel(world, channel);
  work.forEach(({workerId}) => checkContract(world, workerId));
  const payments = work.map(({workerId, quantity = 1}) => ({workerId, gross: quantity * task.unitPrice}));
  checkAmounts(
    payments.map(({gross}) => gross),
    '/assignmentNos',
  );
  const amounts = calculate(world, DEFAULT_TERMS, payments);
  const items = work.map(({id, workerId}, index) => ({
    ...amounts[index],
    workerId,
    cardId: payeeAccount(world, workerId, {channel}).id,
    assignmentId: id,
  }));
  hold(settlementAccount(world), sumPayable(items, DEFAULT_TERMS));
  const settlement = createSettlementOf(world, {
    kind: 'taskSettlement',
    outNo,
    taskId: task.id,
    channel,
    terms: DEFAULT_TERMS,
    items,
    notifyUrl,
  });
  return {...stateOf(world, settlement), totalAmount: yuan(grossOf(payoutsOf(world, settlement)))};
};

export const getTaskSettlement: Rule<ById> = (input, world) => {
  const settlement = find(world, input.settleNo);
  return {
    ...stateOf(world, settlement),
    details: payoutsOf(world, settlement).map((payout) => presentTaskPayout(payout, world)),
  };
};

export const cancelTaskSettlement: Rule<ById & {readonly reason: string}> = (input, world) => {
  const settlement = find(world, input.settleNo);
  move(world, settlement, 'CANCELLED', 'op:cancelTaskSettlement');
  settlement.cancelReason = input.reason;
  return stateOf(world, settlement);
};
