import {expect, test} from './plain-test';
import {siteWith} from '../fixtures/written-files';
import {openContracts} from '../../contract/read/contracts';
import {createResolve} from '../../contract/read/references';
import {operationFields} from '../../contract/model/operation-fields';
import {operationsOf} from '../../contract/model/operations';

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
