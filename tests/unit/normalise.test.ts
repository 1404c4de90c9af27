import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {TestInfo} from '@playwright/test';
import {expect, test} from './plain-test';
import {expandPage} from '../fixtures/small-site';
import {openContracts} from '../../contract/read/contracts';
import {extensionProblems} from '../../contract/rules/extensions';
import {operationFields} from '../../contract/model/operation-fields';
import {operationsOf} from '../../contract/model/operations';
import {createResolve} from '../../contract/read/references';

/** What most documents of others have, and ours has not. */
const DOCUMENT = `openapi: 3.1.0
info: {title: Orders, version: '1', x-logo: {url: logo.png}}
x-tagGroups: [{name: All, tags: [orders]}]
paths:
  /openapi/v3/orders/{id}:
    parameters:
      - $ref: '#/components/parameters/id'
      - {name: page, in: query, schema: {type: integer, maximum: 9}}
    get:
      x-codegen-name: load
      parameters:
        - {name: page, in: query, required: true, schema: {type: integer, maximum: 99}, example: 1}
        - {name: filter, in: query, content: {application/json: {schema: {type: string}}}}
      responses: {'200': {$ref: '#/components/responses/order'}}
    put:
      operationId: replaceOrder
      requestBody: {$ref: '#/components/requestBodies/order'}
      responses: {'200': {$ref: '#/components/responses/order'}}
  /openapi/v3/again: {$ref: '#/components/pathItems/again'}
components:
  parameters: {id: {name: id, in: path, required: true, schema: {type: string}, example: o1}}
  schemas: {order: {type: object, properties: {total: {type: integer}}}}
  requestBodies: {order: {content: {application/json: {schema: {$ref: '#/components/schemas/order'}}}}}
  responses: {order: {description: An order., content: {application/json: {schema: {$ref: '#/components/schemas/order'}, examples: {one: {$ref: '#/components/examples/one'}}}}}}
  examples: {one: {summary: One, value: {total: 1}}}
  pathItems: {again: {post: {summary: Order again, responses: {'204': {description: Done.}}}}}
`;

/** A site whose only contract is this one, without common.yaml. */
function siteOf(testInfo: TestInfo, document: string): string {
  const site = testInfo.outputPath('site');
  const folder = path.join(site, 'docs', '_contract');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'orders.yaml'), document);
  return site;
}

test('parameters, bodies, answers, examples and path items may be references', ({}, testInfo) => {
  const contracts = openContracts(siteOf(testInfo, DOCUMENT), 'docs');
  const resolve = createResolve(contracts, 'orders');
  const fields = operationsOf(contracts.read('orders')).map(({operation}) => {
    const {request, response} = operationFields(operation, resolve);
    return [operation.operationId, ...[...request, ...response].map(({anchor}) => anchor.split('.').slice(1).join('.'))].join(' ');
  });
  expect(fields).toEqual([
    'get-openapi-v3-orders-id req.id req.page req.filter res.total',
    'replaceOrder req.id req.page req.total res.total',
    'post-openapi-v3-again',
  ]);
  const [{operation}] = operationsOf(contracts.read('orders'));
  expect(operation.responses['200'].content?.['application/json'].examples?.one.value).toEqual({total: 1});
});

test('an operation has the last word on a parameter of its path', ({}, testInfo) => {
  const [{operation}] = operationsOf(openContracts(siteOf(testInfo, DOCUMENT), 'docs').read('orders'));
  expect(operation.parameters?.find(({name}) => name === 'page')).toMatchObject({required: true, schema: {maximum: 99}});
});

test('an operation without a name is called by its method and path, on pages too', async ({}, testInfo) => {
  const site = siteOf(testInfo, DOCUMENT);
  expect(operationsOf(openContracts(site, 'docs').read('orders')).map(({operation}) => operation.summary)).toEqual(['GET /openapi/v3/orders/{id}', 'replaceOrder', 'Order again']);
  const {markdown, problems} = await expandPage(site, '```openapi orders#get /openapi/v3/orders/{id}\n```\n\n```openapi orders#post-openapi-v3-again\n```\n');
  expect(problems).toEqual([]);
  expect(markdown).toContain('{#op-get-openapi-v3-orders-id}');
  expect(markdown).toContain('## Order again {#op-post-openapi-v3-again}');
});

test('extensions of other tools are left alone, and a version may do without common.yaml', ({}, testInfo) => {
  const contracts = openContracts(siteOf(testInfo, DOCUMENT), 'docs');
  expect(extensionProblems(contracts.yaml('orders'))).toEqual([]);
  expect(extensionProblems(contracts.yaml('common'))).toEqual([]);
  expect(contracts.common['x-errors']).toEqual({});
});

test('a parameter that leads nowhere is reported with its line', ({}, testInfo) => {
  const site = siteOf(testInfo, DOCUMENT.replace('parameters/id', 'parameters/ids'));
  expect(() => openContracts(site, 'docs').read('orders')).toThrow('[contract] docs/_contract/orders.yaml:7:15: $ref "#/components/parameters/ids" leads nowhere. Expected the name of a component. Did you mean id?');
});

test('a document that is no object is a problem, not a crash', ({}, testInfo) => {
  const contracts = openContracts(siteOf(testInfo, '- 1\n'), 'docs');
  expect(extensionProblems(contracts.yaml('orders')).length).toBeGreaterThan(0);
  expect(operationsOf(contracts.read('orders'))).toEqual([]);
});
