import {createVerify} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {dereference} from '../../contract/rules/examples';
import {operationsOf} from '../../contract/model/operations';
import {openContracts} from '../../contract/read/contracts';
import {createResolve} from '../../contract/read/references';

const ROOT = path.join(__dirname, '..', '..');

/** A signed notification with what a receiver does about it. */
export type Notification = {
  readonly name: string;
  /** In Chinese. */
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it is sent, byte by byte. */
  readonly body: string;
  readonly expect: {readonly status: number; readonly body: string; readonly line: string};
};

/** The published notifications of a docs version, in the order in which they are sent, with the time in Unix seconds at which they arrive. */
export type Notifications = {readonly now: number; readonly fixtures: readonly Notification[]};

/** Reads `_vectors/notifications.json`. */
export function readNotifications(version: string): Notifications {
  return JSON.parse(readFileSync(path.join(ROOT, version, '_vectors', 'notifications.json'), 'utf8')) as Notifications;
}

/** Whether the platform's key signed these headers and this body. */
export function isSigned({headers, body}: Notification, version: string): boolean {
  const publicKey = readFileSync(path.join(ROOT, version, '_vectors', 'test-public-key.pem'), 'utf8');
  const text = `${headers['X-Timestamp']}\n${headers['X-Nonce']}\n${body}\n`;
  return createVerify('RSA-SHA256').update(text).verify(publicKey, headers['X-Signature'], 'base64');
}

const ajv = addFormats(new Ajv({strict: false, allErrors: true}));

/**
 * Compares the body of a notification with the webhook of its events.
 *
 * @returns the JSON Pointers of what the contract of the version does not allow
 * @throws when no webhook of the contract is of these events
 */
export function contractViolations({body}: Notification, version: string): readonly string[] {
  const {eventType, apiVersion} = JSON.parse(body) as {eventType: string; apiVersion: string};
  const contracts = openContracts(ROOT, version);
  const [subject] = eventType.split('.');
  const webhook = operationsOf(contracts.read(apiVersion)).find(({operation}) => operation['x-events']?.some((event) => event.startsWith(`${subject}.`)));
  const schema = webhook?.operation.requestBody?.content?.['application/json'].schema;
  if (!schema) throw new Error(`${version}: ${apiVersion} has no webhook of ${eventType}`);
  const validate = ajv.compile(dereference(schema, createResolve(contracts, apiVersion)));
  validate(JSON.parse(body));
  return Array.from(new Set(validate.errors?.map(({instancePath}) => instancePath)));
}
