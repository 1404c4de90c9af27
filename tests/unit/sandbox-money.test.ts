import {expect, test} from '@playwright/test';
import {SAMPLE_APP, SAMPLE_TOKEN} from '../../sandbox/merchant';
import {startClient} from '../fixtures/sandbox-client';
import type {Answer, Client} from '../fixtures/sandbox-client';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const ACCOUNT = {accountId: 'acc_100001'};
const NOTIFY = 'https://merchant.example/notify';
/** 李四, of whose payouts in the examples none counts as income: the only one was returned. */
const PAYEE = {accountId: 'acc_100001', workerId: 'wkr_200002', payeeAccountId: 'pac_200002', taxType: 'LABOR', notifyUrl: NOTIFY};

const pay = (client: Client, amount: number, outPayoutNo = `P20261121-${amount}`): Promise<Answer> =>
  client.call('v3#createPayout', {body: {...PAYEE, outPayoutNo, amount}});

const dataOf = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).body.data;

/** Lets time pass, as long as it takes, with a token that is good afterwards. */
async function wait({platform: {world}}: Client, milliseconds: number): Promise<void> {
  await world.scheduler.advance(milliseconds);
  world.tokens.issue(SAMPLE_APP, 'v3', SAMPLE_TOKEN);
}

type Balance = {available: number; frozen: number; total: number};

async function balance(client: Client, path = ACCOUNT): Promise<Balance> {
  const {available, frozen, total} = await dataOf<Balance>(client.call('v3#getAccountBalance', {path}));
  return {available, frozen, total};
}

type Transaction = {transactionId: string; type: string; direction: string; amount: number; balanceAfter: number; refId: string};

async function transactions(client: Client, query: Record<string, string | number> = {}): Promise<{items: Transaction[]; nextCursor: string}> {
  const span = {from: '2026-11-20T00:00:00+08:00', to: '2026-11-25T00:00:00+08:00'};
  return dataOf(client.call('v3#listTransactions', {path: ACCOUNT, query: {...span, ...query}}));
}

const eventsOf = ({attempts}: Client) => attempts.map(({eventType}) => eventType);

test('a payout sets money aside, then spends it on the worker, the tax and the fee', async () => {
  const client = await startClient();
  const before = await balance(client);
  const {payoutId} = await dataOf<{payoutId: string}>(pay(client, 1_200_000));
  expect(await balance(client)).toEqual({available: before.available - 1_278_000, frozen: before.frozen + 1_278_000, total: before.total});
  await client.platform.world.scheduler.runDue();
  expect(await dataOf(client.call('v3#getPayout', {path: {payoutId}}))).toMatchObject({status: 'SUCCEEDED', gross: 1_200_000, iit: 13_800, net: 1_186_200});
  expect(await balance(client)).toEqual({available: before.available - 1_278_000, frozen: before.frozen, total: before.total - 1_278_000});
  const {items} = await transactions(client);
  expect(items.filter(({refId}) => refId === payoutId).map(({type, amount}) => [type, amount])).toEqual([
    ['PAYOUT', 1_186_200],
    ['TAX', 13_800],
    ['SERVICE_FEE', 78_000],
  ]);
  expect(await balance(client, {accountId: 'acc_100002'})).toMatchObject({total: 18_000 + 13_800});
  expect(eventsOf(client)).toEqual(['payout.succeeded']);
});

for (const {amount, time, events, spent} of [
  {amount: 10_020, time: HOUR, events: ['payout.succeeded'], spent: 10_671},
  {amount: 10_022, time: HOUR, events: ['payout.succeeded'], spent: 10_673},
  {amount: 10_031, time: DAY, events: ['payout.succeeded', 'payout.returned'], spent: 652},
  {amount: 10_040, time: 0, events: ['payout.failed'], spent: 0},
]) {
  test(`a payout of ${amount} fen tells ${events.join(', then ')}, and costs ${spent}`, async () => {
    const client = await startClient();
    const {total, frozen} = await balance(client);
    await pay(client, amount);
    await wait(client, time);
    expect(eventsOf(client)).toEqual(events);
    expect(await balance(client)).toMatchObject({total: total - spent, frozen});
  });
}

test('a suspended payout gives its money back when it is closed, once, and never resumes', async () => {
  const client = await startClient();
  const before = await balance(client);
  const {payoutId} = await dataOf<{payoutId: string}>(pay(client, 10_022));
  await client.platform.world.scheduler.runDue();
  const close = () => client.call('v3#closePayout', {path: {payoutId}, body: {reason: '个人要求更换收款账户'}});
  expect((await close()).body).toMatchObject({code: '200', data: {status: 'CANCELLED'}});
  expect((await close()).body.code).toBe('409002');
  await wait(client, DAY);
  expect(await balance(client)).toEqual(before);
  expect(eventsOf(client)).toEqual(['payout.cancelled']);
});

test('a refused payout does nothing: no money set aside, no number used', async () => {
  const client = await startClient();
  const before = await balance(client);
  expect((await pay(client, 9_700_000)).body.code).toBe('422401');
  expect(await balance(client)).toEqual(before);
  expect((await pay(client, 9_700, 'P20261121-9700000')).body).toMatchObject({code: '200', data: {payoutId: 'pay_600006'}});
});

test('the same payout sent twice at once is paid once', async () => {
  const client = await startClient();
  const before = await balance(client);
  const [first, second] = await Promise.all([pay(client, 10_000), pay(client, 10_000)]);
  expect(second.body.data).toEqual(first.body.data);
  expect((await balance(client)).available).toBe(before.available - 10_650);
});

test('withholding adds up over the months of a year, and begins anew with the next', async () => {
  const client = await startClient();
  const iitOf = async (...amounts: number[]) => {
    const items = amounts.map((amount) => ({workerId: PAYEE.workerId, amount}));
    const body = {taskId: 'tsk_300001', taxType: 'LABOR', feeBearer: 'MERCHANT', items};
    const quote = await dataOf<{items: readonly {iit: number}[]}>(client.call('v3#quoteSettlement', {body}));
    return quote.items.map(({iit}) => iit);
  };
  expect(await iitOf(1_200_000)).toEqual([13_800]);
  // Two payments share the deduction of their month, and the bracket that they reach together.
  expect(await iitOf(1_200_000, 5_000_000)).toEqual([13_800, 180_200]);
  await pay(client, 1_200_000);
  await wait(client, 30 * DAY);
  expect(await iitOf(5_000_000)).toEqual([130_200]);
  await wait(client, 30 * DAY);
  expect(await iitOf(5_000_000)).toEqual([105_000]);
});

type Quote = {taxAmount: string; serviceFee: string; payableAmount: string; details: readonly {netAmount: string}[]};

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
  const quote = (amount: string) => client.call('v1#quoteSettlement', {body: {taxType: 'NONE', feeBearer: 'MERCHANT', details: [{workerNo: 'WK200002', amount}]}});
  expect((await quote('49000000.00')).body.code).toBe('200');
  expect((await quote('999999999999.99')).body).toMatchObject({code: '400003', errors: [{field: '/details'}]});
});

test('a recharge is there when its transfer arrives, and closed after a week when none does', async () => {
  const client = await startClient();
  const before = await balance(client);
  const recharge = (outRechargeNo: string, payerAccountTail: string) =>
    dataOf(client.call('v3#createRecharge', {path: ACCOUNT, body: {outRechargeNo, amount: 100_000, payerName: '示例企业', payerAccountTail, notifyUrl: NOTIFY}}));
  await recharge('R20261121-01', '0026');
  await recharge('R20261121-02', '0000');
  expect(await balance(client)).toEqual(before);
  await client.platform.world.scheduler.runDue();
  expect((await balance(client)).available).toBe(before.available + 100_000);
  await client.platform.world.scheduler.advance(7 * DAY);
  expect(eventsOf(client)).toEqual(['recharge.confirmed', 'recharge.closed']);
});

test('pages of transactions give each of them once, in order', async () => {
  const client = await startClient();
  const {items: all} = await transactions(client);
  const seen: Transaction[] = [];
  let cursor: string | undefined;
  do {
    const page = await transactions(client, {limit: 3, ...(cursor && {cursor})});
    seen.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
  expect((await client.call('v3#listTransactions', {path: ACCOUNT, query: {from: '2026-11-20T00:00:00+08:00', to: '2026-11-25T00:00:00+08:00', cursor: 'c_unknown'}})).body.code).toBe('400003');
});

test('the statement of a day is there when the day is over, and sums it up', async () => {
  const client = await startClient('3.0', 'empty');
  await client.call('v3#createWithdrawal', {path: ACCOUNT, body: {outWithdrawNo: 'W20261121-01', amount: 500_000, bankAccountId: 'bka_100001'}});
  await client.platform.world.scheduler.runDue();
  const statement = () => client.call('v3#getStatement', {query: {date: '2026-11-21', type: 'WITHDRAW'}});
  expect((await statement()).body.code).toBe('404001');
  await wait(client, DAY);
  expect((await statement()).body).toMatchObject({code: '200', data: {rows: 1, totalAmount: 500_000}});
});
