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

test('maps, patterns of names and positions of a tuple are fields', () => {
  const names = (schema: Schema) => one(schema).children.map(({name, type, anchor}) => [name, type, anchor]);
  expect(names({additionalProperties: {type: 'integer'}})).toEqual([['*', 'integer', 'a.req.x.any']]);
  expect(names({patternProperties: {'^x-': {type: 'string'}}})).toEqual([['/^x-/', 'string', 'a.req.x.x']]);
  expect(names({type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}]})).toEqual([
    ['[0]', 'string', 'a.req.x.0'],
    ['[1]', 'integer', 'a.req.x.1'],
  ]);
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
