import {expect, test} from './plain-test';
import {fieldsOf} from '../../contract/model/expand';
import type {Schema} from '../../contract/read/openapi';

/** The conditions and limits that the fields of a schema show, by name. */
const shown = (schema: Schema) =>
  Object.fromEntries(
    fieldsOf(schema, 'a', (same) => same).map(({name, condition, limits}) => [name, [condition, ...limits]]),
  );

const text = {type: 'string'};

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
  expect(shown(schema)).toEqual({
    a: [undefined],
    b: [undefined],
    both: ['a 为 1 且 b 为 true 时必填'],
    either: ['a 不为 1 或 b 不为 true 时必填'],
  });
});
