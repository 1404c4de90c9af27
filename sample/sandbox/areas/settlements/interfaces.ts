import type {Amounts, Payout, Quote, Settlement, Task} from '../../records';
import {Failure} from '../../platform/failure';
import {cursorPage} from '../../platform/forms';
import {canMove, move} from '../../platform/states';
import type {Rule, World} from '../../platform/world';
import {DEFAULT_TERMS, calculate, totals} from '../money/calculation';
import {checkContract, checkMember, payeeAccount} from '../money/payees';
import {checkChannel} from '../system/channels';
import {assignmentOf} from '../work/task-form';
import {checkDistinct} from './items';
import {failedOf, paidOf, payoutsOf} from './settlement-payouts';
import {confirm, createSettlementOf, findSettlement} from './steps';

/** Difference between the number of a payout and that of its item. */
const ITEM_OFFSET = 100_000;

type ItemInput = {
  readonly outItemNo: string;
  readonly workerId: string;
  readonly amount: number;
  readonly bankCardId?: string;
};
type SettlementInput = {
  readonly outSettlementNo: string;
  readonly taskId: string;
  readonly quoteId?: string;
  readonly channel: string;
  readonly items: readonly ItemInput[];
};
type ById = {readonly settlementId: string};

const settlementId = ({id}: Settlement): string => `stl_${id}`;
const stateOf = (settlement: Settlement) => ({settlementId: settlementId(settlement), status: settlement.status});
const find = (world: World, id: string): Settlement => findSettlement(world, 'settlement', id);

/** A settlement in the form of 查询结算单 and its notifications. */
export function presentSettlement(settlement: Settlement, world: World): unknown {
  const payouts = payoutsOf(world, settlement);
  return {
    settlementId: settlementId(settlement),
    outSettlementNo: settlement.outNo,
    taskId: `tsk_${settlement.taskId}`,
    status: settlement.status,
    totalCount: payouts.length,
    successCount: paidOf(payouts).length,
    failCount: failedOf(payouts).length,
    ...totals(payouts),
    payable: settlement.payable,
    resourceVersion: settlement.resourceVersion,
  };
}

/** States in which nothing has been paid, as the settlement is not confirmed. */
const UNCONFIRMED = ['CREATED', 'CHECKING', 'CHECK_FAILED', 'TO_CONFIRM', 'CANCELLED', 'EXPIRED'];

const presentItem = ({id, outNo, gross, iit, net, status, failReason}: Payout, settlement: Settlement) => ({
  itemId: `sti_${id - ITEM_OFFSET}`,
  outItemNo: outNo,
  ...{gross, iit, net, status},
  ...(failReason && {failReason}),
  ...(!UNCONFIRMED.includes(settlement.status) && {payoutId: `pay_${id}`}),
});

/** The amounts in a quote, which must match the payments. @throws Failure 422403 or 422405 */
function quoted(
  {clock}: World,
  {taskId, expiresAt, items}: Quote,
  task: Task,
  payments: readonly {readonly workerId: number; readonly gross: number}[],
): readonly Amounts[] {
  if (clock.now() >= expiresAt) throw new Failure('422403');
  const left = Array.from(items);
  const amounts = payments.map(({workerId, gross}) => {
    const index = left.findIndex((item) => item.workerId === workerId && item.gross === gross);
    if (index < 0) throw new Failure('422405');
    return left.splice(index, 1)[0];
  });
  if (left.length > 0 || taskId !== task.id) throw new Failure('422405');
  return amounts;
}

/** The number of the approved work that a payment is for. @throws Failure 422303 when no work was approved */
function approvedWork(world: World, task: Task, workerId: number): number {
  const assignment = assignmentOf(world, task, workerId);
  if (!assignment || !['APPROVED', 'SETTLED'].includes(assignment.status)) throw new Failure('422303');
  return assignment.id;
}

export const createSettlement: Rule<SettlementInput> = (input, world, {notifyUrl}) => {
  const {outSettlementNo: outNo, channel} = input;
  const task = world.store.tasks.find(input.taskId);
  const quote = input.quoteId === undefined ? undefined : world.store.quotes.find(input.quoteId);
  const payees = input.items.map(({workerId}) => world.store.workers.find(workerId));
  const payments = input.items.map(({amount}, index) => ({workerId: payees[index].id, gross: amount}));
  checkDistinct(input.items.map(({outItemNo}) => outItemNo));
  const terms = quote ?? DEFAULT_TERMS;
  const amounts = quote ? quoted(world, quote, task, payments) : calculate(world, terms, payments);
  const items = input.items.map(({outItemNo, bankCardId}, index) => {
    const workerId = payees[index].id;
    checkContract(world, workerId);
    const assignmentId = approvedWork(world, task, workerId);
    checkMember(world, workerId, channel);
    return {
      ...amounts[index],
      outNo: outItemNo,
      workerId,
      cardId: payeeAccount(world, workerId, {id: bankCardId, channel}).id,
      assignmentId,
    };
  });
  const {taxType, feeBearer} = terms;
  return stateOf(
    createSettlementOf(world, {
      kind: 'settlement',
      outNo,
      taskId: task.id,
      channel,
      terms: {taxType, feeBearer},
      items,
      notifyUrl,
    }),
  );
};

export const getSettlement: Rule<ById> = (input, world) => presentSettlement(find(world, input.settlementId), world);

export const findSettlementByOutNo: Rule<{readonly outSettlementNo: string}> = (input, world) => {
  const [found] = world.store.settlements.filter(({outNo}) => outNo === input.outSettlementNo);
  if (!found) throw new Failure('404001');
  return presentSettlement(found, world);
};

export const confirmSettlement: Rule<ById & {readonly payable: number}> = (input, world) => {
  const settlement = find(world, input.settlementId);
  const by = 'op:confirmSettlement';
  if (canMove(world, settlement, 'PROCESSING', by)) checkChannel(world, payoutsOf(world, settlement)[0].channel);
  confirm(world, settlement, input.payable === settlement.payable, by);
  return stateOf(settlement);
};

export const cancelSettlement: Rule<ById & {readonly reason: string}> = (input, world) => {
  const settlement = find(world, input.settlementId);
  move(world, settlement, 'CANCELLED', 'op:cancelSettlement');
  settlement.cancelReason = input.reason;
  return stateOf(settlement);
};

export const listSettlementItems: Rule<
  ById & {readonly status?: string; readonly cursor?: string; readonly limit?: number}
> = (input, world) => {
  const settlement = find(world, input.settlementId);
  const wanted = payoutsOf(world, settlement).filter(({status}) => !input.status || status === input.status);
  return cursorPage(wanted, input, (payout) => presentItem(payout, settlement));
};
