import {withoutKeys} from '../values/without-keys';
import {isNode} from '../openapi/nodes';

/** Converts the value that is written in a document to a valid one. */
export type Conversion = (before: unknown) => unknown;

type Node = Readonly<Record<string, unknown>>;

/** Types of programming languages and of Swagger 2.0 as JSON Schema. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  int: {type: 'integer'},
  int32: {type: 'integer'},
  int64: {type: 'integer'},
  long: {type: 'integer'},
  float: {type: 'number'},
  double: {type: 'number'},
  decimal: {type: 'number'},
  bool: {type: 'boolean'},
  str: {type: 'string'},
  text: {type: 'string'},
  ...Object.fromEntries(['uuid', 'date', 'email', 'uri'].map((format) => [format, {type: 'string', format}] as const)),
  datetime: {type: 'string', format: 'date-time'},
  list: {type: 'array'},
  map: {type: 'object'},
  file: {type: 'string', contentMediaType: 'application/octet-stream'},
  ...Object.fromEntries(
    ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'].map((type) => [type, {type}]),
  ),
};

/** Values of `type` in security schemes, including HTTP schemes that are not valid there. */
const SCHEMES: Readonly<Record<string, object>> = {
  basic: {type: 'http', scheme: 'basic'},
  bearer: {type: 'http', scheme: 'bearer'},
  jwt: {type: 'http', scheme: 'bearer', bearerFormat: 'JWT'},
  ...Object.fromEntries(
    ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'].map((type) => [type.toLowerCase(), {type}]),
  ),
};

/** Parses a type that is not from JSON Schema: `Int64`, or `string|null`; undefined if it is unknown. */
function typeFrom(word: string): object | undefined {
  const [one, ...others] = word
    .toLowerCase()
    .split(/[,|\s]+/)
    .map((part) => (Object.hasOwn(TYPES, part) ? TYPES[part] : undefined));
  if (others.length === 0 || !one) return one;
  return others.every(Boolean) ? {type: [one, ...others].map((part) => part?.type)} : undefined;
}

/**
 * Replaces an unknown `type` of a schema or security scheme, which may be one of several, by its standard equivalent, or removes all.
 *
 * @param allowed the values of `type` in the standard
 */
export function withKnownType(node: unknown, word: string, allowed: unknown): object {
  const isScheme = Array.isArray(allowed) && allowed.includes('apiKey');
  const known: {readonly type?: unknown} | undefined = isScheme ? SCHEMES[word.toLowerCase()] : typeFrom(word);
  const {type} = node as {readonly type: unknown};
  const others = Array.isArray(type) && known?.type !== undefined ? type.filter((other) => other !== word) : [];
  return {
    ...withoutKeys(node as object, 'type'),
    ...known,
    ...(others.length > 0 && {type: [known?.type, ...(others as readonly unknown[])].flat()}),
  };
}

/** Converts an `enum` that is a map of values to descriptions. */
export const withListedValues: Conversion = (schema) => {
  const {enum: texts, ...rest} = schema as {readonly enum: object};
  return {'x-enum-descriptions': texts, ...rest, enum: Object.keys(texts)};
};

/** Converts `items` from an array with a schema for each position, as in older drafts, to `prefixItems`. */
export const withPositions: Conversion = (schema) => {
  const {
    items: [one, ...others],
    ...rest
  } = schema as {readonly items: readonly unknown[]};
  return others.length === 0 ? {...rest, items: one} : {...rest, prefixItems: [one, ...others]};
};

/** Moves a keyword from a parameter or header into its schema. */
export const withinSchema =
  (key: string): Conversion =>
  (node) => {
    const {[key]: moved, schema, ...rest} = node as Node;
    return {...rest, schema: {...(isNode(schema) && schema), [key]: moved}};
  };

/** Moves a schema under a media type, for a body that has it beside `content`, as in Swagger 2.0. */
export const withMediaType: Conversion = (body) => {
  const {schema, ...rest} = body as Node;
  return {content: {'*/*': {schema}}, ...rest};
};

const valueOf = (example: unknown): unknown => (isNode(example) && 'value' in example ? example.value : example);
const exampleOf = (value: unknown): unknown =>
  isNode(value) && ('value' in value || 'externalValue' in value || '$ref' in value) ? value : {value};

function toList(value: unknown, key: string, {items}: Node): Conversion | undefined {
  if (!isNode(value)) return (before) => [before];
  if (key === 'examples') return (before) => Object.values(before as object).map(valueOf);
  return isNode(items) && items.type !== 'string' ? (before) => [before] : undefined;
}

function toObject(value: unknown, key: string, {asText, asKey, asValue, refersTo}: Node): Conversion | undefined {
  if (asValue === true) return (before) => ({value: before});
  if (Array.isArray(value))
    return key === 'examples'
      ? (before) => Object.fromEntries((before as unknown[]).map((one, index) => [index + 1, exampleOf(one)]))
      : undefined;
  if (typeof value !== 'string') return undefined;
  const type = refersTo === 'schema' ? typeFrom(value) : undefined;
  if (type) return () => type;
  if (typeof asText === 'string') return () => ({[asText]: value});
  return asKey === true ? () => ({[value]: []}) : undefined;
}

function toScalar(value: unknown, type: unknown, parent: string): unknown {
  if (type === 'string' && ['number', 'boolean'].includes(typeof value)) return String(value);
  if (type === 'string' && parent === 'tags' && isNode(value) && typeof value.name === 'string') return value.name;
  if (type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  return type === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : undefined;
}

/**
 * Finds a conversion for a value of the wrong type, e.g. from an object to an array with one item, or from a string to an object.
 *
 * @param type the type that the standard expects
 * @param keys keys of the value from the root
 * @param parentSchema the part of document.schema.json that the value violates
 * @returns undefined if the value cannot be converted
 */
export function conversionTo(
  type: unknown,
  value: unknown,
  keys: readonly string[],
  parentSchema: Node = {},
): Conversion | undefined {
  const [parent = '', key = ''] = keys.slice(-2);
  if (type === 'array') return toList(value, key, parentSchema);
  if (type === 'object') return toObject(value, key, parentSchema);
  const made = toScalar(value, type, parent);
  return made === undefined ? undefined : () => made;
}
