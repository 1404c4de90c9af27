import {incidentsTo} from '../../platform/states';
import type {Area} from '../../platform/world';
import {payoutIncidents} from '../money/paying';
import {createBatch, confirmBatch, getBatch, listBatchDetails, presentBatch} from './batches';
import {getBillPayment, payBill, repayBill} from './bill-payments';
import {createBill, getBill, listBills, presentBill, submitBill, updateBill, voidBill} from './bills';
import {presentBatchPayout, presentTaskPayout} from './payout-v1';
import {listReceipts} from './settlement-receipts';
import {seedSettlements} from './seed';
import {enteredState} from './steps';
import {
  cancelSettlement,
  confirmSettlement,
  createSettlement,
  findSettlementByOutNo,
  getSettlement,
  listSettlementItems,
  presentSettlement,
} from './interfaces';
import {cancelTaskSettlement, createTaskSettlement, getTaskSettlement} from './task-settlements';
import {settlementTestValues} from './test-values';

/** 结算管理 of v3; 结算支付业务, 支付结算 and 结算单管理 of v1. */
export const settlementArea: Area = {
  rules: {
    'v3#createSettlement': createSettlement,
    'v3#findSettlement': findSettlementByOutNo,
    'v3#getSettlement': getSettlement,
    'v3#confirmSettlement': confirmSettlement,
    'v3#cancelSettlement': cancelSettlement,
    'v3#listSettlementItems': listSettlementItems,
    'v1#createBatch': createBatch,
    'v1#confirmBatch': confirmBatch,
    'v1#getBatch': getBatch,
    'v1#listBatchDetails': listBatchDetails,
    'v1#createTaskSettlement': createTaskSettlement,
    'v1#getTaskSettlement': getTaskSettlement,
    'v1#cancelTaskSettlement': cancelTaskSettlement,
    'v1#listReceipts': listReceipts,
    'v1#createBill': createBill,
    'v1#listBills': listBills,
    'v1#updateBill': updateBill,
    'v1#getBill': getBill,
    'v1#submitBill': submitBill,
    'v1#voidBill': voidBill,
    'v1#payBill': payBill,
    'v1#getBillPayment': getBillPayment,
    'v1#repayBill': repayBill,
  },
  kinds: {
    settlement: {
      machine: 'settlement',
      webhook: ['v3', 'settlement'],
      onRequest: true,
      present: presentSettlement,
      entered: enteredState,
      incidents: incidentsTo('EXPIRED'),
    },
    batch: {
      machine: 'settlement',
      webhook: ['v1', 'settlement'],
      onRequest: true,
      present: presentBatch,
      entered: enteredState,
      incidents: incidentsTo('EXPIRED'),
    },
    // Only payouts send notifications; the settlement itself is queried.
    taskSettlement: {machine: 'settlement', present: () => undefined, entered: enteredState},
    batchPayout: {machine: 'payout', present: presentBatchPayout, incidents: payoutIncidents},
    taskPayout: {
      machine: 'payout',
      webhook: ['v1', 'payout'],
      onRequest: true,
      present: presentTaskPayout,
      incidents: payoutIncidents,
    },
    bill: {machine: 'bill', present: presentBill},
  },
  seed: seedSettlements,
  testValues: settlementTestValues,
};
