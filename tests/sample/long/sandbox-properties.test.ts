import {expect, test} from '@playwright/test';
import * as fc from 'fast-check';
import {CURRENT_NUMBER, versionNames, versionNumber} from '../../../src/data/versions';
import {mutatedInputs} from '../fixtures/mutations';
import {startClient} from '../fixtures/sandbox-client';
import {contractSet, interfaceNames} from '../fixtures/sandbox-contracts';
import type {Client} from '../fixtures/sandbox-client';

/** Number of calls of each interface, which is small because there are many interfaces. */
const RUNS = 20;
/** `npm test` uses a fixed seed. `FUZZ_SEED=1 npx playwright test --config tests/long sandbox-properties` tries other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

const memoryOf = ({platform}: Client) =>
  JSON.stringify(Object.values(platform.world.store).map((collection) => collection.filter()));

async function callAnyhow(version: string, name: string) {
  const start = () => startClient(version);
  const known = await start();
  const example = known.example(name);
  const call = async (inputs: object): Promise<void> => {
    const client = await start();
    const before = memoryOf(client);
    const {body} = await client.call(name, {...example, ...inputs});
    if (body.code !== '200') expect(memoryOf(client), body.code).toBe(before);
    await client.platform.world.scheduler.advance(1000);
  };
  await fc.assert(fc.asyncProperty(mutatedInputs(known.operation(name), example), call), {
    seed: SEED,
    numRuns: RUNS,
  });
}

for (const version of versionNames.map(versionNumber)) {
  test(`${version}: whatever an interface is sent, its answer fits the contract, and what it refuses changes nothing`, async () => {
    test.setTimeout(300_000);
    for (const name of interfaceNames(contractSet(version))) await test.step(name, () => callAnyhow(version, name));
  });
}

const HEADERS = [
  'authorization',
  'x-app-id',
  'x-key-id',
  'x-timestamp',
  'x-nonce',
  'x-sign-type',
  'x-signature',
  'x-sandbox-fault',
  'content-type',
];
const BASES = ['/openapi/v1/', '/openapi/v3/', '//openapi/v3/', '/openapi/v9/', '/'];

test('whatever comes as a request gets an answer', async () => {
  test.slow();
  const client = await startClient();
  const paths = interfaceNames(contractSet(CURRENT_NUMBER)).map((name) => client.operation(name).path);
  const request = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'TRACE', 'HEAD', ''),
    target: fc.oneof(
      fc.string(),
      fc.constantFrom(...paths),
      fc.tuple(fc.constantFrom(...BASES), fc.webFragments()).map((parts) => parts.join('')),
    ),
    headers: fc.dictionary(
      fc.constantFrom(...HEADERS),
      fc.oneof(
        fc.string(),
        fc.constantFrom('Bearer sample-access-token', 'multipart/form-data; boundary=x', 'constructor'),
      ),
    ),
    body: fc.oneof(
      fc.uint8Array({maxLength: 500}).map(Buffer.from),
      fc.json().map((text) => Buffer.from(text)),
    ),
    address: fc.constant('127.0.0.1'),
  });
  const refused = fc.asyncProperty(request, async (sent) => {
    const {body} = await client.platform.answer(sent);
    expect(JSON.parse(body)).toMatchObject({code: expect.stringMatching(/^4\d{5}$/), success: false});
  });
  await fc.assert(refused, {seed: SEED, numRuns: 500});
});
