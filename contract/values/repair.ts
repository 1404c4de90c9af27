import {withoutKeys} from './without-keys';
import type {Schema} from '../openapi/json-schema';
import {hintOf, isData} from './expand';
import type {Expanded} from './expand';

type Changing = {-readonly [Key in keyof Schema]: Schema[Key]};
type Change = (node: Changing) => void;

/** Limit of generated values: ends the search where no value is valid. */
const ATTEMPTS = 500;

/** Makes all properties required. */
const whole = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.properties && {required: Object.keys(schema.properties)}),
  ...(schema.allOf && {allOf: schema.allOf.map(whole)}),
});

/** Replaces the example of a schema; undefined removes it, so that a value is generated from type and limits. */
function withExample(value: unknown): Change {
  return (node) => {
    ['example', 'examples', 'default'].forEach((key) => delete node[key as keyof Schema]);
    if (value !== undefined) node.example = value;
  };
}

/** Adds a string property for each required field that has no schema. */
const named = ({required = [], properties, ...schema}: Schema): Schema => ({
  ...schema,
  required,
  properties: {...Object.fromEntries(required.map((name) => [name, {type: 'string'}])), ...properties},
});

/** Changes to a part that lead to other values, the smallest first. */
function* changesOf(
  {anyOf = [], ...node}: Schema,
  written: Schema,
  fits: (value: unknown) => boolean,
): Generator<Change> {
  const given = [written.example, ...(written.examples ?? []), written.default, ...(written.enum ?? [])].filter(
    (value) => value !== undefined,
  );
  if (given.length > 0) {
    const found = given.find(fits);
    yield withExample(found ?? hintOf(withoutKeys(written, 'example', 'examples', 'default')));
  }
  if (node.required) yield (changing) => Object.assign(changing, named(changing));
  if (node.properties ?? node.allOf) yield (changing) => Object.assign(changing, whole(withoutKeys(changing, 'anyOf')));
  for (const form of anyOf) {
    yield (changing) => void (changing.anyOf = [form]);
    yield (changing) => void (changing.anyOf = [whole(form)]);
  }
}

/**
 * Changes the parts of an expanded schema, inner ones first, until the value generated from each is valid by the original: another
 * alternative, optional fields, a valid example. Parts without a valid value stay as they are.
 *
 * @param make generates a value of a part
 * @param fits whether a value is valid by an original schema
 */
export function repair(
  {schema, written}: Expanded,
  make: (part: Schema) => unknown,
  fits: (schema: Schema, value: unknown) => boolean,
): void {
  const seen = new Set<unknown>();
  let attempts = 0;
  const isGood = (node: Schema, own: Schema): boolean => {
    attempts += 1;
    const value = make(node);
    return value !== undefined && fits(own, value);
  };
  const repairPart = (node: Changing, own: Schema): void => {
    if (attempts > ATTEMPTS || isGood(node, own)) return;
    const before = {...node};
    for (const change of changesOf(before, own, (value) => fits(own, value))) {
      change(node);
      if (isGood(node, own)) return;
      Object.keys(node).forEach((key) => delete node[key as keyof Schema]);
      Object.assign(node, before);
    }
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const own = written.get(node);
    // Properties may be named like these keywords.
    Object.entries(node).forEach(([key, part]) => !(own && isData(key)) && visit(part));
    if (own) repairPart(node, own);
  };
  visit(schema);
}
