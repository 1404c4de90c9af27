import type {Schema} from '../read/json-schema';
import type {Follow} from './alternatives';
import {keywordsOf, together} from './together';

type Properties = Schema['properties'];

const ownOf = (properties: Schema['properties'] & {}, name: string): Schema | undefined =>
  Object.prototype.hasOwnProperty.call(properties, name) ? properties[name] : undefined;

/** Properties of two schemas; what both describe is described by both together. */
function mergeProperties(first: Properties = {}, second: Properties = {}): Properties {
  const merged = Object.entries(second).map(([name, property]): [string, Schema] => {
    const before = ownOf(first, name);
    return [name, before ? together(before, property) : property];
  });
  return Object.fromEntries([...Object.entries(first), ...merged]);
}

/** Keywords with one schema, and with schemas by name: what both parts say of these holds together. */
const ONE = ['items', 'propertyNames', 'additionalProperties'] as const;
const NAMED = ['properties', 'patternProperties'] as const;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** What both parts say of parts of the value. */
const inner = (first: Schema, second: Schema): Schema => ({
  ...Object.fromEntries(
    ONE.filter((key) => isSchema(first[key]) && isSchema(second[key])).map((key) => [
      key,
      together(first[key] as Schema, second[key] as Schema),
    ]),
  ),
  ...Object.fromEntries(
    NAMED.filter((key) => first[key] ?? second[key]).map((key) => [key, mergeProperties(first[key], second[key])]),
  ),
});

/** Keywords that a schema can have only once; where two joined schemas have one each, both are kept. */
const ALTERNATIVES = ['oneOf', 'anyOf', 'not', 'if', 'pattern'] as const;

/** Both parts of a schema as one; what cannot be joined stays in `allOf`. */
function join(first: Schema, second: Schema): Schema {
  const {then, else: otherwise} = second;
  const apart = ALTERNATIVES.filter(
    (key) => first[key] !== undefined && second[key] !== undefined && first[key] !== second[key],
  ).map((key): Schema => (key === 'if' ? {if: second.if, then, else: otherwise} : {[key]: second[key]}));
  const allOf = [...(first.allOf ?? []), ...(second.allOf ?? []), ...apart];
  return {
    ...keywordsOf(first, second),
    ...(apart.length > 0 && Object.fromEntries(ALTERNATIVES.map((key) => [key, first[key] ?? second[key]]))),
    ...(first.if && second.if && {then: first.then, else: first.else}),
    ...inner(first, second),
    ...((first.required ?? second.required) && {required: [...(first.required ?? []), ...(second.required ?? [])]}),
    allOf: allOf.length > 0 ? allOf : undefined,
  };
}

/** @param seen lists of parts that were taken in already: what comes to one in many ways takes it in once */
function flattenOnce(schema: Schema, follow: Follow, seen: Set<unknown>): Schema {
  const whole = follow(schema);
  const {allOf = []} = whole;
  if (allOf.length === 0) return whole;
  if (seen.has(allOf)) return {};
  seen.add(allOf);
  const parts = allOf.map((part) => flattenOnce(part, follow, seen));
  return [...parts, {...whole, allOf: undefined}].reduce(join, {});
}

/**
 * The schema with its references followed and its `allOf` merged into one object. A part that contains the schema itself says
 * nothing new and is left out.
 */
export const flatten = (schema: Schema, follow: Follow): Schema => flattenOnce(schema, follow, new Set());
