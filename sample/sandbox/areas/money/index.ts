import type {Area} from '../../platform/world';
import {getAccountBalance, getAccountBalanceV1, getRechargeInfo, listAccounts, listAccountsV1} from './accounts';
import {listAccountFlows, listTransactions} from './flows';
import {payoutIncidents} from './paying';
import {closePayout, createPayout, findPayout, getPayout, getPayoutReceipt, presentPayout} from './payouts';
import {quoteSettlement, quoteSettlementV1} from './quotes';
import {createRecharge, getRecharge, listRecharges, presentRecharge, rechargeIncidents} from './recharges';
import {seedMoney} from './seed';
import {getStatement} from './statements';
import {moneyTestValues} from './test-values';
import {createWithdrawal, getWithdrawal, withdrawalIncidents} from './withdrawals';

/** Accounts, recharges, withdrawals and payouts, and the cost of payments. */
export const moneyArea: Area = {
  rules: {
    'v1#listAccounts': listAccountsV1,
    'v1#getAccountBalance': getAccountBalanceV1,
    'v1#listAccountFlows': listAccountFlows,
    'v1#getRechargeInfo': getRechargeInfo,
    'v1#listRecharges': listRecharges,
    'v1#quoteSettlement': quoteSettlementV1,
    'v3#listAccounts': listAccounts,
    'v3#getAccountBalance': getAccountBalance,
    'v3#listTransactions': listTransactions,
    'v3#createRecharge': createRecharge,
    'v3#getRecharge': getRecharge,
    'v3#createWithdrawal': createWithdrawal,
    'v3#getWithdrawal': getWithdrawal,
    'v3#quoteSettlement': quoteSettlement,
    'v3#createPayout': createPayout,
    'v3#findPayout': findPayout,
    'v3#getPayout': getPayout,
    'v3#closePayout': closePayout,
    'v3#getPayoutReceipt': getPayoutReceipt,
    'v3#getStatement': getStatement,
  },
  kinds: {
    recharge: {
      machine: 'recharge',
      webhook: ['v3', 'recharge'],
      onRequest: true,
      present: presentRecharge,
      incidents: rechargeIncidents,
    },
    withdrawal: {machine: 'withdrawal', present: () => undefined, incidents: withdrawalIncidents},
    payout: {
      machine: 'payout',
      webhook: ['v3', 'payout'],
      onRequest: true,
      present: presentPayout,
      incidents: payoutIncidents,
    },
  },
  seed: seedMoney,
  testValues: moneyTestValues,
};
