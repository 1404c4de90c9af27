/** Fields of any JSON Schema, in addition to tests/fixtures/constructs/. */
import {expect, test} from './plain-test';
import {complaintOf} from '../../contract/model/complaint';
import {fieldsOf} from '../../contract/model/expand';
import {allFields} from '../../contract/model/fields';
import type {Schema} from '../../contract/openapi/types';

const text = {type: 'string'};
const fields = (schema: Schema) => fieldsOf(schema, 'a.req', (same) => same);
const shown = (schema: Schema) =>
  Object.fromEntries(fields(schema).map(({name, condition, limits}) => [name, [condition, ...limits]]));

test('every condition of a schema and of its subschemas is described, with its opposite', () => {
  const schema = {
    properties: {kind: text, front: text, back: text, id: text, note: text, code: text},
    allOf: [
      {if: {properties: {kind: {not: {const: 'A'}}}}, then: {required: ['front']}},
      {if: {properties: {kind: {not: {anyOf: [{const: 'A'}, {const: 'B'}]}}}}, then: {required: ['back']}},
      {
        if: {properties: {kind: {enum: ['A', 'C']}}},
        then: {required: ['back'], properties: {id: {minLength: 18, maxLength: 18}}},
      },
      {if: {required: ['id']}, then: {required: ['note']}, else: {required: ['code']}},
    ],
  };
  expect(shown(schema)).toEqual({
    kind: [undefined],
    front: ['kind 不为 A 时必填'],
    back: ['kind 不为 A、B 时必填；kind 为 A、C 时必填'],
    id: [undefined, 'kind 为 A、C 时长度 18'],
    note: ['有 id 时必填'],
    code: ['没有 id 时必填'],
  });
});

test('a condition on several fields asks for all of them, its opposite for one', () => {
  const schema = {
    properties: {a: text, b: text, both: text, either: text},
    if: {properties: {a: {const: 1}, b: {const: true}}},
    then: {required: ['both']},
    else: {required: ['either']},
  };
  expect(shown(schema)).toMatchObject({
    both: ['a 为 1 且 b 为 true 时必填'],
    either: ['a 不为 1 或 b 不为 true 时必填'],
  });
});

test('a condition that words cannot tell is kept as JSON Schema', () => {
  const conditional = {if: {properties: {a: {minimum: 5}}}, then: {required: ['b']}};
  const [field] = fields({properties: {x: {type: 'object', ...conditional}}});
  expect(field.unshown).toEqual(conditional);
});

test('alternatives of what is required are described; those in two parts of allOf stay apart', () => {
  const [a, b] = [['a'], ['b', 'c']].map((required) => ({required}));
  expect(shown({properties: {x: {anyOf: [a, b]}}})).toEqual({x: [undefined, '至少满足一项：有 a；有 b 和 c']});
  const [both] = fields({properties: {x: {allOf: [{oneOf: [a, b]}, {oneOf: [{required: ['d']}, a]}]}}});
  expect(both.unshown).toEqual({allOf: [{oneOf: [{required: ['d']}, a]}]});
});

test('every field has an anchor of its own', () => {
  const anchors = (schema: Schema) => allFields(fields(schema)).map(({anchor}) => anchor.replace('a.req.', ''));
  expect(anchors({properties: {'a b': {}, 'a-b': {}, 'A.B': {}}})).toEqual(['a-b', 'a-b-2', 'A-B-3']);
  expect(anchors({properties: {x: {additionalProperties: text, patternProperties: {'^x-': text}}}})).toEqual([
    'x',
    'x.x',
    'x.any',
  ]);
  expect(anchors({properties: {x: {type: 'array', prefixItems: [text, text]}}})).toEqual(['x', 'x.0', 'x.1']);
});

test('schemas that contain each other in every order end', () => {
  const names = Array.from({length: 30}, (_, index) => `S${index}`);
  const schemas: Record<string, Schema> = Object.fromEntries(
    names.map((name) => [name, {properties: Object.fromEntries(names.map((other) => [other, {$ref: other}]))}]),
  );
  const all = allFields(fieldsOf({$ref: 'S0'}, 'a.req', ({$ref, ...schema}) => ($ref ? schemas[$ref] : schema)));
  expect(all.length).toBeLessThan(2000);
});

test('the example of a failure names a field that can break its rule, with the place within its list, and none that the path holds', () => {
  const item = {
    type: 'object',
    required: ['amount'],
    properties: {'a/b': {type: 'string', pattern: '^[0-9]+$'}, amount: {type: 'integer', maximum: 100}},
  };
  const [note, items] = fields({
    required: ['items'],
    properties: {note: text, items: {type: 'array', maxItems: 5, items: item}},
  });
  const order = [note, items];
  expect(complaintOf('required', order)).toMatchObject({field: '/items', rule: 'required'});
  expect(complaintOf('pattern', order)).toMatchObject({field: '/items/0/a~1b', rule: 'pattern'});
  expect(complaintOf('maxLength', order)).toMatchObject({field: '/items', rule: 'maxItems'});
  expect(complaintOf('pattern', [note])).toBeUndefined();
  expect(complaintOf('maxLength', [{...items, place: 'path'}])).toBeUndefined();
});
