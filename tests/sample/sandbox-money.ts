import type {Answer, Client} from './fixtures/sandbox-client';
import {notifyUrl} from './settling';

/** 李四, who has no income in the examples yet: the only payout was returned. */
export const PAYEE = {
  accountId: 'acc_100001',
  workerId: 'wkr_200002',
  payeeAccountId: 'pac_200002',
  taxType: 'LABOR',
  notifyUrl,
};

export const pay = (client: Client, amount: number, outPayoutNo = `P20261121-${amount}`): Promise<Answer> =>
  client.call('v3#createPayout', {body: {...PAYEE, outPayoutNo, amount}});

export const dataOf = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).body.data;
