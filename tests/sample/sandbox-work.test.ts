import {expect, test} from '../unit/plain-test';
import {SAMPLE_APP} from '../../sample/sandbox/platform/merchant';
import {startClient} from './fixtures/sandbox-client';
import type {Client} from './fixtures/sandbox-client';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

async function send(
  client: Client,
  name: string,
  path: Record<string, string>,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const answer = await client.call(name, {path, body});
  await client.platform.world.scheduler.runDue();
  return answer.body.data ?? {code: answer.body.code};
}

async function publish(
  client: Client,
  quota: number,
  description = '每店以一份验收单为成果。',
): Promise<{taskId: string; taskNo: string}> {
  const example = client.example('v3#createTask').body as object;
  const {taskId} = await send(client, 'v3#createTask', {}, {...example, outTaskNo: 'T20261121-09', quota, description});
  await send(client, 'v3#changeTaskStatus', {taskId: String(taskId)}, {action: 'publish'});
  return {taskId: String(taskId), taskNo: `TK${String(taskId).slice(4)}`};
}

const stateOf = async (client: Client, taskId: string) => (await send(client, 'v3#getTask', {taskId})).status;

test('a task is published, done after one return, closed and archived, and each step sends one event', async () => {
  const client = await startClient();
  const {taskId, taskNo} = await publish(client, 1);
  expect(await send(client, 'v3#assignWorkers', {taskId}, {workerIds: ['wkr_200003']})).toEqual({
    items: [{workerId: 'wkr_200003', assignmentId: 'asg_400011', status: 'INVITED'}],
  });
  expect(await send(client, 'v1#claimTask', {taskNo}, {outAssignmentNo: 'G20261121-09', workerNo: 'WK200003'})).toEqual(
    {assignmentNo: 'AS400011', status: '20'},
  );
  const path = {assignmentNo: 'AS400011'};
  await send(client, 'v1#submitDeliverable', path, {description: '完成 2 店推广，缺第 2 店的验收单。'});
  expect(await send(client, 'v1#submitDeliverable', path, {description: '补交第 2 店的验收单。', quantity: 2})).toEqual(
    {deliverableNo: 'DL400005', status: '30'},
  );
  expect(await send(client, 'v1#listDeliverables', path)).toMatchObject({
    list: [{auditStatus: '30'}, {auditStatus: '20'}],
  });
  await send(client, 'v3#changeTaskStatus', {taskId}, {action: 'close'});
  await client.platform.world.scheduler.advance(30 * DAY - 1);
  expect(client.attempts.at(-1)).toMatchObject({eventType: 'task.closed'});
  await client.platform.world.scheduler.advance(1);
  const notified = client.attempts.map(({eventType, body}) => [
    eventType,
    (JSON.parse(body) as {resourceVersion: number}).resourceVersion,
  ]);
  expect(notified).toEqual([
    ['task.published', 3],
    ['assignment.accepted', 2],
    ['assignment.returned', 4],
    ['assignment.approved', 6],
    ['task.closed', 4],
    ['task.archived', 5],
  ]);
});

test('assigning returns the result for each person, and assigns nobody twice', async () => {
  const client = await startClient();
  const {taskId} = await publish(client, 2);
  const workerIds = ['wkr_200007', 'wkr_299999', 'wkr_200003', 'wkr_200001', 'wkr_200002'];
  const first = await send(client, 'v3#assignWorkers', {taskId}, {workerIds});
  expect(first).toEqual({
    items: [
      {workerId: 'wkr_200007', subCode: 'CONTRACT_NOT_SIGNED'},
      {workerId: 'wkr_299999', subCode: 'RESOURCE_NOT_FOUND'},
      {workerId: 'wkr_200003', assignmentId: 'asg_400011', status: 'INVITED'},
      {workerId: 'wkr_200001', assignmentId: 'asg_400012', status: 'INVITED'},
      {workerId: 'wkr_200002', subCode: 'TASK_QUOTA_FULL'},
    ],
  });
  expect(await send(client, 'v3#assignWorkers', {taskId}, {workerIds: workerIds.slice(2)})).toEqual({
    items: (first.items as unknown[]).slice(2),
  });
});

test('a person who gives up a task frees the place, and cannot join again', async () => {
  const client = await startClient();
  const {taskNo} = await publish(client, 1);
  const claim = (workerNo: string) =>
    client.call('v1#claimTask', {path: {taskNo}, body: {outAssignmentNo: `G20261121-${workerNo}`, workerNo}});
  expect((await claim('WK200001')).body).toMatchObject({data: {assignmentNo: 'AS400011', status: '11'}});
  expect((await claim('WK200002')).body.code).toBe('422302');
  expect(
    (await client.call('v1#quitAssignment', {path: {assignmentNo: 'AS400011'}, body: {reason: '时间有变。'}})).body,
  ).toMatchObject({data: {assignmentNo: 'AS400011', status: '60'}});
  expect((await claim('WK200002')).body).toMatchObject({data: {assignmentNo: 'AS400012', status: '11'}});
  await client.platform.world.scheduler.runDue();
  const statesOf = (workerNo: string) => send(client, 'v1#listWorkerTasks', {workerNo});
  expect(await statesOf('WK200001')).toMatchObject({list: [{}, {}, {assignmentNo: 'AS400011', status: '60'}]});
  expect(await statesOf('WK200002')).toMatchObject({list: [{}, {}, {assignmentNo: 'AS400012', status: '20'}]});
});

test('a person called 谢绝 declines what they are invited to', async () => {
  const client = await startClient();
  const {workers} = client.platform.world.store;
  workers.add({...workers.find(200003), realName: '谢绝'});
  const {taskId} = await publish(client, 1);
  await send(client, 'v3#assignWorkers', {taskId}, {workerIds: ['wkr_200003']});
  expect(client.attempts.at(-1)).toMatchObject({eventType: 'assignment.declined'});
  expect(await send(client, 'v3#getTask', {taskId})).toMatchObject({usedQuota: 0});
});

test('a task that does not say what is handed in is rejected, and can be published after a change', async () => {
  const client = await startClient();
  const {taskId} = await publish(client, 1, '按排期到店推广。');
  expect(await stateOf(client, taskId)).toBe('REJECTED');
  expect(await send(client, 'v3#updateTask', {taskId}, {description: '以验收单为成果。'})).toMatchObject({
    status: 'DRAFT',
  });
  await send(client, 'v3#changeTaskStatus', {taskId}, {action: 'publish'});
  expect(await stateOf(client, taskId)).toBe('PUBLISHED');
});

test('a change that is refused in part changes nothing', async () => {
  const client = await startClient();
  const path = {taskId: 'tsk_300001'};
  const before = await send(client, 'v3#getTask', path);
  expect(await send(client, 'v3#updateTask', path, {name: '另一个名称', quota: 1})).toEqual({code: '400003'});
  expect(await send(client, 'v3#changeTaskStatus', path, {action: 'resume'})).toEqual({code: '409002'});
  expect(await send(client, 'v3#getTask', path)).toEqual(before);
});

for (const endAt of ['2026-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59']) {
  test(`a task cannot end at ${endAt}, which no answer could show`, async () => {
    const client = await startClient();
    const example = client.example('v3#createTask').body as object;
    expect(await send(client, 'v3#createTask', {}, {...example, outTaskNo: 'T20261121-09', endAt})).toEqual({
      code: '400003',
    });
  });
}

for (const version of ['2.0', '1.0']) {
  test(`${version}: the first two registered workers are invited to the task that the platform has published`, async () => {
    const client = await startClient(version, 'empty');
    const worker = client.example('v1#createWorker').body as object;
    const {workerNo} = await send(client, 'v1#createWorker', {}, worker);
    expect(await send(client, 'v1#listWorkerTasks', {workerNo: String(workerNo)})).toEqual({
      total: 1,
      list: [{assignmentNo: 'AS400001', taskNo: 'TK300001', taskName: '11 月门店推广', status: '10'}],
    });
  });
}

test('a channel takes no requests during its maintenance', async () => {
  const client = await startClient();
  const {scheduler, tokens} = client.platform.world;
  const tonglian = async (hours: number) => {
    await scheduler.advance(hours * HOUR);
    const {body} = await client.call('v3#listChannels', {}, {token: tokens.issue(SAMPLE_APP, 'v3').value});
    return (body.data as {items: {channel: string}[]}).items.find(({channel}) => channel === 'TONGLIAN');
  };
  expect(await tonglian(0)).toMatchObject({status: 'AVAILABLE', maintenance: {from: '2026-11-22T00:00:00+08:00'}});
  expect(await tonglian(15)).toMatchObject({status: 'MAINTENANCE'});
  expect(await tonglian(2)).toEqual({channel: 'TONGLIAN', status: 'AVAILABLE'});
});
