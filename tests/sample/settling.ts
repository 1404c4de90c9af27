import {expect} from '@playwright/test';
import {TEST_VALUES} from '../../sample/sandbox/areas/people/test-values';
import {endMembership} from './fixtures/failures/calls';
import type {Client} from './fixtures/sandbox-client';
import type {Inputs} from './fixtures/sandbox-requests';

export const notifyUrl = 'https://merchant.example/notify';

export async function dataOf<T>(client: Client, ...call: Parameters<Client['call']>): Promise<T> {
  const {body} = await client.call(...call);
  expect(body).toMatchObject({code: '200'});
  return body.data as T;
}

export const runDue = (client: Client): Promise<void> => client.platform.world.scheduler.runDue();

export const eventsOf = ({attempts}: Client): string[] => attempts.map(({eventType}) => eventType);

export const settlementEventsOf = (client: Client): string[] =>
  eventsOf(client).filter((event) => event.startsWith('settlement.'));

export function balanceOf({platform}: Client): {available: number; frozen: number} {
  const {available, frozen} = platform.world.store.accounts.find(100001);
  return {available, frozen};
}

/** Changes with which the examples of some interfaces are accepted as new calls. */
const MEMBERS: Record<string, object> = {
  'v1#createWorker': {idNo: `110101********${TEST_VALUES.verifiedElsewhere.value}`},
  'v1#createTaskSettlement': {assignmentNos: ['AS400001'], channel: 'BANK_DIRECT'},
  'v3#createSettlement': {quoteId: undefined, channel: 'BANK_DIRECT'},
  'v3#createRecharge': {voucherFileId: undefined},
  'v3#createMember': {workerId: 'wkr_200002'},
};
const SITUATIONS: Record<string, (client: Client) => void> = {
  'v1#submitRealname': ({platform}) => change(platform.world.store.workers, {realnameStatus: 'UNVERIFIED'}),
  'v1#payBill': ({platform}) => change(platform.world.store.bills, {status: 'AUDITED'}),
  'v1#claimTask': ({platform}) => change(platform.world.store.assignments, {status: 'INVITED'}),
  'v3#createMember': endMembership,
};
const change = (all: {filter: () => object[]}, properties: object) =>
  all.filter().forEach((one) => Object.assign(one, properties));

/** Inputs of a call that is accepted as a new one. */
export function prepared(client: Client, name: string): Inputs {
  SITUATIONS[name]?.(client);
  const example = client.example(name);
  const key = client.operation(name).operation['x-idempotent-key'];
  const body = {...(example.body as object), ...(key && {[key]: 'N20261121-90'}), ...MEMBERS[name]};
  return {...example, body: example.body === undefined ? undefined : body};
}
