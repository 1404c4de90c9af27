import {expect, test} from './plain-test';
import {expandPage} from './fixtures/small-site';
import {siteWith} from './fixtures/site-with';
import {
  allFields,
  checkContracts,
  contractVersions,
  createResolve,
  openContracts,
  operationFields,
  operationsOf,
} from '../../contract';
import {tagPage} from '../../tools/adopt/page-texts';
import * as words from '../../contract/words';

const DOCUMENT = `openapi: 3.0.3
info: {title: A, version: '1'}
paths:
  /oauth2/token:
    post: {operationId: 'post_oauth2_token#refresh', responses: {'200': {description: A}}}
    get: {operationId: 'a/b {c}  d', responses: {'200': {description: A}}}
  /with space/{id}  x:
    get: {summary: spaced, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'200': {description: A}}}
  /中文 路径:
    delete: {responses: {'204': {description: A}}}
  '/q?action=list&x=1#part':
    get: {responses: {'200': {description: A}}}
`;

test('operations of any name, at any path, have a place on the page that adopt writes', async () => {
  const site = siteWith({'docs/_contract/a.yaml': DOCUMENT, 'versions.json': '[]'});
  const operations = operationsOf(openContracts(site, 'docs').read('a'));
  const markdown = tagPage('a', {id: 'a/a', title: 'A', description: '', operations, hasOthers: false}, words);
  const {problems, plain} = await expandPage(site, markdown);
  expect(problems).toEqual([]);
  for (const {operation} of operations) expect.soft(plain).toContain(operation.summary.slice(0, 5));
  siteWith({'docs/a/a.mdx': markdown});
  const pages = operationsOf(openContracts(site, 'docs').read('a')).map(({operation}) => operation.page);
  expect(pages).toEqual(operations.map(() => 'a/a'));
  expect(checkContracts(site, contractVersions(site, [{number: '1.0', folder: 'docs'}]), 'docs').problems).toEqual([]);
});

const SAME_NAMES = `openapi: 3.0.3
info: {title: A, version: '1'}
paths:
  /orders/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}, {name: id, in: query, schema: {type: string}}]
    put: {operationId: one, requestBody: {$ref: '#/components/requestBodies/One'}, responses: {'204': {description: A}}}
    post: {operationId: several, requestBody: {$ref: '#/components/requestBodies/Several'}, responses: {'204': {description: A}}}
components:
  requestBodies:
    One: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
    Several: {content: {application/json: {schema: {$ref: '#/components/schemas/Orders'}}}}
  schemas:
    Order: {type: object, properties: {id: {type: string}}}
    Orders: {type: array, items: {anyOf: [{$ref: '#/components/schemas/Orders'}], allOf: [{$ref: '#/components/schemas/Order'}]}}
`;

test('a parameter has another anchor than a field of its name in the body, or in the items of a body that is a list', () => {
  const contracts = openContracts(siteWith({'docs/_contract/a.yaml': SAME_NAMES}), 'docs');
  for (const located of operationsOf(contracts.read('a'))) {
    const {request} = operationFields(located, createResolve(contracts, 'a'));
    const anchors = allFields(request).map(({anchor}) => anchor);
    expect(anchors).toContain(`${located.operation.operationId}.req.id`);
    expect(anchors.length).toBeGreaterThan(2);
    expect(anchors).toEqual([...new Set(anchors)]);
  }
});
