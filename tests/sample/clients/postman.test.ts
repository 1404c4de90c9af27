import {createPrivateKey, generateKeyPairSync} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../../tools/record/built-pages';
import {callsOf} from '../../checks/calls';
import {runCollection} from './newman';
import type {Outcome} from './newman';
import {startPlatformServer} from '../fixtures/platform-server';
import {latest, versions} from '../../fixtures/versions';

test.describe.configure({mode: 'parallel'});

type Parameter = {readonly key: string; value: string; disabled?: boolean};
type Request = {
  body: {raw: string};
  readonly url: {query: Parameter[]; variable: Parameter[]};
};
type Collection = {
  readonly item: {readonly item: {readonly name: string; readonly request: Request}[]}[];
  readonly variable: {readonly key: string; value: string}[];
};

const download = (number: string, file: string) =>
  JSON.parse(readFileSync(path.join(BUILD, 'downloads', number, file), 'utf8')) as unknown;

async function run(number: string, collection: unknown, variables = {}): Promise<Outcome> {
  const server = await startPlatformServer({}, number);
  try {
    return await runCollection(collection, {baseUrl: `http://127.0.0.1:${server.port}`, ...variables});
  } finally {
    server.close();
  }
}

for (const {number, families: names} of versions) {
  for (const name of names) {
    test(`${number} ${name}: newman runs the downloaded collection in its order, and every request succeeds`, async () => {
      const {answers, failures} = await run(number, download(number, `postman-${name}.json`));
      expect(failures).toEqual([]);
      expect(answers.filter(({body}) => (JSON.parse(body) as {code: string}).code !== '200')).toEqual([]);
      expect(answers).toHaveLength(
        callsOf(download(number, `openapi-${name}.json`) as Readonly<Record<string, unknown>>).length,
      );
    });
  }
}

/** The newest version's collection, reduced to the request for a token and one other request, both changed. */
function changed(
  name: string,
  request: string,
  change: (request: Request, collection: Collection) => void,
): Collection {
  const collection = download(latest.number, `postman-${name}.json`) as Collection;
  const all = collection.item.flatMap(({item}) => item);
  const chosen = all.filter((one) => one.name === request);
  change(chosen[0].request, collection);
  return {...collection, item: [{item: [all[0], ...chosen]}]};
}

const setVariable = (collection: Collection, name: string, value: (old: string) => string) =>
  collection.variable.filter(({key}) => key === name).forEach((one) => (one.value = value(one.value)));

const ACCEPTED: Readonly<Record<string, Collection>> = {
  'v1 content with Chinese, quotes and a variable': changed('v1', '放弃任务', ({body}) => {
    const parameters = JSON.parse(body.raw) as Record<string, string>;
    body.raw = JSON.stringify({...parameters, bizContent: JSON.stringify({reason: '时间"冲突"+50% {{appId}}'})});
  }),
  'v1 query as it is read': changed('v1', '查询账户流水', ({url}) => {
    url.query[0].value = '2026-11-20 00:00:00';
    url.query.find(({key}) => key === 'flowType')!.disabled = false;
  }),
  'v3 query with all optional parameters but the cursor': changed('v3', '查询流水', ({url}) =>
    url.query.filter(({key}) => key !== 'cursor').forEach((one) => (one.disabled = false)),
  ),
  'v3 content with spaces, Chinese and a variable': changed('v3', '取消结算单', ({body}) => {
    body.raw = '{ "reason":  "金额有误 {{appId}} + 50%" }';
  }),
  'a key in the form of PKCS#1': changed('v3', '查询账户列表', (_, collection) =>
    setVariable(
      collection,
      'privateKey',
      (pem) => createPrivateKey(pem).export({type: 'pkcs1', format: 'pem'}) as string,
    ),
  ),
};

for (const [name, collection] of Object.entries(ACCEPTED)) {
  test(`signed by the collection: ${name}`, async () => {
    expect((await run(latest.number, collection)).failures).toEqual([]);
  });
}

test('a key that does not fit is refused by the platform, one that is none by the script', async () => {
  const {privateKey} = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: {type: 'spki', format: 'pem'},
    privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
  });
  const of = (key: string) =>
    run(
      latest.number,
      changed('v1', '查询充值账号', (_, collection) => setVariable(collection, 'privateKey', () => key)),
    );
  expect((await of(privateKey)).failures.join()).toContain("expected '401102' to equal '200'");
  expect((await of('')).failures.join()).toContain('变量 privateKey 应为没有加密的 RSA 私钥');
});
