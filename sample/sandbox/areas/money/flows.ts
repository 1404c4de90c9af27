import {beijingTime, rfc3339} from '../../platform/clock';
import type {Flow} from '../../records';
import {cursorPage, page, yuan} from '../../platform/forms';
import type {CursorQuery, PageQuery} from '../../platform/forms';
import type {Rule, World} from '../../platform/world';
import {FLOW_SPAN, spanOf} from './span';

/** v3 and v1 number flows differently; this is the offset of v3. */
const V3_OFFSET = 600_000;
/** v1 gives times in whole seconds, and its ranges include the last second. */
export const V1_SECOND = 1000;

type Wanted = {readonly accountId: number; readonly from: number; readonly until: number; readonly type?: string};

/** Flows sorted by time. */
const flowsOf = ({store}: World, {accountId, from, until, type}: Wanted): Flow[] =>
  store.flows
    .filter(
      (flow) =>
        flow.accountId === accountId &&
        flow.at >= from &&
        flow.at < until &&
        (type === undefined || flow.type === type),
    )
    .sort((a, b) => a.at - b.at || a.id - b.id);

type V1Query = PageQuery & {
  readonly accountNo: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly flowType?: string;
};

export const listAccountFlows: Rule<V1Query> = (query, world) => {
  const {id: accountId} = world.store.accounts.find(query.accountNo);
  const {from, to} = spanOf(world, query, ['startTime', 'endTime'], FLOW_SPAN);
  const newestFirst = flowsOf(world, {accountId, from, until: to + V1_SECOND, type: query.flowType}).reverse();
  return page(newestFirst, query, ({id, type, direction, amount, balanceAfter, ref, at}) => ({
    flowNo: `FL${id}`,
    flowType: type,
    direction,
    amount: yuan(amount),
    balanceAfter: yuan(balanceAfter),
    bizNo: ref.v1,
    flowTime: beijingTime(at),
  }));
};

/** A flow in the form of v3. */
export const presentTransaction = ({id, type, direction, amount, balanceAfter, ref, at}: Flow) => ({
  transactionId: `txn_${id + V3_OFFSET}`,
  type,
  direction,
  amount,
  balanceAfter,
  refId: ref.v3,
  createdAt: rfc3339(at),
});

type V3Query = CursorQuery & {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly type?: string;
};

export const listTransactions: Rule<V3Query> = (query, world) => {
  const {id: accountId} = world.store.accounts.find(query.accountId);
  const {from, to: until} = spanOf(world, query, ['from', 'to'], FLOW_SPAN);
  return cursorPage(flowsOf(world, {accountId, from, until, type: query.type}), query, presentTransaction);
};
