import type {Contract} from '../../../sandbox';
import {beijingTime, rfc3339} from '../platform/clock';
import type {Stateful} from '../records';
import type {Interfaces} from '../requests/interfaces';
import {signatureHeaders} from '../platform/signature-headers';
import {sharedTables} from '../platform/world';
import type {World} from '../platform/world';

/** The response of a receiver of notifications. */
export type Receipt = {readonly status: number; readonly body: string};

/** Sends a notification. Rejects when there is no response in time. */
export type Deliver = (headers: Readonly<Record<string, string>>, body: string, notifyUrl: string) => Promise<Receipt>;

/** One attempt to send a notification, as it was transmitted. */
export type Attempt = {
  readonly eventId: string;
  readonly eventType: string;
  readonly attempt: number;
  readonly notifyUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The response, or why there was none. */
  readonly result: string;
  readonly accepted: boolean;
};

function isAccepted({status, body}: Receipt): boolean {
  try {
    return status === 200 && (JSON.parse(body) as {code?: string}).code === 'SUCCESS';
  } catch {
    return false;
  }
}

/** Whether notifications of the contract contain the nonce in the body too. */
const hasNonceInBody = ({components}: Contract): boolean =>
  Boolean(components?.schemas?.Notification?.properties?.nonce);

/**
 * Creates `announce`: sends the event of an object, and repeats it on the schedule of the contract until it is accepted.
 *
 * @param interfaces of each family, which validate every notification
 * @param note receives each attempt
 */
export function createAnnouncer(
  getWorld: () => World,
  interfaces: Readonly<Record<string, Interfaces>>,
  deliver: Deliver,
  note: (attempt: Attempt) => void,
): World['announce'] {
  return (object: Stateful, eventType: string) => {
    const world = getWorld();
    const {webhook, present, onRequest} = world.kinds[object.kind];
    const notifyUrl = object.notifyUrl ?? (onRequest ? undefined : world.apps[0].notifyUrl);
    if (!webhook || !notifyUrl) return;
    const [family, name] = webhook;
    const contract = world.contracts.families[family];
    const {retryAfterSeconds} = sharedTables(world)['x-notification-schedule'] ?? {retryAfterSeconds: []};
    const occurredAt = (family === 'v1' ? beijingTime : rfc3339)(world.clock.now());
    const event = {eventId: world.ids.hex('event'), eventType, occurredAt, apiVersion: family};
    const content = {resourceVersion: object.resourceVersion, data: structuredClone(present(object as never, world))};
    const send = async (attempt: number): Promise<void> => {
      const nonce = world.ids.hex('nonce');
      const message = {...event, attempt, ...(hasNonceInBody(contract) && {nonce}), ...content};
      interfaces[family].checkNotification(name, message);
      const body = JSON.stringify(message);
      const headers = {'Content-Type': 'application/json', ...signatureHeaders(world, body, nonce)};
      const receipt = await deliver(headers, body, notifyUrl).catch((error: Error) => error);
      const accepted = !(receipt instanceof Error) && isAccepted(receipt);
      const result = receipt instanceof Error ? receipt.message : `${receipt.status} ${receipt.body}`;
      note({eventId: event.eventId, eventType, attempt, notifyUrl, headers, body, result, accepted});
      const wait = retryAfterSeconds[attempt - 1];
      if (!accepted && wait !== undefined) world.scheduler.after(wait * 1000, () => send(attempt + 1));
    };
    world.scheduler.after(0, () => send(1));
  };
}
