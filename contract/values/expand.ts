import type {Schema} from '../read/json-schema';
import {numberOf} from './number';
import {textOf} from './text';

/** What holds data, in which `$ref` and `type` mean nothing. */
const DATA = ['example', 'examples', 'default', 'const', 'enum'];

/** Follows the reference of a schema, if it has one. */
export type Follow = (schema: Schema) => Schema;

/** The type that a value is made of: `null` comes last. */
function typeOf({type}: Schema): string | undefined {
  if (typeof type === 'string' || type === undefined) return type as string | undefined;
  return (type as readonly string[]).find((one) => one !== 'null') ?? type[0];
}

const isGiven = (schema: Schema): boolean => DATA.some((key) => schema[key as keyof Schema] !== undefined);

/** A value for what openapi-sampler does not look at: patterns, steps, and bounds that exclude. */
function hintOf(schema: Schema, type: string | undefined): unknown {
  if (isGiven(schema)) return undefined;
  if (type === 'number' || type === 'integer') return numberOf({...schema, type});
  return type === 'string' || schema.pattern !== undefined ? textOf(schema) : undefined;
}

const isNull = ({type, const: value}: Schema): boolean => type === 'null' || value === null;

/** The alternative that a value is made of: of those that say more than `null`, the first. */
const chosen = (alternatives: readonly Schema[]): readonly Schema[] => [alternatives.find((one) => !isNull(one)) ?? alternatives[0] ?? {}];

/** What openapi-sampler reads of a schema, its parts not expanded yet. */
function prepared(schema: Schema): Schema {
  const type = typeOf(schema);
  const {additionalProperties, oneOf, anyOf, ...others} = schema;
  const alternatives = oneOf ?? anyOf;
  const rest = {...others, ...(alternatives && {anyOf: chosen(alternatives)})};
  const isMap = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0 && !schema.properties;
  const example = hintOf(schema, type);
  return {...rest, ...(type && {type}), ...(isMap && {additionalProperties}), ...(example !== undefined && {example})};
}

/**
 * A schema in which each reference is the very object that it leads to, so that openapi-sampler sees where it comes back to itself.
 *
 * @param follow follows a reference, to another file too
 */
export function expanded(schema: Schema, follow: Follow): Schema {
  const made = new Map<unknown, unknown>();
  const copy = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const {$ref, ...siblings} = node as Schema;
    const target = typeof $ref === 'string' ? follow(node as Schema) : node;
    const known = made.get(target);
    if (known && Object.keys(siblings).length === 0) return known;
    if (Array.isArray(target)) return target.map(copy);
    const result: Record<string, unknown> = {};
    if (Object.keys(siblings).length === 0 || target === node) made.set(target, result);
    const whole = target === node ? target : {...target, ...siblings};
    Object.entries(prepared(whole as Schema)).forEach(([key, value]) => {
      result[key] = DATA.includes(key) ? value : PARTS.includes(key) ? copyParts(value) : copy(value);
    });
    return result;
  };
  /** Parts by names that may be those of keywords. */
  const copyParts = (parts: unknown): unknown =>
    typeof parts === 'object' && parts !== null ? Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, copy(part)])) : parts;
  return copy(schema) as Schema;
}

/** Keywords whose members have names of the writer's choice. */
const PARTS = ['properties', 'patternProperties', '$defs', 'definitions'];
