import {expect, test} from '../unit/plain-test';
import {wait} from './fixtures/failures/calls';
import {startClient} from './fixtures/sandbox-client';
import type {Client} from './fixtures/sandbox-client';
import {balanceOf, dataOf, eventsOf, notifyUrl, runDue, settlementEventsOf} from './settling';

const DAY = 24 * 3600_000;
const TASK = 'tsk_300001';

async function settle(client: Client, amounts: number[]) {
  const items = amounts.map((amount, index) => ({
    outItemNo: `I20261121-9${index}`,
    workerId: `wkr_20000${index + 1}`,
    amount,
  }));
  const created = await dataOf<{settlementId: string; status: string}>(client, 'v3#createSettlement', {
    body: {outSettlementNo: 'S20261121-90', taskId: TASK, channel: 'BANK_DIRECT', items, notifyUrl},
  });
  expect(created.status).toBe('CREATED');
  await runDue(client);
  return {settlementId: created.settlementId};
}

type Settlement = {status: string; payable: number; resourceVersion: number};
const get = (client: Client, path: {settlementId: string}) => dataOf<Settlement>(client, 'v3#getSettlement', {path});

async function confirm(client: Client, path: {settlementId: string}) {
  const {payable} = await get(client, path);
  expect(await dataOf(client, 'v3#confirmSettlement', {path, body: {payable}})).toMatchObject({status: 'PROCESSING'});
}

test('a settlement is checked, confirmed and paid: each step sends an event, and its sums are what left the account', async () => {
  const client = await startClient();
  const before = balanceOf(client);
  const path = await settle(client, [1_200_000, 800_000]);
  expect(await get(client, path)).toMatchObject({
    status: 'TO_CONFIRM',
    payable: 2_130_000,
    iit: 18_000,
    net: 1_982_000,
    serviceFee: 130_000,
    resourceVersion: 3,
  });
  await confirm(client, path);
  expect(balanceOf(client)).toMatchObject({available: before.available - 2_130_000, frozen: before.frozen + 2_130_000});
  await runDue(client);
  expect(await get(client, path)).toMatchObject({
    status: 'SUCCEEDED',
    successCount: 2,
    failCount: 0,
    resourceVersion: 5,
  });
  expect(balanceOf(client)).toMatchObject({available: before.available - 2_130_000, frozen: before.frozen});
  expect(eventsOf(client)).toEqual([
    'settlement.checked',
    'payout.succeeded',
    'assignment.settled',
    'payout.succeeded',
    'assignment.settled',
    'settlement.succeeded',
  ]);
  expect(JSON.parse(client.attempts.at(-1)?.body ?? '')).toMatchObject({
    resourceVersion: 5,
    data: await get(client, path),
  });
});

test('a settlement is partially successful when a bank refuses one of its payments, whose work can still be paid', async () => {
  const client = await startClient();
  const before = balanceOf(client);
  const path = await settle(client, [10_000, 10_040]);
  await confirm(client, path);
  await runDue(client);
  expect(await get(client, path)).toMatchObject({status: 'PARTIALLY_SUCCEEDED', successCount: 1, failCount: 1});
  expect(await dataOf(client, 'v3#listSettlementItems', {path, query: {status: 'FAILED'}})).toMatchObject({
    items: [{outItemNo: 'I20261121-91', failReason: 'ACCOUNT_FROZEN'}],
    hasMore: false,
  });
  expect(balanceOf(client)).toMatchObject({available: before.available - 10_650, frozen: before.frozen});
  expect(
    client.platform.world.store.assignments.filter(({taskId}) => taskId === 300001).map(({status}) => status),
  ).toEqual(['SETTLED', 'APPROVED']);
});

test('a settlement waits for a suspended payment until that is closed', async () => {
  const client = await startClient();
  const path = await settle(client, [10_000, 10_021]);
  await confirm(client, path);
  await runDue(client);
  expect(await get(client, path)).toMatchObject({status: 'PROCESSING'});
  const {items} = await dataOf<{items: {payoutId: string}[]}>(client, 'v3#listSettlementItems', {
    path,
    query: {status: 'SUSPENDED'},
  });
  await dataOf(client, 'v3#closePayout', {path: {payoutId: items[0].payoutId}, body: {reason: '个人要求更换收款账户'}});
  expect(await get(client, path)).toMatchObject({status: 'PARTIALLY_SUCCEEDED', failCount: 1});
});

test('a bank that returns a payment days later changes the payment alone', async () => {
  const client = await startClient();
  const path = await settle(client, [10_031]);
  await confirm(client, path);
  await wait(client, DAY);
  expect(await get(client, path)).toMatchObject({
    status: 'SUCCEEDED',
    successCount: 1,
    failCount: 0,
    resourceVersion: 5,
  });
  expect(await dataOf(client, 'v3#listSettlementItems', {path})).toMatchObject({
    items: [{status: 'RETURNED', failReason: 'BANK_RETURNED'}],
  });
});

test('a settlement that nobody confirms expires after a day, and costs nothing', async () => {
  const client = await startClient();
  const before = balanceOf(client);
  const path = await settle(client, [10_000]);
  await wait(client, DAY - 1);
  expect(await get(client, path)).toMatchObject({status: 'TO_CONFIRM'});
  await wait(client, 1);
  expect(await get(client, path)).toMatchObject({status: 'EXPIRED', resourceVersion: 4});
  expect(settlementEventsOf(client)).toEqual(['settlement.checked', 'settlement.cancelled']);
  expect((await client.call('v3#confirmSettlement', {path, body: {payable: 10_650}})).body.code).toBe('409002');
  expect(balanceOf(client)).toEqual(before);
});

test('a settlement that fails the check of the platform cannot be confirmed', async () => {
  const client = await startClient();
  const path = await settle(client, [10_011]);
  expect(await get(client, path)).toMatchObject({status: 'CHECK_FAILED', successCount: 0, failCount: 0});
  expect(eventsOf(client)).toEqual(['settlement.checked']);
});

test('a confirmation with another sum, or a second one, pays nothing', async () => {
  const client = await startClient();
  const before = balanceOf(client);
  const path = await settle(client, [10_000]);
  expect((await client.call('v3#confirmSettlement', {path, body: {payable: 10_000}})).body.code).toBe('422405');
  expect(balanceOf(client)).toEqual(before);
  await confirm(client, path);
  expect((await client.call('v3#confirmSettlement', {path, body: {payable: 10_650}})).body.code).toBe('409002');
  await runDue(client);
  expect(balanceOf(client)).toMatchObject({available: before.available - 10_650, frozen: before.frozen});
});

test('a settlement without an address for notifications sends none', async () => {
  const client = await startClient();
  await dataOf(client, 'v3#createSettlement', {
    body: {
      outSettlementNo: 'S20261121-90',
      taskId: TASK,
      channel: 'BANK_DIRECT',
      items: [{outItemNo: 'I20261121-90', workerId: 'wkr_200001', amount: 10_000}],
    },
  });
  await runDue(client);
  expect(eventsOf(client)).toEqual([]);
});
