import {expect, test} from './plain-test';
import {fieldsOf} from '../../contract/model/expand';
import {allFields} from '../../contract/model/fields';
import type {Field} from '../../contract/model/fields';
import type {Schema} from '../../contract/read/openapi';

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Node: {
    type: 'object',
    properties: {name: {type: 'string'}, parent: {$ref: 'Node'}, children: {type: 'array', items: {$ref: 'Node'}}},
  },
  Cat: {type: 'object', properties: {kind: {const: 'cat'}, lives: {type: 'integer'}}},
  Dog: {type: 'object', properties: {kind: {const: 'dog'}, bark: {type: 'boolean'}}},
};

const resolve = (schema: Schema): Schema => (schema.$ref ? SCHEMAS[schema.$ref] : schema);
const fields = (properties: Schema['properties'], more: Schema = {}) =>
  fieldsOf({type: 'object', properties, ...more}, 'a.req', resolve);
const one = (schema: Schema): Field => fields({x: schema})[0];
const told = (schema: Schema): readonly string[] => [one(schema).type, ...one(schema).limits];

test('types are named as JSON Schema says them, lists of lists and several types too', () => {
  expect(told({type: ['string', 'null']})).toEqual(['string']);
  expect(told({type: ['string', 'integer']})).toEqual(['string | integer']);
  expect(told({type: 'array', items: {type: 'array', items: {type: 'number'}}})).toEqual(['number[][]']);
  expect(told({type: 'array', items: {anyOf: [{type: 'string'}, {type: 'integer'}]}})).toEqual([
    '(string | integer)[]',
  ]);
  expect(told({enum: [1, 'a', null]})).toEqual(['integer | string']);
  expect(told({})).toEqual(['任意']);
});

test('every bound of a value is told, those of items too', () => {
  expect(told({type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.01})).toEqual([
    'number',
    '取值大于 0',
    '取值小于 1',
    '取值是 0.01 的倍数',
  ]);
  expect(told({type: 'string', pattern: '^a$', contentEncoding: 'base64', contentMediaType: 'image/png'})).toEqual([
    'string',
    '样式 ^a$',
    '编码 base64',
    '内容 image/png',
  ]);
  expect(told({type: 'array', uniqueItems: true, minItems: 1, items: {type: 'string', maxLength: 3}})).toEqual([
    'string[]',
    '数量不少于 1 项',
    '各项不重复',
    '每项长度不超过 3',
  ]);
  expect(told({type: 'object', minProperties: 1, propertyNames: {pattern: '^k'}})).toEqual([
    'object',
    '字段不少于 1 个',
    '字段名样式 ^k',
  ]);
});

test('maps, patterns of names and positions of a tuple are fields', () => {
  const names = (schema: Schema) => one(schema).children.map(({name, type, anchor}) => [name, type, anchor]);
  expect(names({additionalProperties: {type: 'integer'}})).toEqual([['*', 'integer', 'a.req.x.any']]);
  expect(names({patternProperties: {'^x-': {type: 'string'}}})).toEqual([['/^x-/', 'string', 'a.req.x.x']]);
  expect(names({type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}]})).toEqual([
    ['[0]', 'string', 'a.req.x.0'],
    ['[1]', 'integer', 'a.req.x.1'],
  ]);
});

test('a schema that contains itself is shown once, with the way back at its return', () => {
  const node = one({$ref: 'Node'});
  expect(node.children.map(({path, shownAt}) => [path, shownAt])).toEqual([
    ['x.name', undefined],
    ['x.parent', 'a.req.x'],
    ['x.children', 'a.req.x'],
  ]);
  expect(node.children[2].type).toBe('object[]');
});

test('forms are choices with the values that tell them apart; a form or null is that form', () => {
  const pet = one({oneOf: [{$ref: 'Cat'}, {$ref: 'Dog'}], discriminator: {propertyName: 'kind'}});
  expect(pet.choices?.discriminator).toBe('kind');
  expect(
    pet.choices?.options.map(({name, anchor, children}) => [name, anchor, children.map(({path}) => path)]),
  ).toEqual([
    ['cat', 'a.req.x.cat', ['x（cat）.kind', 'x（cat）.lives']],
    ['dog', 'a.req.x.dog', ['x（dog）.kind', 'x（dog）.bark']],
  ]);
  expect(one({anyOf: [{$ref: 'Cat'}, {type: 'null'}]}).children.map(({name}) => name)).toEqual(['kind', 'lives']);
  expect(one({anyOf: [{type: 'string'}, {type: 'integer'}]}).choices).toBeUndefined();
  expect(told({anyOf: [{required: ['a']}, {required: ['b', 'c']}]})).toEqual(['任意', '至少满足一项：有 a；有 b 和 c']);
});

test('parts of allOf are one object, alternatives in two of them stay apart', () => {
  const both: Schema = {
    allOf: [
      {$ref: 'Cat'},
      {properties: {lives: {description: 'nine'}}},
      {oneOf: [{required: ['a']}, {required: ['b']}]},
      {oneOf: [{required: ['c']}, {required: ['d']}]},
    ],
  };
  expect(one(both).children.map(({name, type, description}) => [name, type, description])).toEqual([
    ['kind', 'string', ''],
    ['lives', 'integer', 'nine'],
  ]);
  expect(one(both).unshown).toEqual({allOf: [{oneOf: [{required: ['c']}, {required: ['d']}]}]});
});

test('what no list of fields can show is kept as JSON Schema', () => {
  expect(one({type: 'string', not: {const: 'x'}}).unshown).toEqual({not: {const: 'x'}});
  expect(one({type: 'object', if: {properties: {a: {minimum: 5}}}, then: {required: ['b']}}).unshown).toEqual({
    if: {properties: {a: {minimum: 5}}},
    then: {required: ['b']},
  });
  expect(one({type: 'string'}).unshown).toBeUndefined();
});

test('fields that another one asks for say so', () => {
  const [, card] = fields({credit: {type: 'string'}, card: {type: 'string'}}, {dependentRequired: {credit: ['card']}});
  expect(card.condition).toBe('有 credit 时必填');
});

test('names that differ in what anchors cannot hold have anchors of their own', () => {
  expect(fields({'a b': {}, 'a-b': {}, 'A.B': {}}).map(({anchor}) => anchor)).toEqual([
    'a.req.a-b',
    'a.req.a-b-2',
    'a.req.A-B-3',
  ]);
});

test('schemas that contain each other in every order end', () => {
  const names = Array.from({length: 30}, (_, index) => `S${index}`);
  const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
    names.map((name) => [name, {properties: Object.fromEntries(names.map((other) => [other, {$ref: other}]))}]),
  );
  const all = allFields(fieldsOf({$ref: 'S0'}, 'a.req', ({$ref, ...schema}) => ($ref ? schemas[$ref] : schema)));
  expect(all.length).toBeLessThan(2000);
});
