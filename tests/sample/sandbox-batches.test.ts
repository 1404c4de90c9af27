import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';
import {balanceOf, dataOf, eventsOf, notifyUrl, runDue, settlementEventsOf} from './settling';

const batch = (amounts: readonly string[]) => ({
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

test('a batch that is submitted many times at once is one batch', async () => {
  const client = await startClient();
  const answers = await Promise.all(Array.from({length: 10}, () => client.call('v1#createBatch', batch(['100.00']))));
  expect(new Set(answers.map(({body}) => (body.data as {batchNo: string}).batchNo))).toEqual(new Set(['BT500007']));
  expect(client.platform.world.store.batches.filter(({id}) => id >= 500007)).toHaveLength(1);
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
