import type {Schema} from '../read/json-schema';
import {hintOf, isData} from './expand';
import type {Expanded} from './expand';

type Changing = {-readonly [Key in keyof Schema]: Schema[Key]};
type Change = (node: Changing) => void;

/** How often in all a value is made to see whether it fits: a schema that nothing fits ends here. */
const ATTEMPTS = 500;

const without = (schema: Schema, ...keys: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));

/** The schema with all of its properties required. */
const whole = (schema: Schema): Schema => ({
  ...schema,
  ...(schema.properties && {required: Object.keys(schema.properties)}),
  ...(schema.allOf && {allOf: schema.allOf.map(whole)}),
});

/** With this value in place of what the schema gives; none where it is to be made of type and limits. */
function withExample(value: unknown): Change {
  return (node) => {
    ['example', 'examples', 'default'].forEach((key) => delete node[key as keyof Schema]);
    if (value !== undefined) node.example = value;
  };
}

/** With a text for each field that must be there and is described nowhere. */
const named = ({required = [], properties, ...schema}: Schema): Schema => ({
  ...schema,
  required,
  properties: {...Object.fromEntries(required.map((name) => [name, {type: 'string'}])), ...properties},
});

/** What can be changed of a part so that other values are made of it, the least first. */
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
    yield withExample(found ?? hintOf(without(written, 'example', 'examples', 'default')));
  }
  if (node.required) yield (changing) => Object.assign(changing, named(changing));
  if (node.properties ?? node.allOf) yield (changing) => Object.assign(changing, whole(without(changing, 'anyOf')));
  for (const form of anyOf) {
    yield (changing) => void (changing.anyOf = [form]);
    yield (changing) => void (changing.anyOf = [whole(form)]);
  }
}

/**
 * Changes the parts of an expanded schema, inner ones first, until the value that is made of each fits what is written there: another form,
 * everything that may be there, an example that is allowed. Parts that nothing fits stay as they are.
 *
 * @param make makes a value of a part
 * @param fits whether a value fits a schema as it is written
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
    // Fields of an object may have the names of such keys.
    Object.entries(node).forEach(([key, part]) => !(own && isData(key)) && visit(part));
    if (own) repairPart(node, own);
  };
  visit(schema);
}
