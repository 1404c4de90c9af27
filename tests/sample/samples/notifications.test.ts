import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {contractViolations, isSigned, readNotifications} from '../checks/notifications';
import {versionFolders} from '../fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..', '..');
/** Notifications with intentionally wrong signatures. */
const WRONG_SIGNATURES = ['bad-signature', 'garbled-signature'];
const KINDS = [
  'good',
  'nonce-replay',
  'duplicate',
  'bad-signature',
  'garbled-signature',
  'unknown-key',
  'out-of-order',
  'unknown-type',
  'stale',
];

for (const version of versionFolders) {
  const {now, fixtures} = readNotifications(version);
  const named = (name: string) => fixtures.find((fixture) => fixture.name === name) ?? fixtures[0];
  const bodyOf = (name: string) =>
    JSON.parse(named(name).body) as {eventId: string; nonce?: string; resourceVersion: number};

  test(`${version}: there is a notification of each kind`, () => {
    expect(fixtures.map(({name}) => name)).toEqual(expect.arrayContaining(KINDS));
    expect(new Set(fixtures.map(({name}) => name)).size).toBe(fixtures.length);
  });

  test(`${version}: every notification is signed by the test key, but for those that are wrong on purpose`, () => {
    const wrong = fixtures.filter((fixture) => !isSigned(fixture, version)).map(({name}) => name);
    expect(wrong).toEqual(WRONG_SIGNATURES);
  });

  test(`${version}: every notification arrives in time, but for the stale one, which is a second too late`, () => {
    const ages = fixtures.map(({name, headers}) => ({name, age: Math.abs(now - Number(headers['X-Timestamp']))}));
    expect(ages.filter(({age}) => age > 300)).toEqual([{name: 'stale', age: 301}]);
  });

  test(`${version}: the contract allows every body, but for the unknown type`, () => {
    const violations = fixtures.map((fixture) => ({
      name: fixture.name,
      violations: contractViolations(fixture, version),
    }));
    expect(violations.filter((one) => one.violations.length > 0)).toEqual([
      {name: 'unknown-type', violations: ['/eventType']},
    ]);
  });

  test(`${version}: each kind differs from the good one as its name says`, () => {
    expect(named('nonce-replay').body).toBe(named('good').body);
    expect(named('nonce-replay').headers).toEqual(named('good').headers);
    expect(bodyOf('duplicate').eventId).toBe(bodyOf('good').eventId);
    expect(named('duplicate').headers['X-Nonce']).not.toBe(named('good').headers['X-Nonce']);
    expect(bodyOf('out-of-order').resourceVersion).toBeLessThan(bodyOf('good').resourceVersion);
    expect(named('bad-signature').headers).toEqual(named('out-of-order').headers);
  });

  test(`${version}: the body repeats the nonce of the header where the contract has one`, () => {
    const known = version !== 'versioned_docs/version-1.0';
    for (const {name, body, headers} of fixtures) {
      expect.soft((JSON.parse(body) as {nonce?: string}).nonce, name).toBe(known ? headers['X-Nonce'] : undefined);
    }
  });

  test(`${version}: the good notifications are signature vectors of the page`, () => {
    const {vectors} = JSON.parse(readFileSync(path.join(ROOT, version, '_vectors', 'vectors.json'), 'utf8')) as {
      vectors: readonly {family: string; signature: string}[];
    };
    const signatures = vectors.filter(({family}) => family === 'notification').map(({signature}) => signature);
    const good = fixtures.filter(({name}) => name.startsWith('good')).map(({headers}) => headers['X-Signature']);
    expect(good).toEqual(signatures);
  });

  test(`${version}: the page shows one line for each notification`, () => {
    const output = readFileSync(path.join(ROOT, version, '_samples', 'notify', 'output.txt'), 'utf8');
    expect(output).toBe(['等待通知：POST /notify', ...fixtures.map(({expect: {line}}) => line), ''].join('\n'));
  });
}
