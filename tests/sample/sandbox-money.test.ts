import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';
import type {Answer, Client} from './fixtures/sandbox-client';
import {wait} from './fixtures/failures/calls';
import {PAYEE, dataOf, pay} from './sandbox-money';
import {notifyUrl} from './settling';
import {CURRENT_NUMBER} from '../../src/data/versions';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const ACCOUNT = {accountId: 'acc_100001'};

type Balance = {available: number; frozen: number; total: number};

async function balance(client: Client, path = ACCOUNT): Promise<Balance> {
  const {available, frozen, total} = await dataOf<Balance>(client.call('v3#getAccountBalance', {path}));
  return {available, frozen, total};
}

type Transaction = {
  transactionId: string;
  type: string;
  direction: string;
  amount: number;
  balanceAfter: number;
  refId: string;
};

async function transactions(
  client: Client,
  query: Record<string, string | number> = {},
): Promise<{items: Transaction[]; nextCursor: string}> {
  const span = {from: '2026-11-20T00:00:00+08:00', to: '2026-11-25T00:00:00+08:00'};
  return dataOf(client.call('v3#listTransactions', {path: ACCOUNT, query: {...span, ...query}}));
}

const eventsOf = ({attempts}: Client) => attempts.map(({eventType}) => eventType);

test('a payout reserves money, then spends it on the worker, the tax and the fee', async () => {
  const client = await startClient();
  const before = await balance(client);
  const {payoutId} = await dataOf<{payoutId: string}>(pay(client, 1_200_000));
  expect(await balance(client)).toEqual({
    available: before.available - 1_278_000,
    frozen: before.frozen + 1_278_000,
    total: before.total,
  });
  await client.platform.world.scheduler.runDue();
  expect(await dataOf(client.call('v3#getPayout', {path: {payoutId}}))).toMatchObject({
    status: 'SUCCEEDED',
    gross: 1_200_000,
    iit: 13_800,
    net: 1_186_200,
  });
  expect(await balance(client)).toEqual({
    available: before.available - 1_278_000,
    frozen: before.frozen,
    total: before.total - 1_278_000,
  });
  const {items} = await transactions(client);
  expect(items.filter(({refId}) => refId === payoutId).map(({type, amount}) => [type, amount])).toEqual([
    ['PAYOUT', 1_186_200],
    ['TAX', 13_800],
    ['SERVICE_FEE', 78_000],
  ]);
  expect(await balance(client, {accountId: 'acc_100002'})).toMatchObject({total: 18_000 + 13_800});
  expect(eventsOf(client)).toEqual(['payout.succeeded']);
});

for (const [amount, time, events, spent] of [
  [10_020, HOUR, ['payout.succeeded'], 10_671],
  [10_022, HOUR, ['payout.succeeded'], 10_673],
  [10_031, DAY, ['payout.succeeded', 'payout.returned'], 652],
  [10_040, 0, ['payout.failed'], 0],
] as const) {
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

test('a rejected payout has no effect: no money is reserved, no number used', async () => {
  const client = await startClient();
  const numberOf = async (answer: Promise<Answer>) =>
    Number((await dataOf<{payoutId: string}>(answer)).payoutId.replace('pay_', ''));
  const first = await numberOf(pay(client, 9_700));
  const before = await balance(client);
  expect((await pay(client, 9_700_000)).body.code).toBe('422401');
  expect(await balance(client)).toEqual(before);
  expect(await numberOf(pay(client, 9_800, 'P20261121-9700000'))).toBe(first + 1);
});

test('the same payout sent twice at once, and once more with its members in another order, is paid once', async () => {
  const client = await startClient();
  const before = await balance(client);
  const [first, second] = await Promise.all([pay(client, 10_000), pay(client, 10_000)]);
  const members = Object.entries({...PAYEE, outPayoutNo: 'P20261121-10000', amount: 10_000}).reverse();
  const third = await client.call('v3#createPayout', {body: Object.fromEntries(members)});
  for (const {body} of [second, third]) expect(body).toMatchObject({code: '200', data: first.body.data});
  expect((await balance(client)).available).toBe(before.available - 10_650);
});

test('a recharge is confirmed when its transfer arrives, and closed after a week without one', async () => {
  const client = await startClient();
  const before = await balance(client);
  const recharge = (outRechargeNo: string, payerAccountTail: string) =>
    dataOf(
      client.call('v3#createRecharge', {
        path: ACCOUNT,
        body: {outRechargeNo, amount: 100_000, payerName: '示例企业', payerAccountTail, notifyUrl},
      }),
    );
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
  expect(
    (
      await client.call('v3#listTransactions', {
        path: ACCOUNT,
        query: {from: '2026-11-20T00:00:00+08:00', to: '2026-11-25T00:00:00+08:00', cursor: 'c_unknown'},
      })
    ).body.code,
  ).toBe('400003');
});

test('the statement of a day is there when the day is over, and sums it up', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await client.call('v3#createWithdrawal', {
    path: ACCOUNT,
    body: {outWithdrawNo: 'W20261121-01', amount: 500_000, bankAccountId: 'bka_100001'},
  });
  await client.platform.world.scheduler.runDue();
  const statement = () => client.call('v3#getStatement', {query: {date: '2026-11-21', type: 'WITHDRAW'}});
  expect((await statement()).body.code).toBe('404001');
  await wait(client, DAY);
  client.pass(60_000);
  expect((await statement()).body).toMatchObject({code: '200', data: {rows: 1, totalAmount: 500_000}});
});
