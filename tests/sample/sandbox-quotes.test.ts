import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';
import {wait} from './fixtures/failures/calls';
import {PAYEE, dataOf, pay} from './sandbox-money';

const MONTH = 30 * 24 * 3600 * 1000;

test('withholding is cumulative over the months of a year, and restarts with the next', async () => {
  const client = await startClient();
  const iitOf = async (...amounts: number[]) => {
    const items = amounts.map((amount) => ({workerId: PAYEE.workerId, amount}));
    const body = {taskId: 'tsk_300001', taxType: 'LABOR', feeBearer: 'MERCHANT', items};
    const quote = await dataOf<{items: {iit: number}[]}>(client.call('v3#quoteSettlement', {body}));
    return quote.items.map(({iit}) => iit);
  };
  expect(await iitOf(1_200_000)).toEqual([13_800]);
  // Two payments in the same month share its deduction, and their sum decides the tax bracket.
  expect(await iitOf(1_200_000, 5_000_000)).toEqual([13_800, 180_200]);
  await pay(client, 1_200_000);
  await wait(client, MONTH);
  expect(await iitOf(5_000_000)).toEqual([130_200]);
  await wait(client, MONTH);
  expect(await iitOf(5_000_000)).toEqual([105_000]);
});

type Quote = {taxAmount: string; serviceFee: string; payableAmount: string; details: {netAmount: string}[]};

for (const taxType of ['LABOR', 'BUSINESS', 'NONE']) {
  for (const feeBearer of ['MERCHANT', 'WORKER']) {
    test(`what the merchant pays goes to workers, tax and fee without rest: ${taxType}, ${feeBearer}`, async () => {
      const client = await startClient();
      const details = ['12000.00', '1281.00', '0.01'].map((amount) => ({workerNo: 'WK200002', amount}));
      const quote = await dataOf<Quote>(client.call('v1#quoteSettlement', {body: {taxType, feeBearer, details}}));
      const fen = (amount: string) => Math.round(Number(amount) * 100);
      const net = quote.details.reduce((sum, {netAmount}) => sum + fen(netAmount), 0);
      expect(net + fen(quote.taxAmount) + fen(quote.serviceFee)).toBe(fen(quote.payableAmount));
      expect(quote.serviceFee).toBe('863.27');
    });
  }
}

test('a quote of v1 that is larger than any batch is refused', async () => {
  const client = await startClient();
  const quote = (amount: string) =>
    client.call('v1#quoteSettlement', {
      body: {taxType: 'NONE', feeBearer: 'MERCHANT', details: [{workerNo: 'WK200002', amount}]},
    });
  expect((await quote('49000000.00')).body.code).toBe('200');
  expect((await quote('999999999999.99')).body).toMatchObject({code: '400003', errors: [{field: '/details'}]});
});
