import {isInternal} from './internal';
import {isData, isNode, mapNodes} from '../openapi/nodes';
import {isNumeral, plainNumbers, sourceOf} from '../values/numerals';
import {isMethod} from '../values/methods';

type Node = Readonly<Record<string, unknown>>;

const SCHEMA = ['schema', 'items', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const MAPS = ['schemas', 'properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** Converts a boolean schema: `true` allows everything, `false` nothing. */
const written = (schema: unknown): unknown => (typeof schema === 'boolean' ? (schema ? {} : {not: {}}) : schema);

function withoutBooleans(key: string, value: unknown): unknown {
  if (SCHEMA.includes(key)) return written(value);
  if (LISTS.includes(key) && Array.isArray(value) && value.some((part) => typeof part === 'boolean'))
    return value.map(written);
  if (!MAPS.includes(key) || !isNode(value) || !Object.values(value).some((part) => typeof part === 'boolean'))
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, written(part)]));
}

/** Maps the values of an object; returns the same object if no value changes. */
function mapEntries(node: Node, change: (key: string, value: unknown) => unknown): Node {
  const entries = Object.entries(node);
  const made = entries.map(([key, value]): [string, unknown] => [key, change(key, value)]);
  return made.every(([, value], index) => value === entries[index][1]) ? node : Object.fromEntries(made);
}

/** `{minimum: 1, exclusiveMinimum: true}` → `{exclusiveMinimum: 1}`. */
function withBound(node: Node, bound: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum'): Node {
  if (typeof node[exclusive] !== 'boolean') return node;
  const {[bound]: value, [exclusive]: excludes, ...rest} = node;
  return value === undefined ? rest : {...rest, [excludes ? exclusive : bound]: value};
}

function withNull({nullable, ...node}: Node): Node {
  if (nullable !== true) return node;
  if (typeof node.type === 'string') return {...node, type: [node.type, 'null']};
  const {$ref, allOf, ...rest} = node;
  const value = $ref === undefined ? {allOf} : {$ref};
  return $ref === undefined && allOf === undefined ? node : {...rest, anyOf: [value, {type: 'null'}]};
}

function withContent(node: Node): Node {
  if (node.type !== 'string' || !['binary', 'base64', 'byte'].includes(node.format as string)) return node;
  const {format, ...rest} = node;
  return format === 'binary'
    ? {contentMediaType: 'application/octet-stream', ...rest}
    : {...rest, contentEncoding: 'base64'};
}

/** Keywords with numeric values. Elsewhere a number whose source text JavaScript would not reproduce was meant as a string, e.g. `version: 1.10`. */
const NUMBERS = /^(?:exclusive)?m(?:in|ax)(?:imum|Length|Items|Properties|Contains)$|^multipleOf$/i;

/**
 * Converts numbers that kept their source text: to JavaScript numbers in numeric keywords and extensions, to strings in other keywords and in
 * data of string schemas.
 */
function withNumbers(node: Node): Node {
  const isText = node.type === 'string' || (Array.isArray(node.type) && node.type.join() === 'string,null');
  return mapEntries(node, (key, value) => {
    if (key.startsWith('x-')) return plainNumbers(value);
    if (isData(key, value)) return !isText ? value : Array.isArray(value) ? value.map(sourceOf) : sourceOf(value);
    return isNumeral(value) ? (NUMBERS.test(key) ? plainNumbers(value) : sourceOf(value)) : value;
  });
}

/** Encoding Objects of `prefixEncoding` and `itemEncoding`, by the names that fields of arrays have. */
const partsByName = (first: unknown, others: unknown): Node => ({
  ...(Array.isArray(first) && Object.fromEntries(first.map((one, index) => [`[${index}]`, one as unknown]))),
  ...(others !== undefined && {'[*]': others}),
});

/** Converts the additions of OpenAPI 3.2 to 3.1: further methods, streams (to arrays of their items), and values of examples. */
function withOlderWords(written: Node): Node {
  const {additionalOperations, itemSchema, dataValue, serializedValue, prefixEncoding, itemEncoding, ...node} = written;
  const value = dataValue ?? serializedValue;
  const encoding = partsByName(prefixEncoding, itemEncoding);
  return {
    ...node,
    ...(isNode(additionalOperations) && additionalOperations),
    ...(itemSchema !== undefined && node.schema === undefined && {schema: {type: 'array', items: itemSchema}}),
    ...(Object.keys(encoding).length > 0 && {encoding: {...(node.encoding as object | undefined), ...encoding}}),
    ...(value !== undefined && node.value === undefined && {value}),
    ...(node.in === 'querystring' && {in: 'query'}),
  };
}

const NEWER = ['additionalOperations', 'itemSchema', 'dataValue', 'serializedValue', 'prefixEncoding', 'itemEncoding'];
const isNewer = (node: Node): boolean => NEWER.some((key) => key in node) || node.in === 'querystring';

const withoutInternal = (map: Node): Node =>
  Object.values(map).some(isInternal)
    ? Object.fromEntries(Object.entries(map).filter(([, value]) => !isInternal(value)))
    : map;

/** Removes operations, paths, parameters and properties that are marked `x-internal`, which no page or download shows. */
function withoutInternalParts(node: Node): Node {
  const hidden = isNode(node.properties)
    ? Object.keys(node.properties).filter((name) => isInternal((node.properties as Node)[name]))
    : [];
  return mapEntries(
    Object.keys(node).some((key) => isMethod(key) && isInternal(node[key])) ? withoutInternal(node) : node,
    (key, value) => {
      if (['paths', 'webhooks', 'properties'].includes(key) && isNode(value)) return withoutInternal(value);
      if (key === 'parameters' && Array.isArray(value) && value.some(isInternal))
        return value.filter((one) => !isInternal(one));
      if (key === 'required' && Array.isArray(value) && hidden.length > 0)
        return value.filter((name) => !hidden.includes(name as string));
      return value;
    },
  );
}

/**
 * Converts a schema from older drafts to 2020-12; other objects have none of these keywords. Documents of OpenAPI 3.1 still have `nullable`,
 * as generators and writers keep it.
 */
function upgradeSchema(node: Node, isOld: boolean): Node {
  const bounded = withBound(withBound(node, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum');
  const own = isOld ? withContent(bounded) : bounded;
  return typeof own.nullable === 'boolean' ? withNull(own) : own;
}

/**
 * Converts a document from OpenAPI 3.0 or 3.2 to 3.1, boolean schemas to objects, and removes parts marked `x-internal`. Keys keep their
 * places, so that positions stay valid, and `openapi` keeps its value.
 *
 * @param document a document, or a file to which documents of either version may refer
 * @param exact whether numbers of the standard, e.g. limits, keep their source text
 * @returns the same object if nothing changed
 */
export function upgrade(document: unknown, exact = false): unknown {
  const isOld = !isNode(document) || !/^3\.[12]/.test(String(document.openapi));
  return mapNodes(document, (node) => {
    const own = withoutInternalParts(isNewer(node) ? withOlderWords(node) : node);
    return mapEntries(upgradeSchema(exact ? own : withNumbers(own), isOld), withoutBooleans);
  });
}
