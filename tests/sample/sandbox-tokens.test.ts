import {expect, test} from '../unit/plain-test';
import {startClient} from './fixtures/sandbox-client';

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
  await client.platform.world.scheduler.advance(6 * MINUTE);
  expect(await introspect({})).toMatchObject({code: '401003', subCode: 'TOKEN_INVALID'});
  await client.platform.world.scheduler.advance(115 * MINUTE);
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
