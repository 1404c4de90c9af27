import type {Field} from './fields';
import type {Schema} from '../read/openapi';
import {pointerOf} from '../read/reference-targets';
import * as words from '../../words';

/** What `errors` of a failure says of one field. */
export type Complaint = {
  /** JSON Pointer from the root of what was sent, e.g. `/items/0/amount`. */
  readonly field: string;
  readonly rule: string;
  readonly message: string;
};

/** A field with where it stands in what was sent. */
type Placed = {readonly field: Field; readonly pointer: string};

/** Rules of one kind: what the first of them complains of, the others do where no field has it. The plainest come first. */
const KINDS: readonly (readonly (keyof Schema)[])[] = [
  ['pattern', 'format'],
  ['maxItems', 'x-maximum', 'maximum', 'enum', 'const', 'maxLength', 'minimum'],
  ['contentMediaType'],
];

/** The fields with those nested in them; what stands in a list is that of its first item. */
function placed(fields: readonly Field[], above = ''): readonly Placed[] {
  return fields.flatMap((field) => {
    const pointer = above + pointerOf([field.name]);
    return [{field, pointer}, ...placed(field.children, field.schema.items ? `${pointer}/0` : pointer)];
  });
}

/**
 * What an answer says is wrong with a request: of the first field that can break the rule.
 *
 * @param rule of an error code: `required`, or a keyword of JSON Schema
 * @param fields of the request
 * @returns nothing where no field can break it
 */
export function complaintOf(rule: string, fields: readonly Field[]): Complaint | undefined {
  // A request without a path parameter has another path, so the answer would not be this error.
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
