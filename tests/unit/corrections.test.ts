import {expect, test} from './plain-test';
import {
  checkContracts,
  contractVersions,
  createResolve,
  formatProblem,
  openContracts,
  operationFields,
  operationsOf,
} from '../../contract';
import {siteWith} from './fixtures/site-with';
import {writeFiles} from '../fixtures/written-files';

const siteOf = (text: string, level = 'sound') =>
  siteWith({'docs/_contract/a.yaml': text, 'contract.config.yaml': `level: ${level}\n`});

const withSchema = (schema: string): string =>
  `openapi: 3.0.3\ninfo: {title: A}\npaths:\n  /a:\n    get:\n      responses: {'200': {description: x, content: {application/json: {schema: ${schema}}}}}\n`;
const verdictOf = (site: string) =>
  checkContracts(site, contractVersions(site, [{number: '1.0', folder: 'docs'}]), 'docs');

/** Schemas that violate the standard, the violation, and the corrected schema of the only response. */
const SCHEMAS: [schema: string, offence: string, read: object][] = [
  ['{type: any, description: b}', '"type" must be equal to one of', {description: 'b'}],
  ['{type: any, nullable: true}', '"type" must be equal to one of', {}],
  ['{type: Int64, nullable: true}', '"type" must be equal to one of', {type: ['integer', 'null']}],
  ['{type: Int64}', '"type" must be equal to one of', {type: 'integer'}],
  ['{type: file}', '"type" must be equal to one of', {type: 'string', contentMediaType: 'application/octet-stream'}],
  ['{type: string, description: null}', '"description" must be string', {type: 'string'}],
  ['{type: string, description: 2}', '"description" must be string', {type: 'string', description: '2'}],
  ['{type: string, description: {$ref: ./b.md}}', '"description" must be string', {type: 'string'}],
  ["{type: string, maxLength: '3'}", '"maxLength" must be number', {type: 'string', maxLength: 3}],
  ["{type: string, deprecated: 'true'}", '"deprecated" must be boolean', {type: 'string', deprecated: true}],
  ['{properties: {b: }}', '"b" must be object', {properties: {b: {}}}],
  [
    '{required: [c], properties: {b: {type: string, required: true}}}',
    '"required" must be array',
    {required: ['c', 'b'], properties: {b: {type: 'string'}}},
  ],
  ['{type: string, externalDocs: {description: b}}', '"url" is missing', {type: 'string'}],
  ["{type: 'string|null'}", '"type" must be equal to one of', {type: ['string', 'null']}],
  ['{type: string, maxLength: many}', '"maxLength" must be number', {type: 'string'}],
  ['{type: object, properties: []}', '"properties" must be object', {type: 'object'}],
  ['{items: [{type: string}]}', '"items" must be object', {items: {type: 'string'}}],
  ['{items: [{}, {type: string}]}', '"items" must be object', {prefixItems: [{}, {type: 'string'}]}],
  ['{items: string}', '"items" must be object', {items: {type: 'string'}}],
  ['{allOf: {type: any, title: b}}', '"allOf" must be array', {allOf: [{title: 'b'}]}],
  ['{enum: {b: B}}', '"enum" must be array', {enum: ['b'], 'x-enum-descriptions': {b: 'B'}}],
  ['{examples: {b: {value: 1}, c: 2}}', '"examples" must be array', {examples: [1, 2]}],
  ['{oneOf: [], discriminator: b}', '"discriminator" must be object', {oneOf: [], discriminator: {propertyName: 'b'}}],
];

for (const [schema, offence, read] of SCHEMAS)
  test(`${schema} is shown, and named until the level complete`, () => {
    const site = siteOf(withSchema(schema));
    const {problems, notes} = verdictOf(site);
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(
        /^\[contract\] docs\/_contract\/a\.yaml:6: \d × no valid OpenAPI, but shown, at line 6(, 6)?\. `npm run coverage` names all\.$/,
      ),
    ]);
    const contracts = openContracts(site, 'docs');
    expect(contracts.offences('a').map(formatProblem).join()).toContain(offence);
    expect(
      operationsOf(contracts.read('a'))[0].operation.responses['200'].content?.['application/json'].schema,
    ).toEqual(read);
    expect(
      verdictOf(siteOf(withSchema(schema), 'complete'))
        .problems.map(formatProblem)
        .join('\n'),
    ).toContain(offence);
  });

test('what cannot be shown is refused: a key that is nearly another, a list for an object', () => {
  const problems = (schema: string) => verdictOf(siteOf(withSchema(schema))).problems.map(formatProblem);
  expect(problems('{properties: [a]}').join()).toContain('"properties" must be object');
  const mistyped = withSchema('{}').replace('responses', 'reponses');
  expect(verdictOf(siteOf(mistyped)).problems.map(formatProblem).join()).toContain('Did you mean responses?');
});

test('a mistyped key that says words is read as the key that it is nearly', () => {
  const text = withSchema('{}').replace(
    'responses',
    'tag: [t]\n      parameters: [{name: p, in: query, require: true, schema: {}}]\n      responses',
  );
  const site = siteOf(text);
  expect(verdictOf(site).problems).toEqual([]);
  const contracts = openContracts(site, 'docs');
  const [{operation}] = operationsOf(contracts.read('a'));
  expect([operation.tags, operation.parameters?.[0].required]).toEqual([['t'], true]);
  expect(contracts.offences('a').map(({message}) => /Did you mean (\w+)/.exec(message)?.[1])).toEqual([
    'tags',
    'required',
  ]);
});

/** Operations that violate the standard, with the corrected ones. */
const OPERATIONS: [operation: string, read: Record<string, unknown>][] = [
  ['tags: {}, parameters: {}, callbacks: []', {summary: 'POST /a'}],
  ['tags: [{name: t}]', {tags: ['t']}],
  ['security: {k: []}', {security: [{k: []}]}],
  ['security: [k]', {security: [{k: []}]}],
  ['security: [{k: }]', {security: [{k: []}]}],
  ['servers: {url: /b}', {servers: [{url: '/b'}]}],
  ['servers: [/b]', {servers: [{url: '/b'}]}],
  ['servers: [{url: }]', {servers: []}],
  [
    "servers: [{url: '/{c}', variables: {c: {enum: [d]}}}]",
    {servers: [{url: '/{c}', variables: {c: {enum: ['d'], default: 'd'}}}]},
  ],
  [
    'parameters: {name: p, in: Query, type: integer, minimum: 2}',
    {parameters: [{name: 'p', in: 'query', schema: {type: 'integer', minimum: 2}}]},
  ],
  [
    'parameters: [{name: p, in: query, schema: {}, examples: [b]}]',
    {parameters: [{name: 'p', in: 'query', schema: {}, examples: {1: {value: 'b'}}}]},
  ],
  ['requestBody: {schema: {type: string}}', {requestBody: {content: {'*/*': {schema: {type: 'string'}}}}}],
  [
    'requestBody: {content: {a/b: {examples: {c: {id: 1, value: 2}, d: [3], e: f, g: {value: 4}}}}}',
    {
      requestBody: {
        content: {
          'a/b': {examples: {c: {value: {id: 1, value: 2}}, d: {value: [3]}, e: {value: 'f'}, g: {value: 4}}},
        },
      },
    },
  ],
  ["responses: {'200': b}", {responses: {200: {description: 'b'}}}],
  ["responses: {'200': {}, '600': {description: b}}", {responses: {600: {description: 'b'}}}],
];

for (const [text, read] of OPERATIONS)
  test(`an operation with ${text} is shown`, () => {
    const responses = text.startsWith('responses') ? '' : ', responses: {}';
    const site = siteOf(`openapi: 3.0.3\ninfo: {title: A}\npaths: {/a: {post: {${text}${responses}}}}\n`);
    expect(verdictOf(site).problems).toEqual([]);
    expect(operationsOf(openContracts(site, 'docs').read('a'))[0].operation).toMatchObject(read);
  });

test('security schemes with other words are read as those of OpenAPI, and others by their names', () => {
  const site = siteOf(
    `${withSchema('{}')}components: {parameters: {type: {name: p, in: Query, schema: {}}}, securitySchemes: {a: {type: basic}, b: {type: APIKEY, in: header, name: K}, c: {type: own}, d: {type: http}}}\n`,
  );
  expect(verdictOf(site).problems).toEqual([]);
  const document = openContracts(site, 'docs').read('a');
  expect(document.components, 'a parameter with the name type').toMatchObject({parameters: {type: {in: 'query'}}});
  expect(document.components?.securitySchemes).toEqual({
    a: {type: 'http', scheme: 'basic'},
    b: {type: 'apiKey', in: 'header', name: 'K'},
    c: {},
    d: {type: 'http'},
  });
});

test('the version of the standard may be a number', () => {
  for (const version of ['3.0', '3.1'])
    expect(verdictOf(siteOf(`openapi: ${version}\ninfo: {title: A}\n`)).problems).toEqual([]);
});

test('what stands at the root under a name of its own can be referred to', () => {
  const site = siteOf(
    `${withSchema("{$ref: '#/definitions/One'}")}definitions: {One: {type: object, properties: {b: {type: string}}}}\n`,
  );
  expect(verdictOf(site).problems).toEqual([]);
  const contracts = openContracts(site, 'docs');
  const [located] = operationsOf(contracts.read('a'));
  expect(operationFields(located, createResolve(contracts, 'a')).response.map(({name}) => name)).toEqual(['b']);
  expect(contracts.offences('a').map(({message}) => message.slice(0, 12))).toEqual(['"definitions']);
});

test('statuses with words, empty tags, unknown keys, repeated operationIds and a missing title are shown', () => {
  const site = siteOf(`openapi: 3.0.3
info: {version: 1}
tags: [{name: ''}, {name: t}]
paths:
  /a:
    get: {operationId: same, tags: ['', t], wholly: 1, responses: {'204 NO_CONTENT': {description: none}}}
  /b:
    get: {operationId: same}
`);
  expect(verdictOf(site).problems).toEqual([]);
  const contracts = openContracts(site, 'docs');
  const [first, second] = operationsOf(contracts.read('a')).map(({operation}) => operation);
  expect([first.tags, Object.keys(first.responses), contracts.read('a').tags]).toEqual([['t'], ['204'], [{name: 't'}]]);
  expect([first.operationId, second.operationId]).toEqual(['same', 'get-b']);
  expect(contracts.offences('a').map(({line}) => line)).toEqual([2, 3, 6, 6, 6, 8, 8]);
});

test('a number that is no status code is named with its line', () => {
  const site = siteOf(
    "openapi: 3.0.3\ninfo: {title: A}\npaths:\n  /a:\n    get:\n      responses:\n        '10001': {}\n",
  );
  expect(openContracts(site, 'docs').offences('a').map(formatProblem)).toContain(
    '[contract] docs/_contract/a.yaml:7:18: "10001" is no status code of HTTP. Expected one of three digits, 100 to 599, e.g. 200, or 4XX, or default. Fix it.',
  );
});

test('what offends the standard in another file is corrected for each document that refers to it', () => {
  const site = siteOf(withSchema("{$ref: 'parts/b.yaml#/One'}"));
  writeFiles(site, {
    'docs/_contract/parts/b.yaml': 'One: {properties: {x: {type: any}}}\nTwo: {properties: {y: {type: any}}}\n',
    'docs/_contract/c.yaml': withSchema("{$ref: 'parts/b.yaml#/Two'}"),
  });
  const contracts = openContracts(site, 'docs');
  const names = ['a', 'c'].map((name) => {
    const [located] = operationsOf(contracts.read(name));
    return operationFields(located, createResolve(contracts, name)).response.map(({name: field}) => field);
  });
  expect(names).toEqual([['x'], ['y']]);
  expect(contracts.offences('c').map(({file, line}) => [file, line])).toEqual([['docs/_contract/parts/b.yaml', 2]]);
});
