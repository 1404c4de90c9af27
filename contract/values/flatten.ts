import type {Schema} from '../openapi/json-schema';
import type {Follow} from './alternatives';
import {keywordsOf, mergeSchemas} from './merge';

type Properties = Schema['properties'];

const ownOf = (properties: Schema['properties'] & {}, name: string): Schema | undefined =>
  Object.prototype.hasOwnProperty.call(properties, name) ? properties[name] : undefined;

/** Merges properties; a property of both is valid by both schemas. */
function mergeProperties(first: Properties = {}, second: Properties = {}): Properties {
  const merged = Object.entries(second).map(([name, property]): [string, Schema] => {
    const before = ownOf(first, name);
    return [name, before ? mergeSchemas(before, property) : property];
  });
  return Object.fromEntries([...Object.entries(first), ...merged]);
}

/** Keywords with one schema, and with schemas by name, which are merged. */
const ONE = ['items', 'propertyNames', 'additionalProperties'] as const;
const NAMED = ['properties', 'patternProperties'] as const;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The merged keywords whose values are schemas. */
const inner = (first: Schema, second: Schema): Schema => ({
  ...Object.fromEntries(
    ONE.filter((key) => isSchema(first[key]) && isSchema(second[key])).map((key) => [
      key,
      mergeSchemas(first[key] as Schema, second[key] as Schema),
    ]),
  ),
  ...Object.fromEntries(
    NAMED.filter((key) => first[key] ?? second[key]).map((key) => [key, mergeProperties(first[key], second[key])]),
  ),
});

/** Keywords that cannot be merged: of two joined schemas with the same one, both are kept. */
const ALTERNATIVES = ['oneOf', 'anyOf', 'not', 'if', 'pattern'] as const;

/** Merges two schemas; what cannot be merged stays in `allOf`. */
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

/** @param seen the `allOf` lists that are merged already: each is merged once, however many references lead to it */
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
 * Resolves the references of a schema and merges its `allOf` into one object. A part that contains the schema itself is left out, as it
 * adds nothing.
 */
export const flatten = (schema: Schema, follow: Follow): Schema => flattenOnce(schema, follow, new Set());
