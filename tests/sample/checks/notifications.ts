import {createVerify} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {validatorOf} from '../../../contract/values/validators';
import {createResolve, openContracts, operationsOf} from '../../../contract';

const ROOT = path.join(__dirname, '..', '..', '..');

export type Notification = {
  readonly name: string;
  /** A title in Chinese. */
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expect: {readonly status: number; readonly body: string; readonly line: string};
};

/** The published notifications of a docs version in the order of sending, with the time of receipt in Unix seconds. */
export type Notifications = {readonly now: number; readonly fixtures: readonly Notification[]};

export function readNotifications(version: string): Notifications {
  return JSON.parse(readFileSync(path.join(ROOT, version, '_vectors', 'notifications.json'), 'utf8')) as Notifications;
}

export function isSigned({headers, body}: Notification, version: string): boolean {
  const publicKey = readFileSync(path.join(ROOT, version, '_vectors', 'test-public-key.pem'), 'utf8');
  const text = `${headers['X-Timestamp']}\n${headers['X-Nonce']}\n${body}\n`;
  return createVerify('RSA-SHA256').update(text).verify(publicKey, headers['X-Signature'], 'base64');
}

/**
 * Compares the body of a notification with the webhook of its event.
 *
 * @returns the JSON Pointers of violations of the contract
 * @throws when the contract has no webhook for the event
 */
export function contractViolations({body}: Notification, version: string): readonly string[] {
  const {eventType, apiVersion} = JSON.parse(body) as {eventType: string; apiVersion: string};
  const contracts = openContracts(ROOT, version);
  const [subject] = eventType.split('.');
  const webhook = operationsOf(contracts.read(apiVersion)).find(({operation}) =>
    operation['x-events']?.some((event) => event.startsWith(`${subject}.`)),
  );
  const schema = webhook?.operation.requestBody?.content?.['application/json'].schema;
  if (!schema) throw new Error(`${version}: ${apiVersion} has no webhook of ${eventType}`);
  const validate = validatorOf(schema, createResolve(contracts, apiVersion));
  validate(JSON.parse(body));
  return Array.from(new Set(validate.errors?.map(({instancePath}) => instancePath)));
}
