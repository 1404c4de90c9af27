import type {ErrorObject} from 'ajv/dist/2020';
import {nearest} from '../suggestion';
import {isMethod} from '../values/methods';
import {sourceOf} from '../values/numerals';
import {conversionTo, withKnownType, withListedValues, withMediaType, withPositions, withinSchema} from './conversions';
import type {Conversion} from './conversions';
import DOCUMENT from './document.schema.json';
import {withoutKeys} from '../values/without-keys';
import {isNode} from '../openapi/nodes';
import {pointerKeys, ownValue} from './reference-targets';

/**
 * A change of one node of a document; the node is removed if `to` returns undefined. `ofData`: the node is the value of an example, in which
 * numbers keep their source text.
 */
export type Edit = {readonly keys: readonly string[]; readonly to: Conversion; readonly ofData?: boolean};

const drop = (keys: readonly string[]): Edit => ({keys, to: () => undefined});
const set = (keys: readonly string[], value: unknown): Edit => ({keys, to: () => value});

/** Maps whose keys are shown even if a value is empty. */
const NAMES = ['properties', 'schemas', 'responses', 'paths'];
/** Required keys that pages do not need. */
const DISPENSABLE = ['responses', 'info', 'title', 'type', 'scheme', 'flows', 'openIdConnectUrl'];

const last = (keys: readonly string[]): string => keys[keys.length - 1] ?? '';

/** Texts that a page can do without: some tools write a reference to a Markdown file there. */
export const TEXTS: readonly string[] = ['description', 'summary', 'title'];

/** Converts `required: true` of a property, as in older drafts, to an item in `required` of its object. */
function asksFor(keys: readonly string[], isRequired: boolean): readonly Edit[] {
  const [name, map] = [keys[keys.length - 2], keys[keys.length - 3]];
  if (!isRequired || map !== 'properties') return [drop(keys)];
  const list: Edit = {
    keys: [...keys.slice(0, -3), 'required'],
    to: (before) => Array.from(new Set([...(Array.isArray(before) ? (before as string[]) : []), name])),
  };
  return [drop(keys), list];
}

/** Whether a value is empty: `null`, or `[]` for `{}`, as PHP does not distinguish empty lists and maps. */
const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value as object).length === 0);

/** Corrects an empty value: under a name or a method it becomes `{}`, in a security requirement `[]`, elsewhere it is removed. */
function nothing(keys: readonly string[]): Edit {
  const [parent = '', key = ''] = keys.slice(-2);
  if (NAMES.includes(parent) || isMethod(key)) return set(keys, {});
  return keys[keys.length - 3] === 'security' ? set(keys, []) : drop(keys);
}

function wrongType(keys: readonly string[], value: unknown, error: ErrorObject): readonly Edit[] | undefined {
  const {type: types} = error.params as {readonly type: unknown};
  const type: unknown = Array.isArray(types) ? types[0] : types;
  const key = last(keys);
  // A file cannot be left out, as others refer to it.
  if (isNothing(value) && keys.length > 0) return [nothing(keys)];
  if (key === 'required' && type === 'array' && ['true', 'false'].includes(String(value)))
    return asksFor(keys, String(value) === 'true');
  const isKeyword = !NAMES.includes(keys[keys.length - 2]);
  if (key === 'enum' && isKeyword && isNode(value)) return [{keys: keys.slice(0, -1), to: withListedValues}];
  if (key === 'items' && isKeyword && Array.isArray(value)) return [{keys: keys.slice(0, -1), to: withPositions}];
  const to = conversionTo(type, value, keys, error.parentSchema);
  if (to) return [{keys, to, ofData: error.parentSchema?.asValue === true}];
  const isWord = typeof value !== 'object' && (type === 'number' || type === 'boolean');
  return isWord || (type === 'string' && TEXTS.includes(key)) ? [drop(keys)] : undefined;
}

const firstOf = (values: unknown): unknown => (Array.isArray(values) ? values[0] : undefined) ?? '';

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value has the type of a keyword: a scalar, or an array of strings. */
const isOfType = (value: unknown, schema: unknown): boolean =>
  isNode(schema) &&
  (Array.isArray(value)
    ? schema.type === 'array' && value.every(isText)
    : schema.type === typeof value && !isNode(value));

/**
 * Renames a key that is similar to a known one, e.g. `require` or `tag`, if the value fits, and otherwise removes it; undefined if the value
 * is an object or array, which is not guessed.
 */
function mistyped(
  keys: readonly string[],
  key: string,
  near: string,
  {parentSchema, data}: ErrorObject,
): readonly Edit[] | undefined {
  const value = ownValue(data, key);
  const known = (parentSchema?.properties ?? {}) as Readonly<Record<string, unknown>>;
  if (isNode(data) && !(near in data) && isOfType(value, known[near]))
    return [drop([...keys, key]), set([...keys, near], value)];
  return typeof value === 'object' && value !== null ? undefined : [drop([...keys, key])];
}

/** A value in the place of an example, of which each unknown key is an error. */
const asExample: Conversion = (value) => (isNode(value) && Object.keys(value).join() === 'value' ? value : {value});

/**
 * Corrects an unknown key: a status followed by words, e.g. `204 NO_CONTENT`, as springdoc writes it, a keyword of a schema outside of it, or
 * a misspelt key.
 */
function unknownKey(keys: readonly string[], key: string, error: ErrorObject): readonly Edit[] | undefined {
  const [status] = /^[1-5]\d\d\b/.exec(key) ?? [];
  if (status && last(keys) === 'responses')
    return [
      {
        keys,
        to: (before) =>
          Object.fromEntries(
            Object.entries(before as object).map(([name, answer]) => [
              name === key && !(status in (before as object)) ? status : name,
              answer as unknown,
            ]),
          ),
      },
    ];
  const {schema, content, externalValue} = (error.parentSchema?.properties ?? {}) as Readonly<Record<string, unknown>>;
  if (schema && key in DOCUMENT.$defs.schema.properties) return [{keys, to: withinSchema(key)}];
  if (content && key === 'schema') return [{keys, to: withMediaType}];
  if (externalValue) return [{keys, to: asExample, ofData: true}];
  // References may lead to objects under other keys at the root of a file.
  if (keys.length === 0 && isNode(ownValue(error.data, key))) return [];
  const near = nearest(key, Object.keys((error.parentSchema?.properties ?? {}) as object));
  return near === undefined ? [drop([...keys, key])] : mistyped(keys, key, near, error);
}

/** Corrects a value that is not in the enum of the standard. */
function unknownWord(keys: readonly string[], value: unknown, allowed: unknown): readonly Edit[] | undefined {
  if (typeof value !== 'string') return undefined;
  const isOneOfSeveral = /^\d+$/.test(last(keys)) && keys[keys.length - 2] === 'type';
  if (isOneOfSeveral || last(keys) === 'type')
    return [{keys: keys.slice(0, isOneOfSeveral ? -2 : -1), to: (node) => withKnownType(node, value, allowed)}];
  const small = value.toLowerCase();
  return small !== value && Array.isArray(allowed) && allowed.includes(small) ? [set(keys, small)] : undefined;
}

/** Corrects a missing required key: pages do without some, some have a default, and else the object is removed. */
function missing(keys: readonly string[], key: string): readonly Edit[] | undefined {
  if (DISPENSABLE.includes(key)) return [];
  if (key === 'default')
    return [{keys, to: (variable) => ({...(variable as object), default: firstOf(ownValue(variable, 'enum'))})}];
  return key === 'url' || key === 'propertyName' ? [drop(keys)] : undefined;
}

/**
 * Finds the edits that make an invalid part of a document displayable: its value is converted or removed.
 *
 * @param error error of ajv with document.schema.json
 * @param document content of the file
 * @returns undefined if the part cannot be displayed
 */
export function correctionOf(error: ErrorObject, document: unknown): readonly Edit[] | undefined {
  const keys = pointerKeys(error.instancePath);
  const value = keys.reduce(ownValue, document);
  const params = error.params as {additionalProperty?: string; missingProperty?: string; allowedValues?: unknown};
  switch (error.keyword) {
    case 'type':
      return wrongType(keys, value, error);
    case 'enum':
      return unknownWord(keys, value, params.allowedValues);
    case 'pattern':
      return last(keys) === 'openapi' ? [{keys, to: sourceOf}] : undefined;
    case 'additionalProperties':
      return unknownKey(keys, params.additionalProperty ?? '', error);
    // The answer is shown under the number that it has.
    case 'propertyNames':
      return [];
    case 'required':
      return missing(keys, params.missingProperty ?? '');
    case 'minLength':
      return [drop(last(keys) === 'name' || last(keys) === 'url' ? keys.slice(0, -1) : keys)];
    case 'minimum':
    case 'exclusiveMinimum':
      return [drop(keys)];
    default:
      return undefined;
  }
}

function edited(node: unknown, [key, ...keys]: readonly string[], to: Edit['to']): unknown {
  if (key === undefined) return to(node);
  if (Array.isArray(node)) return node.map((part, index) => (String(index) === key ? edited(part, keys, to) : part));
  if (!isNode(node)) return node;
  const made = edited(node[key], keys, to);
  return made === undefined ? withoutKeys(node, key) : {...node, [key]: made};
}

/** Removes the gaps that edits left in arrays, which kept the indexes of later items valid until all edits were made. */
const withoutGaps = (node: unknown, keys: readonly string[]): unknown =>
  edited(node, keys, (list) => (Array.isArray(list) ? list.filter((part) => part !== undefined) : list));

/** Applies edits to a document; removed array items leave gaps (undefined). */
export const withGaps = (document: unknown, edits: readonly Edit[]): unknown =>
  edits.reduce((made, {keys, to}) => edited(made, keys, to), document);

/** Applies edits to a document. */
export const withEdits = (document: unknown, edits: readonly Edit[]): unknown =>
  edits.map(({keys}) => keys.slice(0, -1)).reduce(withoutGaps, withGaps(document, edits));
