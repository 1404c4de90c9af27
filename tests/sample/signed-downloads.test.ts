import {expect, test} from '../unit/plain-test';
import {readFileSync} from 'fs';
import path from 'path';
import {schemeOf, withOpenObjects} from '../../contract';
import type {OpenApi, Operation, Parameter} from '../../contract';
import {EMPTY} from '../../contract/read/common';
import {followIn} from '../../contract/wire/follow';
import {requestLines, sign} from '../../sample/sandbox/platform/signature';
import {CURRENT_NUMBER} from '../../src/data/versions';
import {startPlatformServer} from './fixtures/platform-server';
import {contractSite, expandPage} from '../unit/fixtures/small-site';

const VECTORS = path.join(__dirname, '..', '..', 'docs', '_vectors');
const KEY = readFileSync(path.join(VECTORS, 'test-private-key.pem'), 'utf8');
const schema = {
  type: 'object',
  required: ['size', 'tags'],
  properties: {size: {type: 'integer'}, tags: {type: 'object'}},
};
const json = (media: object) => ({content: {'application/json': media}});
const answer = {responses: {200: {description: '', content: {'application/json': {schema: {type: 'object'}}}}}};
const shop = (scheme: string, more: object = {}) =>
  ({
    openapi: '3.1.0',
    info: {title: 'shop', version: '1'},
    'x-signing': scheme,
    paths: {
      '/orders': {
        post: {operationId: 'placeOrder', requestBody: {$ref: '#/components/requestBodies/Order'}, ...answer},
        put: {operationId: 'replaceOrder', requestBody: json({schema}), ...answer},
        get: {
          operationId: 'listOrders',
          parameters: [
            {$ref: '#/components/parameters/Since'},
            {name: 'page', in: 'query', schema: {type: 'integer'}, example: 9},
          ],
          ...answer,
        },
      },
      '/orders/{id}': {
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: 'a 1'}],
        delete: {operationId: 'drop', ...answer},
        post: {operationId: 'close', ...answer},
      },
      '/open': {get: {operationId: 'open', security: [], ...answer}},
    },
    components: {
      requestBodies: {Order: json({schema, examples: {one: {$ref: '#/components/examples/One'}}})},
      examples: {One: {summary: 'one', value: {size: 1, tags: {名称: 'a&b=c "d"'}}}},
      parameters: {
        Since: {
          name: 'since',
          in: 'query',
          required: true,
          schema: {type: 'string'},
          example: '2026-11-20 00:00+08:00',
        },
      },
      ...more,
    },
  }) as unknown as OpenApi;
function published(contract: OpenApi) {
  const scheme = schemeOf(contract);
  return scheme ? withOpenObjects(scheme.answers(scheme.requests(contract, scheme.caller(KEY)), EMPTY)) : contract;
}
async function statuses(contract: OpenApi) {
  const document = published(contract);
  const follow = followIn(document);
  const server = await startPlatformServer({}, CURRENT_NUMBER, {
    version: '1.0',
    families: {shop: contract as never},
  });
  const found: Record<string, number> = {};
  for (const [at, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      if (method === 'parameters') continue;
      const shared = (item as unknown as {parameters?: Parameter[]}).parameters ?? [];
      const parameters = [...shared, ...(operation.parameters ?? [])].map(follow);
      const of = (place: string) => parameters.filter((one) => one.in === place && one.required);
      const query = of('query').map((one) => `${one.name}=${encodeURIComponent(String(one.example))}`);
      const filled = of('path').reduce(
        (text, one) => text.replace(`{${one.name}}`, encodeURIComponent(String(one.example))),
        at,
      );
      const target = filled + (query.length > 0 ? `?${query.join('&')}` : '');
      const media = Object.values(follow(operation.requestBody)?.content ?? {})[0];
      const value = media?.example ?? follow(Object.values(media?.examples ?? {})[0])?.value;
      const body = media ? JSON.stringify(value ?? {size: 1, tags: {}}) : '';
      const headers = Object.fromEntries(of('header').map((one) => [one.name.toLowerCase(), String(one.example)]));
      const lines = [method.toUpperCase(), target, headers['x-timestamp'], headers['x-nonce'], body] as const;
      const {status} = await server.send({
        method: method.toUpperCase(),
        target,
        headers: {
          'content-type': 'application/json',
          ...headers,
          ...(headers['x-nonce'] && {'x-signature': sign('RSA2', requestLines(...lines), KEY)}),
        },
        body: Buffer.from(body),
      });
      found[operation.operationId] = status;
    }
  server.close();
  expect(server.bugs).toEqual([]);
  return found;
}
const ACCEPTED = {placeOrder: 200, replaceOrder: 200, listOrders: 200, drop: 200, close: 200, open: 200};
for (const scheme of ['v1', 'v3'])
  test(`${scheme}: the examples of a published document are requests that the platform accepts`, async () => {
    expect(await statuses(shop(scheme))).toEqual(ACCEPTED);
  });
test('v1 examples that are changed are refused, those of the contract itself too', async () => {
  const contract = shop('v1');
  const send = async (change: (body: Record<string, string>) => object) => {
    const media = published(contract).paths?.['/orders'].post.requestBody?.content?.['application/json'];
    const server = await startPlatformServer({}, CURRENT_NUMBER, {
      version: '1.0',
      families: {shop: contract as never},
    });
    const body = Buffer.from(JSON.stringify(change(media?.examples?.one.value as Record<string, string>)));
    const {status} = await server.send({
      method: 'POST',
      target: '/orders',
      headers: {'content-type': 'application/json'},
      body,
    });
    server.close();
    return status;
  };
  expect(await send((body) => body)).toBe(200);
  expect(await send((body) => ({...body, nonce: `${body.nonce}0`.slice(1)}))).toBe(401);
  expect(await send(({bizContent}) => JSON.parse(bizContent) as object)).not.toBe(200);
});
test('an operation without a name has the one that its sample calls it by', () => {
  const unnamed = {...shop('v1'), paths: {'/orders': {get: {responses: {}}}}} as unknown as OpenApi;
  const {operationId, parameters = []} = published(unnamed).paths?.['/orders'].get as Operation;
  expect([operationId, parameters.find(({name}) => name === 'method')?.example]).toEqual(['get-orders', 'get-orders']);
});
test('what a contract declares itself stays, and stands there once', () => {
  const scheme = {signature: {type: 'apiKey', in: 'header', name: 'x-signature'}};
  const names = (contract: OpenApi) =>
    (published(contract).paths?.['/orders'].get.parameters ?? []).map((one) => followIn(published(contract))(one).name);
  expect(names(shop('v3'))).toContain('X-Signature');
  expect(names(shop('v3', {securitySchemes: scheme}))).not.toContain('X-Signature');
});
test('objects without properties are open for generators of types, others stay as they are', () => {
  const {paths} = published(shop('v1'));
  const {contentSchema} = (
    paths?.['/orders'].put.requestBody?.content?.['application/json'].schema?.allOf ?? []
  ).flatMap(({properties = {}}) => properties.bizContent ?? [])[0];
  expect(contentSchema).toEqual({
    ...schema,
    properties: {...schema.properties, tags: {type: 'object', additionalProperties: true}},
  });
});

const PAGE = '前言\n\n```openapi shop#placeOrder\n```\n';
test('scopes stand with what a call must present, in documents that sign too', async () => {
  const security = 'openapi: 3.1.0\nx-signing: v3\nsecurity: [{token: [orders]}]\n';
  const schemes = 'components:\n  securitySchemes: {token: {type: http, scheme: bearer}}\n';
  const site = contractSite('small-contract', [
    {file: 'shop', from: 'openapi: 3.1.0\n', to: security},
    {file: 'shop', from: 'components:\n', to: schemes},
  ]);
  expect((await expandPage(site, PAGE)).plain).toContain(
    '- 凭证：[令牌](/docs/dev/dev_1_2#how-it-works)与[签名](/docs/#signature)，[权限](/docs/dev/dev_1_2#scopes) `orders`',
  );
});
