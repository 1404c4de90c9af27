import type {Field} from './fields';
import type {Schema} from '../openapi/types';
import {pointerOf} from '../read/reference-targets';
import * as words from '../words';

/** An item of the array `errors` in the response of a failure: a field of the request that breaks a rule. */
export type Complaint = {
  /** JSON Pointer into the request, e.g. `/items/0/amount`. */
  readonly field: string;
  readonly rule: string;
  readonly message: string;
};

/** A field with its JSON Pointer in the request. */
type Placed = {readonly field: Field; readonly pointer: string};

/**
 * Groups of keywords, the simplest first: for an error code whose rule is in a group, the example uses the first keyword of the group that a
 * field has.
 */
const KINDS: readonly (readonly (keyof Schema)[])[] = [
  ['pattern', 'format'],
  ['maxItems', 'x-maximum', 'maximum', 'enum', 'const', 'maxLength', 'minimum'],
  ['contentMediaType'],
];

/** The fields and their descendants; fields inside an array get the pointer of its first item. */
function placed(fields: readonly Field[], above = ''): readonly Placed[] {
  return fields.flatMap((field) => {
    const pointer = above + pointerOf([field.name]);
    return [{field, pointer}, ...placed(field.children, field.schema.items ? `${pointer}/0` : pointer)];
  });
}

/**
 * Makes an example of an item of `errors`: about the first field of the request that can break the rule.
 *
 * @param rule the rule of an error code: `required`, or a keyword of JSON Schema
 * @param fields top-level fields of the request
 * @returns undefined where no field can break the rule
 */
export function complaintOf(rule: string, fields: readonly Field[]): Complaint | undefined {
  // A request without a path parameter has another path, and so another error.
  const all = placed(fields.filter(({place}) => place !== 'path'));
  if (rule === 'required') {
    const missing = all.find(({field}) => field.required);
    return (
      missing && {
        field: missing.pointer,
        rule,
        message: words.interpolate(words.fields.missing, {field: missing.field.path}),
      }
    );
  }
  for (const keyword of KINDS.find((kind) => kind.includes(rule as keyof Schema)) ?? [rule as keyof Schema]) {
    const found = all.find(({field: {schema}}) => schema[keyword] !== undefined);
    if (found)
      return {
        field: found.pointer,
        rule: keyword,
        message: words.interpolate(words.fields.breaks, {field: found.field.path, rule: keyword}),
      };
  }
  return undefined;
}
