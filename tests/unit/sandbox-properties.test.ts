import {expect, test} from '@playwright/test';
import * as fc from 'fast-check';
import {areas} from '../../sandbox/areas';
import {versionNames, versionNumber} from '../../src/data/versions';
import {mutatedInputs} from '../fixtures/mutations';
import {contractSet, interfaceNames, startClient} from '../fixtures/sandbox-client';
import type {Client} from '../fixtures/sandbox-client';

/** Calls of each interface: few, for there are many interfaces and each run has calls of its own. */
const RUNS = 20;

/** Everything that the platform keeps, as text. */
const memoryOf = ({platform}: Client): string => JSON.stringify(Object.values(platform.world.store).map((collection) => collection.filter()));

const hasRule = (name: string): boolean => areas.some(({rules}) => rules[name]);

for (const version of versionNames.map(versionNumber)) {
  test(`${version}: whatever an interface is sent, its answer fits the contract, and what it refuses changes nothing`, async () => {
    test.setTimeout(300_000);
    const names = interfaceNames(await contractSet(version));
    const without = names.filter((name) => !hasRule(name));
    // That every interface has a rule is a test of its own: sandbox-failures.test.ts.
    test.info().annotations.push({type: 'interfaces without a rule', description: without.join(', ')});
    const known = await startClient(version);
    for (const name of names.filter(hasRule)) {
      const call = fc.asyncProperty(mutatedInputs(known.operation(name), known.example(name)), async (inputs) => {
        const client = await startClient(version);
        const before = memoryOf(client);
        const {body} = await client.call(name, {...inputs, file: new Blob(['x'])});
        if (body.code !== '200') expect(memoryOf(client)).toBe(before);
        await client.platform.world.scheduler.advance(1000);
      });
      await test.step(name, () => fc.assert(call, {numRuns: RUNS}));
    }
  });
}

test('whatever comes as a request gets an answer', async () => {
  const client = await startClient();
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'TRACE', 'HEAD', ''),
    target: fc.oneof(fc.webPath(), fc.string(), fc.tuple(fc.constantFrom('/openapi/v1/', '/openapi/v3/', '//openapi/v3/', '/openapi/v9/'), fc.webFragments()).map((parts) => parts.join(''))),
    headers: fc.dictionary(fc.constantFrom('authorization', 'x-app-id', 'x-key-id', 'x-timestamp', 'x-nonce', 'x-sign-type', 'x-signature', 'x-sandbox-fault', 'content-type'), fc.oneof(fc.string(), fc.constantFrom('Bearer sample-access-token', 'multipart/form-data; boundary=x', 'constructor'))),
    body: fc.oneof(fc.uint8Array({maxLength: 500}).map(Buffer.from), fc.json().map((text) => Buffer.from(text))),
    address: fc.constant('127.0.0.1'),
  });
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const {body} = await client.platform.answer(sent);
      expect(JSON.parse(body)).toMatchObject({code: expect.stringMatching(/^4\d{5}$/), success: false});
    }),
    {numRuns: 500},
  );
});

test('a rule that forgets to check before it changes is found', async () => {
  const client = await startClient();
  const before = memoryOf(client);
  client.platform.world.store.workers.add({realName: '张三'} as never);
  expect(memoryOf(client)).not.toBe(before);
});
