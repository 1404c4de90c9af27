import {SAMPLE_APP, SAMPLE_TOKEN} from '../../sample/sandbox/platform/merchant';
import type {Answer, Client} from './fixtures/sandbox-client';

export const NOTIFY = 'https://merchant.example/notify';

/** 李四, who has no income in the examples yet: the only payout was returned. */
export const PAYEE = {
  accountId: 'acc_100001',
  workerId: 'wkr_200002',
  payeeAccountId: 'pac_200002',
  taxType: 'LABOR',
  notifyUrl: NOTIFY,
};

/** Pays 李四. */
export const pay = (client: Client, amount: number, outPayoutNo = `P20261121-${amount}`): Promise<Answer> =>
  client.call('v3#createPayout', {body: {...PAYEE, outPayoutNo, amount}});

export const dataOf = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).body.data;

/** Moves the clock by any time; the client has a valid token afterwards. */
export async function wait({platform: {world}}: Client, milliseconds: number): Promise<void> {
  await world.scheduler.advance(milliseconds);
  world.tokens.issue(SAMPLE_APP, 'v3', SAMPLE_TOKEN);
}
