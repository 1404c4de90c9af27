import {beijingTime} from '../../platform/clock';
import type {Payout} from '../../records';
import {digits, yuan} from '../../platform/forms';
import type {World} from '../../platform/world';
import {transferOf} from '../money/calculation';

/** Number of a payout in the form of v1. */
export const detailNo = ({id}: Payout): string => `DT${id}`;

/** What v1 shows of every payout: amounts, state and failure reason. */
const presentResult = (payout: Payout, world: World) => ({
  amount: yuan(payout.gross),
  taxAmount: yuan(payout.iit + payout.vat + payout.surcharge),
  netAmount: yuan(transferOf(payout)),
  status: digits(world, 'D0011', payout.status),
  ...(payout.failReason && {failReason: payout.failReason}),
});

/** A payout in the form of 查询明细. */
export const presentBatchPayout = (payout: Payout, world: World) => ({
  detailNo: detailNo(payout),
  outDetailNo: payout.outNo,
  ...presentResult(payout, world),
});

/** A payout for work, in the form of 查询任务结算, 查询结算单付款 and their notifications. */
export const presentTaskPayout = (payout: Payout, world: World) => ({
  detailNo: detailNo(payout),
  assignmentNo: `AS${payout.assignmentId}`,
  workerNo: `WK${payout.workerId}`,
  ...presentResult(payout, world),
  ...(payout.finishedAt !== undefined && {finishTime: beijingTime(payout.finishedAt)}),
});
