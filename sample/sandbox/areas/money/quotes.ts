import {rfc3339} from '../../platform/clock';
import type {Amounts, Terms} from '../../records';
import {invalid} from '../../platform/failure';
import {fen, yuan} from '../../platform/forms';
import type {Rule} from '../../platform/world';
import {calculate, payableOf, totals, transferOf} from './calculation';
import {HOUR} from './steps';
import * as words from '../../../words';

/** Milliseconds for which a quote of v3 is valid. */
const LIFETIME = HOUR / 2;

type V3Input = Terms & {
  readonly taskId: string;
  readonly items: readonly {readonly workerId: string; readonly amount: number}[];
};

export const quoteSettlement: Rule<V3Input> = ({taskId, taxType, feeBearer, items: wanted}, world) => {
  const {store, clock} = world;
  const task = store.tasks.find(taskId);
  const lines = wanted.map(({workerId, amount}) => ({workerId: store.workers.find(workerId).id, gross: amount}));
  const items = calculate(world, {taxType}, lines).map((amounts, index) => ({
    workerId: lines[index].workerId,
    ...amounts,
  }));
  const sums = totals(items);
  const payable = payableOf(sums, {feeBearer});
  const quote = store.quotes.add({
    taskId: task.id,
    taxType,
    feeBearer,
    expiresAt: clock.now() + LIFETIME,
    payable,
    items,
  });
  return {
    quoteId: `qt_${quote.id}`,
    expiresAt: rfc3339(quote.expiresAt),
    ...sums,
    payable,
    items: items.map((item) => ({...item, workerId: `wkr_${item.workerId}`})),
  };
};

type V1Input = Terms & {readonly details: readonly {readonly workerNo: string; readonly amount: string}[]};

/** Largest possible total of a batch, in fen: 500 details of 98000.00. */
const BATCH_LIMIT = 4_900_000_000;

/** The sum that v1 calls tax. */
const taxOf = ({iit, vat, surcharge}: Amounts): number => iit + vat + surcharge;

export const quoteSettlementV1: Rule<V1Input> = ({taxType, feeBearer, details}, world) => {
  const lines = details.map(({workerNo, amount}) => ({
    workerId: world.store.workers.find(workerNo).id,
    gross: fen(amount),
  }));
  if (lines.reduce((sum, {gross}) => sum + gross, 0) > BATCH_LIMIT) {
    throw invalid('/details', 'maximum', words.platform.invalid.sum, {limit: yuan(BATCH_LIMIT)});
  }
  const items = calculate(world, {taxType}, lines);
  const sums = totals(items);
  return {
    grossAmount: yuan(sums.gross),
    taxAmount: yuan(taxOf(sums)),
    serviceFee: yuan(sums.serviceFee),
    payableAmount: yuan(payableOf(sums, {feeBearer})),
    details: items.map((item, index) => ({
      workerNo: `WK${lines[index].workerId}`,
      amount: yuan(item.gross),
      taxAmount: yuan(taxOf(item)),
      netAmount: yuan(transferOf({...item, feeBearer})),
    })),
  };
};
