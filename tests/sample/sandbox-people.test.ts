import {expect, test} from '../unit/plain-test';
import {maskIdNo, maskMobile, maskName} from '../../sample/sandbox/areas/people/masks';
import {startClient} from './fixtures/sandbox-client';
import {wait} from './fixtures/failures/calls';
import {DAY, HOUR, act, offerContract, register, notified} from './sandbox-people';
import {CURRENT_NUMBER} from '../../src/data/versions';

const CONTRACT = {path: {contractNo: 'CT200001'}};
const MEMBER = {path: {memberId: 'mbr_200001'}};

test('a person is verified and signs, and both families show the same', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client);
  await offerContract(client);
  expect(notified(client)).toEqual(['realname.succeeded 2 30', 'contract.signed 3 30']);
  const shown = {realName: '张*', idNo: '110101********0011', mobile: '138****0000'};
  expect((await act(client, 'v1#getWorker', {path: {workerNo: 'WK200001'}})).data).toEqual({
    workerNo: 'WK200001',
    ...shown,
    realnameStatus: '30',
    contractStatus: '30',
  });
  expect((await act(client, 'v3#searchWorker', {body: {idType: 'ID_CARD', idNo: '110101********0011'}})).data).toEqual({
    workerId: 'wkr_200001',
    ...shown,
    realnameStatus: 'VERIFIED',
    contractStatus: 'SIGNED',
  });
  expect((await act(client, 'v1#getContract', CONTRACT)).data).toEqual({
    contractNo: 'CT200001',
    status: '30',
    signTime: '2026-11-21 10:00:00',
    expireDate: '2027-11-20',
  });
});

test('a notification has times in the form of its family', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client);
  const [{body}] = client.attempts;
  expect(JSON.parse(body)).toMatchObject({apiVersion: 'v1', occurredAt: '2026-11-21 10:00:00'});
});

test('a person who has been verified elsewhere is verified from the beginning', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  const create = async (outWorkerNo: string, idNo: string) =>
    (
      await act(client, 'v1#createWorker', {
        body: {outWorkerNo, realName: '张三', idType: 'ID_CARD', idNo, mobile: '138****0000'},
      })
    ).data;
  expect(await create('W-00001', '110101********0011')).toEqual({workerNo: 'WK200001', realnameStatus: '10'});
  expect(await create('W-00002', '110101********0088')).toEqual({workerNo: 'WK200002', realnameStatus: '30'});
});

test('nothing is sent where the request names no address', async () => {
  const client = await startClient();
  const {body} = await client.call('v1#createSignUrl', client.example('v1#createSignUrl'));
  await client.platform.world.scheduler.runDue();
  expect(body.code).toBe('200');
  expect(notified(client)).toEqual([]);
});

test('three submissions a day are let through, and again after a day', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client, '钱七');
  const submit = (outAuthNo: string) =>
    act(client, 'v1#submitRealname', {
      body: {outAuthNo, realName: '钱七', idType: 'ID_CARD', idNo: '110101********0011', mobile: '138****0000'},
    });
  const codes = [];
  for (const number of ['A-00002', 'A-00003', 'A-00004']) codes.push((await submit(number)).code);
  await wait(client, DAY);
  expect([...codes, (await submit('A-00004')).code]).toEqual(['200', '200', '422104', '200']);
  expect(notified(client)).toEqual(Array(4).fill('realname.failed 2 40'));
});

test('a link for signing ends after 72 hours, a newer one in its own time, and a contract after a year', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client, '吴十');
  await offerContract(client);
  await wait(client, 72 * HOUR);
  await act(client, 'v1#createSignUrl', {...CONTRACT, body: {}});
  await wait(client, 71 * HOUR);
  expect((await act(client, 'v1#getContract', CONTRACT)).data).toEqual({contractNo: 'CT200001', status: '20'});
  await wait(client, HOUR);
  expect((await act(client, 'v1#getContractFile', CONTRACT)).code).toBe('422202');
  expect(notified(client).slice(1)).toEqual(['contract.expired 3 41', 'contract.expired 5 41']);

  const signer = await startClient(CURRENT_NUMBER, 'empty');
  await register(signer);
  await offerContract(signer);
  await wait(signer, 364 * DAY);
  expect((await act(signer, 'v1#getContract', CONTRACT)).data).toMatchObject({status: '30'});
  await wait(signer, 2 * DAY);
  expect(notified(signer).at(-1)).toBe('contract.expired 4 51');
  expect((await act(signer, 'v1#terminateContract', {...CONTRACT, body: {reason: '合作结束'}})).code).toBe('409002');
});

test('a person who refuses to sign may be asked again', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client, '周九');
  await offerContract(client);
  await act(client, 'v1#createSignUrl', {...CONTRACT, body: {}});
  expect(notified(client)).toEqual(['realname.succeeded 2 30', 'contract.rejected 3 40', 'contract.rejected 5 40']);
});

test('a card of a channel member is a card of the person, and gets another number when it is bound again', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client);
  const notifyUrl = 'https://merchant.example/notify';
  await act(client, 'v3#createMember', {body: {outMemberNo: 'M-00001', workerId: 'wkr_200001', notifyUrl}});
  let bindings = 0;
  const bind = async (bankCardNo: string) => {
    bindings += 1;
    await act(client, 'v3#createCardBinding', {
      ...MEMBER,
      body: {outBindNo: `K-0000${bindings}`, bankCardNo, mobile: '138****0000'},
    });
    return (
      await act(client, 'v3#confirmCardBinding', {
        path: {...MEMBER.path, bindId: `bnd_20000${bindings}`},
        body: {smsCode: '123456'},
      })
    ).data;
  };
  const card = {bankCode: 'ICBC', cardTail: '0018'};
  expect(await bind('6222 **** **** 0018')).toEqual({bankCardId: 'crd_200001', ...card});
  expect(await bind('6201 **** **** 0034')).toEqual({bankCardId: 'crd_200002', bankCode: 'ABC', cardTail: '0034'});
  await act(client, 'v3#unbindCard', {path: {...MEMBER.path, bankCardId: 'crd_200001'}});
  expect((await act(client, 'v1#listBankCards', {path: {workerNo: 'WK200001'}})).data).toMatchObject({
    list: [{cardNo: 'CD200002'}],
  });
  expect(await bind('6222 **** **** 0018')).toEqual({bankCardId: 'crd_200003', ...card});
  expect(notified(client).slice(1)).toEqual([
    'channel.member_opened 3 OPENED',
    'channel.card_bound 4 CARD_BOUND',
    'channel.card_bound 5 CARD_BOUND',
    'channel.card_bound 6 CARD_BOUND',
  ]);
  for (const bankCardId of ['crd_200002', 'crd_200003'])
    await act(client, 'v3#unbindCard', {path: {...MEMBER.path, bankCardId}});
  expect((await act(client, 'v3#getMember', MEMBER)).data).toMatchObject({status: 'OPENED', cards: []});
});

test('a person whose real name has expired is not paid, with or without a contract', async () => {
  const client = await startClient();
  const worker = (await act(client, 'v3#getWorker', {path: {workerId: 'wkr_200003'}})).data;
  expect(worker).toMatchObject({realnameStatus: 'EXPIRED', contractStatus: 'SIGNED'});
  const payout = {
    outPayoutNo: 'P-EXPIRED-1',
    accountId: 'acc_100001',
    workerId: 'wkr_200003',
    payeeAccountId: 'pac_200003',
    amount: 100,
    taxType: 'NONE',
  };
  expect(await act(client, 'v3#createPayout', {body: payout})).toMatchObject({code: '422201'});
});

test('the code of a text message is good for five minutes', async () => {
  const client = await startClient();
  await wait(client, 5 * 60 * 1000);
  expect((await act(client, 'v3#confirmCardBinding', client.example('v3#confirmCardBinding'))).code).toBe('422503');
});

test('two months of income give the tax summary of the contract', async () => {
  const client = await startClient(CURRENT_NUMBER, 'empty');
  await register(client);
  await offerContract(client);
  const payee = {accountId: 'acc_100001', workerId: 'wkr_200001', payeeAccountId: 'pac_200001', taxType: 'LABOR'};
  await act(client, 'v3#createPayout', {body: {...payee, outPayoutNo: 'P-00001', amount: 1_200_000}});
  await wait(client, 30 * DAY);
  await act(client, 'v3#createPayout', {body: {...payee, outPayoutNo: 'P-00002', amount: 1_500_000}});
  const {operation} = client.operation('v3#getTaxSummary');
  const documented = operation.responses['200'].content?.['application/json'].example as {data: unknown};
  expect((await act(client, 'v3#getTaxSummary', client.example('v3#getTaxSummary'))).data).toEqual(documented.data);
});

test('before 3.0 a reused business key gives the code for invalid parameters', async () => {
  const client = await startClient('2.0');
  const {body} = client.example('v1#createWorker');
  expect((await act(client, 'v1#createWorker', {body: {...(body as object), mobile: '139****0000'}})).code).toBe(
    '400003',
  );
});

test('masks keep enough to recognise a person and fit the contract', () => {
  expect([maskName('张'), maskName('欧阳三')]).toEqual(['张*', '欧**']);
  expect(maskMobile('10012345678')).toBe('100****5678');
  expect([
    maskIdNo('110101200001010018'),
    maskIdNo('E0123'),
    maskIdNo('E0123456789012345678'),
    maskIdNo('1*2*****************'),
  ]).toEqual(['110101********0018', 'E0**3', 'E01234********5678', '1*2***************']);
});
