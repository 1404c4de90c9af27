import type {Client} from './fixtures/sandbox-client';
import type {Inputs} from './fixtures/sandbox-requests';
import {notifyUrl} from './settling';

export const HOUR = 3600 * 1000;
export const DAY = 24 * HOUR;

export async function act(client: Client, name: string, inputs: Inputs): Promise<Record<string, unknown>> {
  const {body} = await client.call(name, {notifyUrl, ...inputs});
  await client.platform.world.scheduler.runDue();
  return body;
}

export async function register(client: Client, realName = '张三'): Promise<void> {
  const person = {realName, idType: 'ID_CARD', idNo: '110101********0011', mobile: '138****0000'};
  await act(client, 'v1#createWorker', {body: {outWorkerNo: 'W-00001', ...person}});
  await act(client, 'v1#submitRealname', {body: {outAuthNo: 'A-00001', ...person}});
  await act(client, 'v1#bindBankCard', {
    path: {workerNo: 'WK200001'},
    body: {bankCardNo: '6222 **** **** 0018', mobile: '138****0000', isDefault: true},
  });
}

export async function offerContract(client: Client): Promise<void> {
  await act(client, 'v1#createContract', {
    body: {outContractNo: 'C-00001', workerNo: 'WK200001', contractType: 'SERVICE_AGREEMENT', templateNo: 'TPL1001'},
  });
  await act(client, 'v1#createSignUrl', {path: {contractNo: 'CT200001'}, body: {}});
}

/** The notifications to the merchant in order: event, version and state. */
export const notified = ({attempts}: Client): string[] =>
  attempts.map(({body}) => {
    const {eventType, resourceVersion, data} = JSON.parse(body) as {
      eventType: string;
      resourceVersion: number;
      data: {status: string};
    };
    return `${eventType} ${resourceVersion} ${data.status}`;
  });
