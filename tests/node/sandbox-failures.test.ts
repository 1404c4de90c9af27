import {expect, test} from '@playwright/test';
import {CURRENT_NUMBER, versionNames, versionNumber} from '../../src/data/versions';
import {FAULT_CODES} from '../../sandbox/faults';
import {areas as allAreas} from '../../sandbox/areas';
import type {Area} from '../../sandbox/world';
import {failures} from '../fixtures/failures';
import {COMMON_FAILURES} from '../fixtures/failures/any-interface';
import type {Provoke} from '../fixtures/failures/failure';
import {startClient} from '../fixtures/sandbox-client';
import {contractSet, findOperation, interfaceNames} from '../fixtures/sandbox-contracts';

/** How to bring about what an interface lists; none where nobody wrote it down. */
function provokerOf(name: string, code: string): Provoke | undefined {
  const fault = FAULT_CODES.includes(code) ? COMMON_FAILURES[code] : undefined;
  return failures[`${name} ${code}`] ?? (fault && ((client) => fault.provoke(client, name)));
}

/** The code that a call gives, or what stopped the sandbox. */
async function codeOf(provoke: Provoke, version: string, areas?: readonly Area[]): Promise<string> {
  const client = await startClient(version, undefined, undefined, areas);
  return provoke(client).then(({body}) => body.code, (error: Error) => error.message);
}

type Expected = readonly [name: string, code: string, provoke?: Provoke];

/** Codes that should come, but do not: `interface code: what came instead`. */
async function missing(version: string, expected: readonly Expected[], areas?: readonly Area[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, code, provoke] of expected) {
    const actual = provoke ? await codeOf(provoke, version, areas) : 'nothing in tests/fixtures/failures brings it about';
    if (actual !== code) found.push(`${name} ${code}: ${actual}`);
  }
  return found;
}

for (const version of versionNames.map(versionNumber)) {
  test(`${version}: every interface returns each error code that it lists`, async () => {
    test.setTimeout(300_000);
    const contracts = await contractSet(version);
    const listed = interfaceNames(contracts).flatMap((name) =>
      (findOperation(contracts, name).operation['x-error-codes'] ?? []).map((code) => [name, code, provokerOf(name, code)] as const),
    );
    expect(await missing(version, listed)).toEqual([]);
  });

  test(`${version}: every interface returns each common error code that can happen to it`, async () => {
    test.setTimeout(300_000);
    const contracts = await contractSet(version);
    const expected = interfaceNames(contracts).flatMap((name) =>
      Object.entries(COMMON_FAILURES)
        .filter(([code, {applies}]) => contracts.families[name.split('#')[0]]['x-common-errors'].includes(code) && applies(findOperation(contracts, name)))
        .map(([code, {provoke}]) => [name, code, failures[`${name} ${code}`] ?? ((client) => provoke(client, name))] as const),
    );
    expect(await missing(version, expected)).toEqual([]);
  });

  test(`${version}: every interface answers the example of its request`, async () => {
    const call = (name: string): Provoke => async (client) => client.call(name, client.example(name));
    expect(await missing(version, interfaceNames(await contractSet(version)).map((name) => [name, '200', call(name)] as const))).toEqual([]);
  });
}

test('an error code whose rule is gone from the sandbox is reported', async () => {
  const name = 'v3#issueToken';
  const code = '401004';
  const lenient = () => ({accessToken: 'any', tokenType: 'Bearer', expiresIn: 7200, issuedAt: '2026-11-21T10:00:00+08:00'});
  const areas = allAreas.map((area) => (area.rules[name] ? {...area, rules: {...area.rules, [name]: lenient}} : area));
  const expected: readonly Expected[] = [[name, code, provokerOf(name, code)]];
  expect(await missing(CURRENT_NUMBER, expected)).toEqual([]);
  expect(await missing(CURRENT_NUMBER, expected, areas)).toEqual([`${name} ${code}: 200`]);
  expect(await missing(CURRENT_NUMBER, [[name, '422999', provokerOf(name, '422999')]])).toEqual([`${name} 422999: nothing in tests/fixtures/failures brings it about`]);
});
