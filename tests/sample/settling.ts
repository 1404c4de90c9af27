import {expect} from '@playwright/test';
import type {Client} from './fixtures/sandbox-client';

/** Address for notifications in the tests. */
export const notifyUrl = 'https://merchant.example/notify';

/** `data` of a response, which must be a success. */
export async function dataOf<T>(client: Client, ...call: Parameters<Client['call']>): Promise<T> {
  const {body} = await client.call(...call);
  expect(body).toMatchObject({code: '200'});
  return body.data as T;
}

/** Runs what the platform does after a response. */
export const runDue = (client: Client): Promise<void> => client.platform.world.scheduler.runDue();

/** Types of the sent events, in order. */
export const eventsOf = ({attempts}: Client): readonly string[] => attempts.map(({eventType}) => eventType);

/** Events of settlements, without those of their payouts. */
export const settlementEventsOf = (client: Client): readonly string[] =>
  eventsOf(client).filter((event) => event.startsWith('settlement.'));

/** Balance of the settlement account, in fen. */
export function balanceOf({platform}: Client): {readonly available: number; readonly frozen: number} {
  const {available, frozen} = platform.world.store.accounts.find(100001);
  return {available, frozen};
}
