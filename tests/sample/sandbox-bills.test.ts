import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';
import type {Client} from './fixtures/sandbox-client';
import {dataOf, runDue} from './settling';

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

const items = (...amounts: readonly string[]) =>
  amounts.map((amount, index) => ({assignmentNo: `AS40000${index + 1}`, amount}));

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
