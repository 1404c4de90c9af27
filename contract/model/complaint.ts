import type {Field} from './fields';
import type {Schema} from '../read/openapi';
import {pointerOf} from '../read/reference-targets';
import * as words from '../../words';

/** An entry about one field in the `errors` of a failure. */
export type Complaint = {
  /** JSON Pointer from the root of the request, e.g. `/items/0/amount`. */
  readonly field: string;
  readonly rule: string;
  readonly message: string;
};

/** A field with its place in the request. */
type Placed = {readonly field: Field; readonly pointer: string};

/** Groups of similar keywords, the simplest first: if no field has the keyword of a rule, another one of its group is used. */
const KINDS: readonly (readonly (keyof Schema)[])[] = [
  ['pattern', 'format'],
  ['maxItems', 'x-maximum', 'maximum', 'enum', 'const', 'maxLength', 'minimum'],
  ['contentMediaType'],
];

/** The fields with their nested fields; items of a list as in its first item. */
function placed(fields: readonly Field[], above = ''): readonly Placed[] {
  return fields.flatMap((field) => {
    const pointer = above + pointerOf([field.name]);
    return [{field, pointer}, ...placed(field.children, field.schema.items ? `${pointer}/0` : pointer)];
  });
}

/**
 * The error that a response reports about a request: that of the first field that can violate the rule.
 *
 * @param rule of an error code: `required`, or a keyword of JSON Schema
 * @param fields of the request
 * @returns undefined if no field can violate it
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
