import {expect, test} from './plain-test';
import {mkdirSync, rmSync, utimesSync, writeFileSync} from 'fs';
import path from 'path';
import {siteWith} from './fixtures/site-with';
import {expandPage} from './fixtures/small-site';
import {createResolve, openContracts, operationFields, operationsOf} from '../../contract';
import {extensionProblems} from '../../contract/rules/extensions';

const DOCUMENT = `openapi: 3.1.0
info: {title: Orders, version: '1', x-logo: {url: logo.png}}
x-tagGroups: [{name: All, tags: [orders]}]
paths:
  /openapi/orders/{id}:
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
  /openapi/again: {$ref: '#/components/pathItems/again'}
components:
  headers: {x-rate-limit-reset: {schema: {type: integer}}}
  parameters: {id: {name: id, in: path, required: true, schema: {type: string}, example: o1}}
  schemas: {order: {type: object, properties: {total: {type: integer}}}}
  requestBodies: {order: {content: {application/json: {schema: {$ref: '#/components/schemas/order'}}}}}
  responses: {order: {description: An order., content: {application/json: {schema: {$ref: '#/components/schemas/order'}, examples: {one: {$ref: '#/components/examples/one'}}}}}}
  examples: {one: {summary: One, value: {total: 1}}}
  pathItems: {again: {post: {summary: Order again, responses: {'204': {description: Done.}}}}}
`;

function siteOf(document: string) {
  const site = siteWith({'docs/_contract/orders.yaml': document});
  return site;
}

test('parameters, bodies, answers, examples and path items may be references', () => {
  const contracts = openContracts(siteOf(DOCUMENT), 'docs');
  const resolve = createResolve(contracts, 'orders');
  const fields = operationsOf(contracts.read('orders')).map((located) => {
    const {operation} = located;
    const {request, response} = operationFields(located, resolve);
    return [
      operation.operationId,
      ...[...request, ...response].map(({anchor}) => anchor.split('.').slice(1).join('.')),
    ].join(' ');
  });
  expect(fields).toEqual([
    'get-openapi-orders-id req.id req.page req.filter res.total',
    'replaceOrder req.id req.page req.total res.total',
    'post-openapi-again',
  ]);
  const [{operation}] = operationsOf(contracts.read('orders'));
  expect(operation.responses['200'].content?.['application/json'].examples?.one.value).toEqual({total: 1});
});

test('a parameter of an operation overrides that of its path', () => {
  const [{operation}] = operationsOf(openContracts(siteOf(DOCUMENT), 'docs').read('orders'));
  expect(operation.parameters?.find(({name}) => name === 'page')).toMatchObject({
    required: true,
    schema: {maximum: 99},
  });
});

test('an operation without a name is called by its method and path, on pages too', async () => {
  const site = siteOf(DOCUMENT);
  expect(operationsOf(openContracts(site, 'docs').read('orders')).map(({operation}) => operation.summary)).toEqual([
    'GET /openapi/orders/{id}',
    'replaceOrder',
    'Order again',
  ]);
  const {markdown, problems} = await expandPage(
    site,
    '```openapi orders#get /openapi/orders/{id}\n```\n\n```openapi orders#post-openapi-again\n```\n',
  );
  expect(problems).toEqual([]);
  expect(markdown).toContain('{#op-get-openapi-orders-id}');
  expect(markdown).toContain('## Order again {#op-post-openapi-again}');
});

test('extensions of other tools are left alone, and a version may do without common.yaml', () => {
  const contracts = openContracts(siteOf(DOCUMENT), 'docs');
  expect(extensionProblems(contracts.yaml('orders'))).toEqual([]);
  expect(extensionProblems(contracts.yaml('common'))).toEqual([]);
  expect(contracts.common['x-errors']).toEqual({});
});

test('a parameter that leads nowhere is reported with its line', () => {
  const site = siteOf(DOCUMENT.replace('parameters/id', 'parameters/ids'));
  expect(() => openContracts(site, 'docs').read('orders')).toThrow(
    '[contract] docs/_contract/orders.yaml:7:15: $ref "#/components/parameters/ids" leads nowhere. Expected the name of a component. Did you mean id?',
  );
});

test('a document that is no object is a problem, not a crash', () => {
  const contracts = openContracts(siteOf('- 1\n'), 'docs');
  expect(extensionProblems(contracts.yaml('orders')).length).toBeGreaterThan(0);
  expect(() => contracts.read('orders')).toThrow(
    '[contract] docs/_contract/orders.yaml:1:1: has no openapi, the version of the standard.',
  );
});

test('every reader of a document also depends on the files that it refers to, the second reader too', () => {
  const site = siteOf(
    "openapi: 3.1.0\ninfo: {title: Orders}\npaths: {/a: {get: {responses: {'200': {$ref: 'common.yaml#/components/responses/done'}}}}}\n",
  );
  writeFileSync(
    path.join(site, 'docs', '_contract', 'common.yaml'),
    'components: {responses: {done: {description: Done.}}}\n',
  );
  for (const reader of [openContracts(site, 'docs'), openContracts(site, 'docs')]) {
    expect(operationsOf(reader.read('orders'))[0].operation.responses['200'].description).toBe('Done.');
    expect(reader.lookedUp()).toEqual(['orders', 'common']);
  }
});

test('readers share a document until one of the files that it is made of changes or goes', () => {
  const site = siteOf(
    "openapi: 3.1.0\ninfo: {title: Orders}\npaths: {/a: {get: {responses: {'200': {$ref: 'parts/a.yaml#/done'}}}}}\n",
  );
  const part = path.join(site, 'docs', '_contract', 'parts', 'a.yaml');
  const write = (text: string, seconds: number) => {
    writeFileSync(part, `done: {description: ${text}}\n`);
    utimesSync(part, seconds, seconds);
  };
  const read = () => openContracts(site, 'docs').read('orders');
  mkdirSync(path.dirname(part));
  write('One.', 1);
  const first = read();
  expect(read()).toBe(first);
  write('Two.', 2);
  expect(operationsOf(read())[0].operation.responses['200'].description).toBe('Two.');
  rmSync(part);
  expect(read).toThrow('$ref "parts/a.yaml#/done" names a file that does not exist.');
});
