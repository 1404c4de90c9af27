import {expect, test} from './plain-test';
import {complaintOf} from '../../contract/model/complaint';
import {fieldsOf} from '../../contract/model/expand';
import type {Schema} from '../../contract/read/openapi';

const ORDER: Schema = {
  type: 'object',
  required: ['items'],
  properties: {
    note: {type: 'string'},
    items: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        required: ['amount'],
        properties: {'a/b': {type: 'string', pattern: '^[0-9]+$'}, amount: {type: 'integer', maximum: 100}},
      },
    },
  },
};
const fields = fieldsOf(ORDER, 'order.req', (schema) => schema);
const [note, items] = fields;

test('a failure names a field that can break its rule, not the first one, with the place within its list', () => {
  expect(complaintOf('required', fields)).toMatchObject({field: '/items', rule: 'required'});
  expect(complaintOf('pattern', fields)).toMatchObject({field: '/items/0/a~1b', rule: 'pattern'});
  expect(complaintOf('maxLength', fields)).toMatchObject({field: '/items', rule: 'maxItems'});
});

test('it names none where no field can break the rule, and none that the path holds', () => {
  expect(complaintOf('pattern', [note])).toBeUndefined();
  expect(complaintOf('maxLength', [{...items, place: 'path'}])).toBeUndefined();
});
