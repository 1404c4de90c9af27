import {rememberExample} from '../../../platform/examples';
import {sharedTables} from '../../../platform/world';
import type {DataSet, World} from '../../../platform/world';
import {DEFAULT_TERMS, calculate} from '../../money/calculation';
import {payoutsOf} from '../settlement-payouts';
import {seedBills} from './bills';
import {BATCHES, SETTLEMENTS, TASK_SETTLEMENTS, progress} from './settlements';
import type {SeededSettlement} from './settlements';
import {addSettlement, expireLater} from '../steps';
import type {SettlementKind} from '../steps';

/** The state, or the one that stood for it before it had a word of its own. */
const known = (world: World, status: string): string => (sharedTables(world)['x-dictionaries'].D0010.values[status] ? status : 'SUCCEEDED');

function seedSettlement(world: World, kind: SettlementKind, {id, outNo, taskId, status, resourceVersion, items}: SeededSettlement): void {
  const amounts = calculate(world, DEFAULT_TERMS, items);
  const payouts = items.map(({detail, outNo: outItemNo, workerId, assignmentId}, index) => ({...amounts[index], id: detail, outNo: outItemNo, workerId, assignmentId}));
  const settlement = addSettlement(world, {kind, outNo, taskId, channel: 'BANK_DIRECT', terms: DEFAULT_TERMS, items: payouts}, id);
  Object.assign(settlement, {status: known(world, status), resourceVersion});
  payoutsOf(world, settlement).forEach((payout, index) => Object.assign(payout, progress(items[index])));
  if (status === 'TO_CONFIRM' && kind !== 'taskSettlement') expireLater(world, settlement);
}

/** Interfaces whose example created what is there already. */
const CREATED = ['v3#createSettlement', 'v1#createBatch', 'v1#createTaskSettlement', 'v1#createBill', 'v1#payBill'];

/** Fills in a settlement in each state that the examples show. */
export function seedSettlements(world: World, data: DataSet): void {
  if (data === 'empty') return;
  const {families, version} = world.contracts;
  if (families.v3) SETTLEMENTS.forEach((settlement) => seedSettlement(world, 'settlement', settlement));
  BATCHES.forEach((batch) => seedSettlement(world, 'batch', batch));
  TASK_SETTLEMENTS.forEach((settlement) => seedSettlement(world, 'taskSettlement', settlement));
  if (version === '1.0') seedBills(world);
  CREATED.forEach((name) => rememberExample(world, name));
}
