import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {MERCHANT_KEY, MERCHANT_SM2_KEY, SAMPLE_APP} from '../../sample/sandbox/platform/merchant';
import {parameterLine, requestLines, sign} from '../../sample/sandbox/platform/signature';
import type {SignType} from '../../sample/sandbox/platform/signature';
import {CURRENT_NUMBER} from '../../src/data/versions';
import {startPlatformServer} from './fixtures/platform-server';

const VECTORS = path.join(__dirname, '..', '..', 'docs', '_vectors');
const privateKey = (type: SignType) =>
  readFileSync(path.join(VECTORS, type === 'SM2' ? 'test-sm2-private-key.pem' : 'test-private-key.pem'), 'utf8');
const NONCE = '0123456789abcdef';

const body = {type: 'object', required: ['size'], properties: {size: {type: 'integer'}}};
const shop = (scheme: string) => ({
  openapi: '3.1.0',
  'x-signing': scheme,
  paths: {
    '/orders': {
      post: {
        operationId: 'placeOrder',
        requestBody: {content: {'application/json': {schema: body}}},
        responses: {201: {description: '', content: {'application/json': {example: {id: 1}}}}},
      },
      get: {
        operationId: 'listOrders',
        parameters: [{name: 'page', in: 'query', required: true, schema: {type: 'integer'}}],
        responses: {200: {description: ''}},
      },
    },
    '/orders/{id}': {
      get: {
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {200: {description: ''}},
      },
    },
    '/open': {get: {operationId: 'open', security: [], responses: {204: {description: ''}}}},
  },
});

type Call = {
  method: string;
  target: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

function inHeaders(type: SignType, method: string, target: string, text: string) {
  const signature = sign(type, requestLines(method, target, '1795226400', NONCE, text), privateKey(type));
  const keyId = type === 'SM2' ? MERCHANT_SM2_KEY : MERCHANT_KEY;
  const headers = {
    'x-app-id': SAMPLE_APP,
    'x-key-id': keyId,
    'x-timestamp': '1795226400',
    'x-nonce': NONCE,
    'x-sign-type': type,
    'x-signature': signature,
    'content-type': 'application/json',
  };
  return {method, target, headers, body: Buffer.from(text)};
}

function inParameters(method: string, operationId: string, own: Record<string, string>, path = '/orders') {
  const parameters = {
    appId: SAMPLE_APP,
    method: operationId,
    charset: 'UTF-8',
    version: '1.0',
    signType: 'RSA2',
    timestamp: '2026-11-21 10:00:00',
    nonce: NONCE,
    ...own,
  };
  const signed = {...parameters, sign: sign('RSA2', parameterLine(parameters), privateKey('RSA2'))};
  if (method === 'GET') return {method, target: `${path}?${new URLSearchParams(signed).toString()}`};
  return {
    method,
    target: path,
    headers: {'content-type': 'application/json'},
    body: Buffer.from(JSON.stringify(signed)),
  };
}

async function statusesOf(scheme: string, calls: Call[]) {
  const sandbox = await startPlatformServer({}, CURRENT_NUMBER, {
    version: '1.0',
    families: {shop: shop(scheme) as never},
  });
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await sandbox.send(call)).status);
  sandbox.close();
  expect(sandbox.bugs).toEqual([]);
  return statuses;
}

for (const type of ['RSA2', 'SM2'] as const) {
  test(`a contract of others that names v3 is signed by ${type}: what is not, or not so, is refused`, async () => {
    const good = inHeaders(type, 'POST', '/orders', '{"size":1}');
    const other = {...good, body: Buffer.from('{"size":2}')};
    const wrong = inHeaders(type, 'POST', '/orders', '{"size":"big"}');
    expect(
      await statusesOf('v3', [
        good,
        other,
        wrong,
        {method: 'POST', target: '/orders'},
        inHeaders(type, 'GET', '/orders?page=2', ''),
        {method: 'GET', target: '/open'},
      ]),
    ).toEqual([201, 401, 400, 401, 200, 204]);
  });
}

test('a contract of others that names v1 has its content among the signed parameters', async () => {
  const good = inParameters('POST', 'placeOrder', {bizContent: '{"size":1}'});
  const other = {...good, body: Buffer.from(String(good.body).replace(':1}', ':2}'))};
  const wrong = inParameters('POST', 'placeOrder', {bizContent: '{}'});
  expect(
    await statusesOf('v1', [
      good,
      other,
      wrong,
      inParameters('GET', 'listOrders', {page: '2'}),
      inParameters('GET', 'listOrders', {page: 'two'}),
      {method: 'GET', target: '/open'},
    ]),
  ).toEqual([201, 401, 400, 200, 400, 204]);
});

test('an operation without an operationId is called by its method and path, as samples and pages call it', async () => {
  expect(
    await statusesOf('v1', [
      inParameters('GET', 'get-orders-id', {}, '/orders/7'),
      inParameters('GET', 'listOrders', {}, '/orders/7'),
    ]),
  ).toEqual([200, 400]);
});
