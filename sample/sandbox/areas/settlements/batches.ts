import type {Settlement} from '../../records';
import {digits, fen, page, yuan} from '../../platform/forms';
import type {PageQuery} from '../../platform/forms';
import type {Rule, World} from '../../platform/world';
import {DEFAULT_TERMS, calculate} from '../money/calculation';
import {checkContract, payeeAccount} from '../money/payees';
import {checkChannel} from '../system/channels';
import {assignmentOf} from '../work/task-form';
import {checkAmounts, checkDistinct} from './items';
import {failedOf, grossOf, paidOf, payoutsOf} from './settlement-payouts';
import {presentBatchPayout} from './payout-v1';
import {confirm, createSettlementOf, findSettlement} from './steps';

type DetailInput = {
  readonly outDetailNo: string;
  readonly workerNo: string;
  readonly amount: string;
  readonly cardNo?: string;
};
type BatchInput = {
  readonly outBatchNo?: string;
  readonly taskNo: string;
  readonly channel: string;
  readonly details: readonly DetailInput[];
};
type ById = {readonly batchNo: string};

const find = (world: World, id: string): Settlement => findSettlement(world, 'batch', id);
const stateOf = (world: World, batch: Settlement) => ({
  batchNo: `BT${batch.id}`,
  status: digits(world, 'D0010', batch.status),
});

/** A batch in the form of 查询批次 and its notifications. */
export function presentBatch(batch: Settlement, world: World): unknown {
  const payouts = payoutsOf(world, batch);
  const [paid, failed] = [paidOf(payouts), failedOf(payouts)];
  return {
    ...stateOf(world, batch),
    successCount: paid.length,
    failCount: failed.length,
    successAmount: yuan(grossOf(paid)),
    failAmount: yuan(grossOf(failed)),
  };
}

export const createBatch: Rule<BatchInput> = (input, world, {notifyUrl}) => {
  const {outBatchNo: outNo, channel, details} = input;
  const task = world.store.tasks.find(input.taskNo);
  const payees = details.map(({workerNo}) => world.store.workers.find(workerNo));
  const payments = details.map(({amount}, index) => ({workerId: payees[index].id, gross: fen(amount)}));
  checkAmounts(
    payments.map(({gross}) => gross),
    '/details',
  );
  checkDistinct(details.map(({outDetailNo}) => outDetailNo));
  checkChannel(world, channel);
  payees.forEach(({id}) => checkContract(world, id));
  const amounts = calculate(world, DEFAULT_TERMS, payments);
  const items = details.map(({outDetailNo, cardNo}, index) => {
    const workerId = payees[index].id;
    const cardId = payeeAccount(world, workerId, {id: cardNo, channel}).id;
    return {
      ...amounts[index],
      outNo: outDetailNo,
      workerId,
      cardId,
      assignmentId: assignmentOf(world, task, workerId)?.id,
    };
  });
  const batch = createSettlementOf(world, {
    kind: 'batch',
    outNo,
    taskId: task.id,
    channel,
    terms: DEFAULT_TERMS,
    items,
    notifyUrl,
  });
  return {...stateOf(world, batch), totalCount: items.length, totalAmount: yuan(grossOf(payoutsOf(world, batch)))};
};

export const getBatch: Rule<ById> = (input, world) => presentBatch(find(world, input.batchNo), world);

export const confirmBatch: Rule<ById & {readonly totalAmount: string}> = (input, world) => {
  const batch = find(world, input.batchNo);
  confirm(world, batch, fen(input.totalAmount) === grossOf(payoutsOf(world, batch)), 'op:confirmBatch');
  return stateOf(world, batch);
};

export const listBatchDetails: Rule<ById & PageQuery & {readonly status?: string}> = (input, world) => {
  const details = payoutsOf(world, find(world, input.batchNo)).map((payout) => presentBatchPayout(payout, world));
  return page(
    details.filter(({status}) => !input.status || status === input.status),
    input,
    (detail) => detail,
  );
};
