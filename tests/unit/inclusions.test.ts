import {expect, test} from './plain-test';
import {checkContracts, contractVersions, formatProblem, openContracts, operationsOf} from '../../contract';
import {fieldRows} from '../../src/plugins/publish/files/contracts/field-rows';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {siteWith} from './fixtures/site-with';

/** A document in several files, with references where OpenAPI allows none. */
const SPLIT = {
  'a.yaml': `openapi: 3.0.3
info: {$ref: parts/info.yaml}
servers: {$ref: parts/lists.yaml#/servers}
tags:
  - $ref: parts/lists.yaml#/tags/0
paths: {$ref: parts/paths/_index.yaml}
components:
  schemas: {$ref: parts/schemas/_index.yaml}
  securitySchemes: {$ref: parts/schemes.yaml}
security: {$ref: parts/lists.yaml#/security}
`,
  'parts/info.yaml': '{title: Shop, version: 1.10.0, description: All about orders.}',
  'parts/lists.yaml': `servers: [{url: https://shop.example/api}]
tags: [{name: orders, description: {$ref: lists.yaml#/texts/orders}}]
texts: {orders: Orders of a shop.}
security: [{key: []}]
`,
  'parts/schemes.yaml': '{key: {type: apiKey, in: header, name: X-Key}}',
  'parts/paths/_index.yaml': `/orders:
  post: {$ref: create.yaml}
'/orders/{id}': {$ref: order.yaml}
`,
  'parts/paths/create.yaml': `operationId: createOrder
summary: Create
tags: [orders]
parameters: {$ref: ../parameters.yaml}
requestBody: {content: {$ref: ../content.yaml}}
responses: {$ref: ../responses.yaml}
`,
  'parts/paths/order.yaml': `parameters: [{name: id, in: path, required: true, schema: {type: string}}]
get:
  operationId: getOrder
  summary: Get
  tags: [orders]
  responses: {$ref: ../responses.yaml}
`,
  'parts/parameters.yaml':
    '[{name: trace, in: query, description: For the log., schema: {$ref: schemas/_index.yaml#/Text}}]',
  'parts/content.yaml': 'application/json: {schema: {$ref: schemas/_index.yaml#/Order}, example: {$ref: order.json}}',
  'parts/order.json': '{"id": "a", "price": 10.00}',
  'parts/list.json': '[{"id": "b", "price": 11.00}]',
  'parts/whole.json': '{"id": "c", "price": 12.00}',
  'parts/responses.yaml': `'200':
  description: The order.
  content:
    application/json:
      schema: {$ref: schemas/_index.yaml#/Order}
      examples: {one: {value: {$ref: order.json}}, two: {$ref: list.json}, three: {$ref: whole.json}}
'404': {description: No such order., content: {application/json: {examples: {$ref: listed.json}}}}
`,
  'parts/listed.json': '{"four": [13.00]}',
  'parts/schemas/_index.yaml':
    '{Order: {$ref: Order.yaml}, x-note: {$ref: Note.yaml}, Text: {type: string, maxLength: 40}}',
  'parts/schemas/Note.yaml': '{type: string}',
  'parts/schemas/Order.yaml': `type: object
required: [id]
properties: {$ref: fields.yaml}
`,
  'parts/schemas/order.yaml': 'price: 9.50\n',
  'parts/schemas/fields.yaml': `id: {$ref: _index.yaml#/Text}
price: {type: number, description: In yuan., example: {$ref: order.yaml#/price}}
before: {$ref: Order.yaml}
`,
};

/** The same document in one file. */
const WHOLE = `openapi: 3.0.3
info: {title: Shop, version: 1.10.0, description: All about orders.}
servers: [{url: https://shop.example/api}]
tags: [{name: orders, description: Orders of a shop.}]
paths:
  /orders:
    post:
      operationId: createOrder
      summary: Create
      tags: [orders]
      parameters: [{name: trace, in: query, description: For the log., schema: {$ref: '#/components/schemas/Text'}}]
      requestBody:
        content: {application/json: {schema: {$ref: '#/components/schemas/Order'}, example: {id: a, price: 10.00}}}
      responses: &responses
        '200':
          description: The order.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Order'}
              examples: {one: {value: {id: a, price: 10.00}}, two: {value: [{id: b, price: 11.00}]}, three: {value: {id: c, price: 12.00}}}
        '404': {description: No such order., content: {application/json: {examples: {four: {value: [13.00]}}}}}
  /orders/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {operationId: getOrder, summary: Get, tags: [orders], responses: *responses}
components:
  schemas:
    Order:
      type: object
      required: [id]
      properties:
        id: {$ref: '#/components/schemas/Text'}
        price: {type: number, description: In yuan., example: 9.50}
        before: {$ref: '#/components/schemas/Order'}
    Text: {type: string, maxLength: 40}
    x-note: {type: string}
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
security: [{key: []}]
`;

const contractFolder = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`docs/_contract/${file}`, text]));

const rowsOf = (site: string) => fieldRows(site, siteVersions(site)[0]);

test('a document in several files, with references where OpenAPI allows none, is read like the same in one file', () => {
  expect(rowsOf(siteWith(contractFolder(SPLIT)))).toEqual(rowsOf(siteWith(contractFolder({'a.yaml': WHOLE}))));
});

test('each of them is named with its line, and is an offence against OpenAPI', () => {
  const contracts = openContracts(siteWith(contractFolder(SPLIT)), 'docs');
  const offences = contracts.offences('a').map(formatProblem);
  expect(offences).toContain(
    '[contract] docs/_contract/a.yaml:2:14: "$ref" stands where OpenAPI allows no reference, and its target is shown. Write the target there, or bundle the document.',
  );
  const lines = offences.map((offence) => offence.replace(/^.*_contract\/|: .*$/g, ''));
  expect(lines.filter((line) => line.startsWith('a.yaml'))).toEqual(
    ['2:14', '3:17', '5:11', '6:15', '8:19', '9:27', '10:18'].map((place) => `a.yaml:${place}`),
  );
});

/** The problems of a document whose only operation refers elsewhere. */
function problemsOf(get: string, parts: Readonly<Record<string, string>> = {}): readonly string[] {
  const site = siteWith(
    contractFolder({'a.yaml': `openapi: 3.1.0\ninfo: {title: A}\npaths:\n  /a:\n    get: ${get}\n`, ...parts}),
  );
  return checkContracts(site, contractVersions(site, [{number: '1', folder: 'docs'}]), 'docs').problems.map(
    formatProblem,
  );
}

test('one without a target, or that leads back to itself, is a mistake with its line', () => {
  expect(problemsOf('{$ref: parts/b.yaml}')).toEqual([
    '[contract] docs/_contract/a.yaml:5:17: $ref "parts/b.yaml" names a file that does not exist. Known: a.yaml.',
  ]);
  expect(problemsOf('{$ref: parts/b.yaml}', {'parts/b.yaml': 'responses: {$ref: c.yaml}\n'})).toEqual([
    '[contract] docs/_contract/a.yaml:5:10: $ref "c.yaml" names a file that does not exist. Known: a.yaml.',
  ]);
  expect(problemsOf("{$ref: '#/paths/~1a/get'}")[0]).toContain('a.yaml:5:17: circular $ref: ');
  expect(
    problemsOf('{$ref: parts/b.yaml}', {'parts/b.yaml': '{requestBody: {content: {$ref: b.yaml}}, responses: {}}'}),
  ).toEqual([]);
});

test('keys beside it apply, too, and an example that only looks like a reference stays as it is', () => {
  const site = siteWith(
    contractFolder({
      'a.yaml': `openapi: 3.1.0
info: {title: A}
paths:
  /a:
    get: {$ref: parts/b.yaml, summary: Ours}
`,
      'parts/b.yaml': `summary: Theirs
x-owner: {team: {name: b}}
responses: {'200': {description: Done., content: {application/json: {example: {$ref: '#/definitions/a'}}}}}
`,
    }),
  );
  const document = openContracts(site, 'docs').read('a');
  const [{operation}] = operationsOf(document);
  expect(operation).toMatchObject({summary: 'Ours', 'x-owner': {team: {name: 'b'}}});
  expect(operation.responses['200'].content?.['application/json'].example).toEqual({$ref: '#/definitions/a'});
});
