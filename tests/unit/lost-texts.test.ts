import {expect, test} from './plain-test';
import {expandPage} from './fixtures/small-site';
import {siteWith} from './fixtures/site-with';
import {createResolve, openContracts, operationFields, operationsOf} from '../../contract';

const DOCUMENT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /pets:
    get:
      parameters:
        - {name: order, in: query, description: How they are sorted., schema: {$ref: '#/components/schemas/Order'}}
        - {name: ids, in: query, description: Those to find., schema: {type: array, items: {type: string, description: Of a pet.}}}
        - {name: again, in: query, description: The same., schema: {type: string, description: The same.}}
      responses: {'204': {description: Done.}}
components: {schemas: {Order: {type: string, description: Any order of the shop.}}}
`;

const LISTED = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /pets:
    get:
      operationId: list
      responses: {'200': {description: Done., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}
components: {schemas: {Pet: {type: object, description: A pet of the shop, additionalProperties: false, properties: {id: {type: string}}}}}
`;

test('a parameter says what its schema says beyond its own description', () => {
  const contracts = openContracts(siteWith({'docs/_contract/a.yaml': DOCUMENT}), 'docs');
  const [found] = operationsOf(contracts.read('a'));
  const {request} = operationFields(found, createResolve(contracts, 'a'));
  expect(request.map(({description}) => description)).toEqual([
    'How they are sorted.\n\nAny order of the shop.',
    'Those to find.\n\n每项：Of a pet.',
    'The same.',
  ]);
});

test('a body that is a list says what its items are, and that they have no other fields', async () => {
  const site = siteWith({'docs/_contract/a.yaml': LISTED});
  const {plain, problems} = await expandPage(site, '```openapi a#list\n```\n');
  expect(problems).toEqual([]);
  expect(plain).toMatch(/消息体.*object\[\].*A pet of the shop。.*没有其他字段/);
});
