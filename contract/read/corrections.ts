import type {ErrorObject} from 'ajv/dist/2020';
import {nearest} from '../suggestion';
import {isNode} from './nodes';
import {pointerKeys, ownValue} from './reference-targets';

/** A change of one place of a document; `undefined` takes it out. */
export type Edit = {readonly keys: readonly string[]; readonly to: (before: unknown) => unknown};

const drop = (keys: readonly string[]): Edit => ({keys, to: () => undefined});
const set = (keys: readonly string[], value: unknown): Edit => ({keys, to: () => value});

/** Types of other languages and of Swagger 2.0, in the words of JSON Schema. */
const TYPES: Readonly<Record<string, object>> = {
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
  date: {type: 'string', format: 'date'},
  datetime: {type: 'string', format: 'date-time'},
  list: {type: 'array'},
  map: {type: 'object'},
  file: {type: 'string', contentMediaType: 'application/octet-stream'},
  ...Object.fromEntries(
    ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'].map((type) => [type, {type}]),
  ),
};

/** Maps of which every name is shown, whatever is under it. */
const NAMES = ['properties', 'schemas', 'responses', 'paths'];
/** What a document says of these is shown without them. */
const DISPENSABLE = ['responses', 'info', 'title'];

const last = (keys: readonly string[]): string => keys[keys.length - 1] ?? '';

/** Texts without which a part is shown: some tools write a reference to a file of Markdown there. */
const TEXTS = ['description', 'summary', 'title'];

/** What a scalar of another type means; nothing where it means nothing of this type. */
function converted(value: unknown, type: unknown): unknown {
  if (type === 'string' && ['number', 'boolean'].includes(typeof value)) return String(value);
  if (type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'array' && typeof value === 'string') return [value];
  return undefined;
}

/** `required: true` of a property, as in older drafts, becomes an item of `required` of its object. */
function asksFor(keys: readonly string[], isRequired: boolean): readonly Edit[] {
  const [name, map] = [keys[keys.length - 2], keys[keys.length - 3]];
  if (!isRequired || map !== 'properties') return [drop(keys)];
  const list: Edit = {
    keys: [...keys.slice(0, -3), 'required'],
    to: (before) => Array.from(new Set([...(Array.isArray(before) ? (before as string[]) : []), name])),
  };
  return [drop(keys), list];
}

function wrongType(keys: readonly string[], value: unknown, type: unknown): readonly Edit[] | undefined {
  if (value === null) return [NAMES.includes(keys[keys.length - 2]) ? set(keys, {}) : drop(keys)];
  if (type === 'array' && last(keys) === 'required' && typeof value === 'boolean') return asksFor(keys, value);
  const made = converted(value, type);
  if (made !== undefined) return [set(keys, made)];
  return type === 'string' && TEXTS.includes(last(keys)) ? [drop(keys)] : undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value is of the type that a key has: a word, or a list of texts. */
const isOfType = (value: unknown, schema: unknown): boolean =>
  isNode(schema) &&
  (Array.isArray(value)
    ? schema.type === 'array' && value.every(isText)
    : schema.type === typeof value && !isNode(value));

/** A key that is nearly another, `require` or `tag`, is read as that, and left out where it cannot be; what is more than words is not guessed. */
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

/** A status with words behind it, e.g. `204 NO_CONTENT`, as springdoc writes them; a key that is unlike any other. */
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
  // References may lead to what stands at the root of a file under a name of its own.
  if (keys.length === 0 && isNode(ownValue(error.data, key))) return [];
  const near = nearest(key, Object.keys((error.parentSchema?.properties ?? {}) as object));
  return near === undefined ? [drop([...keys, key])] : mistyped(keys, key, near, error);
}

/**
 * How to show a part of a document that offends the standard: what is written there is read as what it must mean, or left out.
 *
 * @param error what ajv found with document.schema.json
 * @param document all of the file
 * @returns nothing where the part cannot be shown
 */
export function correctionOf(error: ErrorObject, document: unknown): readonly Edit[] | undefined {
  const keys = pointerKeys(error.instancePath);
  const value = keys.reduce(ownValue, document);
  const params = error.params as {type?: unknown; additionalProperty?: string; missingProperty?: string};
  switch (error.keyword) {
    case 'type':
      return wrongType(keys, value, Array.isArray(params.type) ? params.type[0] : params.type);
    case 'enum':
      if (last(keys) !== 'type' || typeof value !== 'string') return undefined;
      return [
        {
          keys: keys.slice(0, -1),
          to: (before) => ({...withoutKey(before, 'type'), ...TYPES[value.toLowerCase()]}),
        },
      ];
    case 'additionalProperties':
      return unknownKey(keys, params.additionalProperty ?? '', error);
    case 'required':
      if (params.missingProperty === 'url' && last(keys) === 'externalDocs') return [drop(keys)];
      return DISPENSABLE.includes(params.missingProperty ?? '') ? [] : undefined;
    case 'minLength':
      return [drop(last(keys) === 'name' || last(keys) === 'url' ? keys.slice(0, -1) : keys)];
    case 'minimum':
    case 'exclusiveMinimum':
      return [drop(keys)];
    default:
      return undefined;
  }
}

const withoutKey = (node: unknown, key: string): object =>
  Object.fromEntries(Object.entries(node as object).filter(([name]) => name !== key));

function edited(node: unknown, [key, ...keys]: readonly string[], to: Edit['to']): unknown {
  if (key === undefined) return to(node);
  if (Array.isArray(node)) return node.map((part, index) => (String(index) === key ? edited(part, keys, to) : part));
  if (!isNode(node)) return node;
  const made = edited(node[key], keys, to);
  return made === undefined ? withoutKey(node, key) : {...node, [key]: made};
}

/** Removes from lists what edits took out of them; until then its place keeps those behind it where they are. */
const withoutGaps = (node: unknown, keys: readonly string[]): unknown =>
  edited(node, keys, (list) => (Array.isArray(list) ? list.filter((part) => part !== undefined) : list));

/** A document with these changes. */
export const withEdits = (document: unknown, edits: readonly Edit[]): unknown =>
  edits
    .map(({keys}) => keys.slice(0, -1))
    .reduce(
      withoutGaps,
      edits.reduce((made, {keys, to}) => edited(made, keys, to), document),
    );
