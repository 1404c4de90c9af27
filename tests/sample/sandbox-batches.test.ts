import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';
import {balanceOf, dataOf, eventsOf, notifyUrl, runDue, settlementEventsOf} from './settling';
import type {Client} from './fixtures/sandbox-client';

const batch = (amounts: string[]) => ({
  body: {
    ...{outBatchNo: 'B20261121-90', taskNo: 'TK300001', channel: 'BANK_DIRECT'},
    details: amounts.map((amount, index) => ({
      outDetailNo: `D20261121-9${index}`,
      workerNo: `WK20000${index + 1}`,
      amount,
    })),
  },
  notifyUrl,
});
for (const [version, status, event] of [
  ['3.0', '51', 'settlement.partially_succeeded'],
  ['1.0', '50', 'settlement.succeeded'],
]) {
  test(`${version}: a batch of which one payment succeeds and one fails is ${status}`, async () => {
    const client = await startClient(version);
    const path = {
      batchNo: (await dataOf<{batchNo: string}>(client, 'v1#createBatch', batch(['100.00', '100.40']))).batchNo,
    };
    await runDue(client);
    await dataOf(client, 'v1#confirmBatch', {path, body: {totalAmount: '200.40'}});
    await runDue(client);
    expect(await dataOf(client, 'v1#getBatch', {path})).toEqual({
      ...path,
      status,
      successCount: 1,
      failCount: 1,
      successAmount: '100.00',
      failAmount: '100.40',
    });
    expect(settlementEventsOf(client)).toEqual(['settlement.checked', event]);
    const {list} = await dataOf<{list: {detailNo: string}[]}>(client, 'v1#listReceipts', {
      path: {settleNo: path.batchNo},
    });
    const details = await dataOf<{list: {detailNo: string}[]}>(client, 'v1#listBatchDetails', {
      path,
      query: {status: '30'},
    });
    expect(list.map(({detailNo}) => detailNo)).toEqual(details.list.map(({detailNo}) => detailNo));
    expect(list).toHaveLength(1);
  });
}
test('1.0: a batch without a number of its own is another batch each time', async () => {
  const client = await startClient('1.0');
  const {body, ...rest} = batch(['100.00']);
  const create = () =>
    dataOf<{batchNo: string}>(client, 'v1#createBatch', {...rest, body: {...body, outBatchNo: undefined}});
  expect([(await create()).batchNo, (await create()).batchNo]).toEqual(['BT500007', 'BT500008']);
});
test('a settlement by tasks is paid once without a confirmation, and sends events of its payments', async () => {
  const client = await startClient();
  const before = balanceOf(client);
  const byTask = (outSettleNo: string) => ({
    path: {taskNo: 'TK300001'},
    body: {outSettleNo, assignmentNos: ['AS400001'], channel: 'BANK_DIRECT'},
    notifyUrl,
  });
  const {settleNo} = await dataOf<{settleNo: string}>(client, 'v1#createTaskSettlement', byTask('TS20261121-90'));
  expect((await client.call('v1#createTaskSettlement', byTask('TS20261121-91'))).body.code).toBe('409002');
  await runDue(client);
  expect(await dataOf(client, 'v1#getTaskSettlement', {path: {settleNo}})).toMatchObject({
    status: '50',
    details: [{assignmentNo: 'AS400001', netAmount: '11862.00', status: '30'}],
  });
  expect(eventsOf(client)).toEqual(['payout.succeeded', 'assignment.settled']);
  expect(balanceOf(client)).toMatchObject({available: before.available - 1_278_000, frozen: before.frozen});
  expect((await client.call('v1#createTaskSettlement', byTask('TS20261121-92'))).body.code).toBe('409002');
});
test('a settlement by tasks that is cancelled gives back its money and its work', async () => {
  const client = await startClient();
  const before = balanceOf(client);
  await dataOf(client, 'v1#cancelTaskSettlement', client.example('v1#cancelTaskSettlement'));
  expect(balanceOf(client)).toMatchObject({available: before.available + 852_000});
  await dataOf(client, 'v1#createTaskSettlement', {
    path: {taskNo: 'TK300001'},
    body: {outSettleNo: 'TS20261121-90', assignmentNos: ['AS400002'], channel: 'BANK_DIRECT'},
  });
});

async function act(
  client: Client,
  name: string,
  billNo: string,
  body?: object,
): Promise<{status: string; rejectReason?: string}> {
  await dataOf(client, name, {path: {billNo}, body});
  await runDue(client);
  return dataOf(client, 'v1#getBill', {path: {billNo}});
}
const items = (...amounts: string[]) => amounts.map((amount, index) => ({assignmentNo: `AS40000${index + 1}`, amount}));
test('a bill is reviewed until it passes, paid, and paid again where a bank refused', async () => {
  const client = await startClient('1.0');
  const {billNo} = await dataOf<{billNo: string}>(client, 'v1#createBill', {
    body: {outBillNo: 'L20261121-90', taskNo: 'TK300001', items: items('100.00', '100.11')},
  });
  expect(await act(client, 'v1#submitBill', billNo)).toMatchObject({
    status: '11',
    rejectReason: 'AS400002 的金额与成果不符',
  });
  const corrected = await act(client, 'v1#updateBill', billNo, {items: items('100.00', '100.40')});
  expect(corrected).toMatchObject({status: '00', totalAmount: '200.40'});
  expect(corrected.rejectReason).toBeUndefined();
  expect(await act(client, 'v1#submitBill', billNo)).toMatchObject({status: '20'});
  expect(await act(client, 'v1#payBill', billNo, {outPayNo: 'P20261121-90', channel: 'BANK_DIRECT'})).toMatchObject({
    status: '41',
  });
  expect(await act(client, 'v1#repayBill', billNo, {outPayNo: 'P20261121-91', detailNos: ['DT620004']})).toMatchObject({
    status: '41',
  });
  expect(
    (await client.call('v1#repayBill', {path: {billNo}, body: {outPayNo: 'P20261121-92', detailNos: ['DT620004']}}))
      .body.code,
  ).toBe('409002');
  expect(await dataOf(client, 'v1#getBillPayment', {path: {billNo, payNo: 'PY600003'}})).toMatchObject({
    status: '42',
    details: [{detailNo: 'DT620005', assignmentNo: 'AS400002', status: '40', failReason: 'ACCOUNT_FROZEN'}],
  });
});
test('a bill whose last failed payment succeeds is paid, and the payment before stays as it was', async () => {
  const client = await startClient('1.0');
  const example = client.example('v1#repayBill');
  expect(await act(client, 'v1#repayBill', 'BL500002', example.body as object)).toMatchObject({status: '40'});
  expect(await dataOf(client, 'v1#getBillPayment', client.example('v1#getBillPayment'))).toMatchObject({status: '41'});
  expect(
    (await client.call('v1#repayBill', {...example, body: {outPayNo: 'P20261122-02', detailNos: ['DT620003']}})).body
      .code,
  ).toBe('409002');
});
test('items that come to more than can be written are refused by the field that they stand in', async () => {
  const client = await startClient('1.0');
  const {body} = await client.call('v1#createBill', {
    body: {outBillNo: 'L20261121-93', taskNo: 'TK300001', items: items('999999999999.99', '0.01')},
  });
  expect(body).toMatchObject({code: '400003', errors: [{field: '/items', rule: 'maximum'}]});
});
test('the list of bills is newest first, and narrows to a task and a state', async () => {
  const client = await startClient('1.0');
  const list = async (query: Record<string, string>) => {
    const found = await dataOf<{list: {billNo: string}[]}>(client, 'v1#listBills', {query});
    return found.list.map(({billNo}) => billNo);
  };
  expect((await list({})).slice(0, 2)).toEqual(['BL500009', 'BL500008']);
  expect(await list({taskNo: 'TK300001', status: '41'})).toEqual(['BL500005', 'BL500002']);
  expect(await list({taskNo: 'TK300003', status: '41'})).toEqual([]);
});
