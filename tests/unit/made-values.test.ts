import {expect, test} from './plain-test';
import {makeValue} from '../../contract/values';
import type {Schema} from '../../contract/openapi/json-schema';
import {upgrade} from '../../contract/read/upgrade';
import {openPlain} from '../../sandbox/plain';
import type {Contract} from '../../sandbox/contracts';

const TREE: Schema = {
  type: 'object',
  required: ['name'],
  properties: {name: {type: 'string'}, children: {type: 'array', items: {$ref: '#/Tree'}}},
};
const follow = (schema: Schema) => (schema.$ref ? TREE : schema);
const made = (schema: Schema) => makeValue(schema, follow, {direction: 'request'});

const VALUES: [name: string, schema: Schema, value: unknown][] = [
  ['an example before all else', {type: 'string', examples: ['a'], default: 'b', enum: ['c', 'b', 'a']}, 'a'],
  ['the first of an enum', {enum: ['c', 'd']}, 'c'],
  ['a text that fits a pattern', {type: 'string', pattern: '^(GET|POST)-\\d{2,}$'}, 'GET-00'],
  ['a text that is long enough', {type: 'string', pattern: '^[a-z]+$', minLength: 3, maxLength: 3}, 'zzz'],
  ['a step', {type: 'number', multipleOf: 0.1, minimum: 0.25}, 0.3],
  ['a bound that excludes', {type: 'integer', exclusiveMinimum: 3, exclusiveMaximum: 5}, 4],
  ['no more than the upper bound', {type: 'integer', maximum: -2}, -2],
  ['another alternative than null', {oneOf: [{type: 'null'}, {enum: ['a']}]}, 'a'],
  ['another type than null', {type: ['null', 'boolean']}, true],
  ['what is required', {type: 'object', required: ['a'], properties: {a: {const: 1}, b: {const: 2}}}, {a: 1}],
  ['everything where nothing is required', {type: 'object', properties: {a: {const: 1}, b: {const: 2}}}, {a: 1, b: 2}],
  ['nothing that is read only', {type: 'object', properties: {a: {const: 1}, b: {const: 2, readOnly: true}}}, {a: 1}],
  [
    'fields that are called like keywords',
    {type: 'object', properties: {type: {const: 1}, example: {const: 2}}},
    {type: 1, example: 2},
  ],
  [
    'fields that are called as what every object has',
    {
      type: 'object',
      required: ['__proto__', 'hasOwnProperty'],
      properties: {['__proto__']: {const: 1}, hasOwnProperty: {const: 2}, other: {const: 3}},
    },
    {['__proto__']: 1, hasOwnProperty: 2},
  ],
  ['a schema that contains itself', {$ref: '#/Tree'}, {name: 'string'}],
  [
    'an example that fits, of several',
    {type: 'string', format: 'uuid', examples: ['4f4e4e1-c824', '4f4e4e1a-c824-4d63-b37a-d8d698862f1d']},
    '4f4e4e1a-c824-4d63-b37a-d8d698862f1d',
  ],
  [
    'no example that does not fit',
    {type: 'object', required: ['a'], properties: {a: {type: 'integer', minimum: 3, example: 'three'}}},
    {a: 3},
  ],
  [
    'one that fits one form alone',
    {
      oneOf: [
        {type: 'object', properties: {a: {type: 'string'}}},
        {type: 'object', properties: {b: {type: 'string'}}, additionalProperties: false},
      ],
    },
    {a: 'string'},
  ],
  [
    'a form with the value that stands for it',
    {oneOf: [{$ref: '#/Tree'}, {type: 'object', required: ['wings']}], discriminator: {propertyName: 'kind'}},
    {name: 'string', kind: 'Tree'},
  ],
  ['a form of the type that stands beside it', {type: 'string', oneOf: [{maxLength: 3}, {minLength: 9}]}, 'str'],
  [
    'what the narrower part of allOf says',
    {allOf: [{required: ['a'], properties: {a: {enum: ['x']}}}, {properties: {a: {type: 'string'}}}]},
    {a: 'x'},
  ],
  [
    'a text for what is required and described nowhere',
    {type: 'object', required: ['a'], properties: {b: {type: 'integer'}}},
    {a: 'string'},
  ],
  ['no plausible secret', {type: 'string', format: 'password'}, 'YOUR_PASSWORD'],
];

for (const [name, schema, value] of VALUES) {
  test(`a made value is ${name}`, () => {
    expect(made(schema)).toEqual(value);
    expect(made(schema)).toEqual(made(schema));
  });
}

test('a schema that contains itself ends, with all that is optional too', () => {
  expect(made({allOf: [{$ref: '#/Tree'}, {required: ['children']}]})).toEqual({
    name: 'string',
    children: [{name: 'string'}],
  });
});

const OLD = {
  openapi: '3.0.3',
  paths: {
    '/old/{id}': {
      parameters: [{name: 'id', in: 'path', required: true, schema: {oneOf: [{type: 'integer'}, {type: 'string'}]}}],
      get: {
        parameters: [{name: 'size', in: 'query', schema: {type: 'number', minimum: 1, exclusiveMinimum: true}}],
        responses: {
          200: {
            description: '',
            content: {
              'application/json': {
                schema: {type: 'object', required: ['a'], properties: {a: {nullable: true, enum: [1]}}},
              },
            },
          },
        },
      },
    },
  },
};

test('the sandbox simulates OpenAPI 3.0, whose bounds and nulls are written otherwise', async () => {
  const simulator = openPlain('old', upgrade(OLD) as Contract);
  const get = (target: string) =>
    simulator.answer({method: 'GET', target, headers: {}, body: Buffer.alloc(0), address: ''});
  expect(await get('/old/5?size=1.5')).toMatchObject({status: 200, body: '{"a":1}'});
  expect(JSON.parse((await get('/old/5?size=1')).body)).toMatchObject({
    status: 400,
    errors: [{field: '/query/size', rule: 'exclusiveMinimum'}],
  });
});

const FORMS = (one: Schema, other: Schema) => ({
  paths: {
    '/form': {
      post: {
        requestBody: {
          content: {'application/json': {schema: {$id: 'https://forms.example/form', oneOf: [one, other]}}},
        },
        responses: {},
      },
    },
  },
});

test('the sandbox refuses what fits two forms where a value fits one of them alone, and else takes it', async () => {
  const post = async (one: Schema, other: Schema, body: object) =>
    (
      await openPlain('forms', FORMS(one, other) as unknown as Contract).answer({
        method: 'POST',
        target: '/form',
        headers: {'content-type': 'application/json'},
        body: Buffer.from(JSON.stringify(body)),
        address: '',
      })
    ).status;
  const [a, b] = ['a', 'b'].map((name) => ({
    type: 'object',
    required: [name],
    properties: {[name]: {type: 'string'}},
  }));
  expect([await post(a, b, {a: 'x'}), await post(a, b, {a: 'x', b: 'x'}), await post(a, b, {})]).toEqual([
    200, 400, 400,
  ]);
  expect([
    await post({type: 'string'}, {type: 'string', title: 'Other'}, 'x' as unknown as object),
    await post({type: 'string'}, {type: 'string', title: 'Other'}, {}),
  ]).toEqual([200, 400]);
});

test('where no value can be made that fits, the answer says so and asks for an example', async () => {
  const never = {type: 'string', not: {type: 'string'}};
  const document = {paths: {'/never': {get: {responses: {200: {content: {'application/json': {schema: never}}}}}}}};
  const answer = await openPlain('never', document as unknown as Contract).answer({
    method: 'GET',
    target: '/never',
    headers: {},
    body: Buffer.alloc(0),
    address: '',
  });
  expect(answer.status).toBe(501);
  expect(answer.body).toContain('请在契约中补一个 example');
});
