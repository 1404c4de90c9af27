import {expect, test} from '../unit/plain-test';
import {versions} from '../fixtures/versions';
import {startClient} from './fixtures/sandbox-client';
import type {Client} from './fixtures/sandbox-client';
import {contractSet, interfaceNames} from './fixtures/sandbox-contracts';
import {prepared, runDue} from './settling';

/** Codes of calls without a known result: the first takes effect, the second does not. */
const UNKNOWN = ['502001', '500001'];
const dataOf = async (client: Client, ...call: Parameters<Client['call']>): Promise<unknown> => {
  const {body} = await client.call(...call);
  return body.code === '200' ? body.data : body.code;
};
for (const {number} of versions) {
  test(`${number}: what was created with an unknown result is created once when it is sent again with its key`, async () => {
    const contracts = contractSet(number);
    const {operation} = await startClient(number);
    const creating = interfaceNames(contracts).filter((name) => operation(name).operation['x-idempotent-key']);
    expect(creating.length).toBeGreaterThan(4);
    for (const name of creating) {
      for (const code of UNKNOWN) {
        const client = await startClient(number);
        const inputs = prepared(client, name);
        const failed = await client.call(name, inputs, {headers: {'x-sandbox-fault': code}});
        expect.soft(failed.body.code, name).toBe(code);
        await runDue(client);
        const again = await dataOf(client, name, inputs);
        expect.soft(again, `${name} after ${code}`).toEqual(expect.any(Object));
        expect.soft(await dataOf(client, name, inputs), name).toEqual(again);
      }
    }
  });
}
for (const [create, find, key, id] of [
  ['v3#createSettlement', 'v3#findSettlement', 'outSettlementNo', 'settlementId'],
  ['v3#createPayout', 'v3#findPayout', 'outPayoutNo', 'payoutId'],
]) {
  test(`${find} finds what ${create} has created, and answers 404001 while it has not`, async () => {
    for (const code of UNKNOWN) {
      const client = await startClient();
      const inputs = prepared(client, create);
      await client.call(create, inputs, {headers: {'x-sandbox-fault': code}});
      const query = {[key]: (inputs.body as Record<string, string>)[key]};
      const found = await dataOf(client, find, {query});
      const created = (await dataOf(client, create, inputs)) as object;
      expect(created).toHaveProperty(id);
      if (code === '500001') expect(found).toBe('404001');
      else expect(created).toHaveProperty(id, (found as Record<string, string>)[id]);
      expect(await dataOf(client, find, {query})).toMatchObject(
        Object.fromEntries(Object.entries(created).slice(0, 1)),
      );
    }
  });
}

const MINUTE = 60_000;
test('a token opens both families until it expires, and a new one leaves it five minutes', async () => {
  const client = await startClient();
  const {body} = await client.call('v3#issueToken', client.example('v3#issueToken'));
  const token = (body.data as {accessToken: string}).accessToken;
  expect(body).toMatchObject({code: '200', success: true});
  const introspect = (overrides: object) =>
    client.call('v3#introspectToken', {body: {accessToken: token}}, overrides).then((answer) => answer.body);
  expect(await introspect({token})).toMatchObject({code: '200', data: {active: true}});
  expect(await introspect({})).toMatchObject({code: '200'});
  client.pass(6 * MINUTE);
  expect(await introspect({})).toMatchObject({code: '401003', subCode: 'TOKEN_INVALID'});
  client.pass(115 * MINUTE);
  expect(await introspect({token})).toMatchObject({code: '401002'});
});
test('an application calls the interfaces of its scopes, and those that need none, and no other', async () => {
  const client = await startClient();
  const appId = 'app_sample_account';
  const {value: token} = client.platform.world.tokens.issue(appId, 'v3');
  const call = (name: string) => client.call(name, client.example(name), {appId, token}).then(({body}) => body);
  expect(await call('v3#listAccounts')).toMatchObject({code: '200'});
  expect(await call('v3#listBanks')).toMatchObject({code: '200'});
  expect(await call('v3#createTask')).toMatchObject({code: '403002', success: false});
  expect(
    await client.call('v3#introspectToken', {body: {accessToken: token}}, {appId, token}).then(({body}) => body),
  ).toMatchObject({data: {active: true, scopes: ['account']}});
});
