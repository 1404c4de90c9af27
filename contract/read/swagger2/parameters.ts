import {withoutKeys} from '../../values/without-keys';
import {isNode} from '../../openapi/nodes';
import type {Keys} from '../position';
import type {Origins} from './origins';
import * as words from '../../words';

type Node = Readonly<Record<string, unknown>>;

/** A parameter with its keys in the file. */
export type Placed = {readonly node: Node; readonly keys: Keys};

/** Keys of a parameter or header that belong to its schema. */
const OF_SCHEMA = new Set(
  ['type', 'format', 'items', 'default', 'enum', 'multipleOf', 'pattern', 'nullable', 'uniqueItems', 'title'].concat([
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'additionalProperties',
    'properties',
  ]),
);

const isOfSchema = (key: string): boolean => OF_SCHEMA.has(key) || key.startsWith('x-enum');

/**
 * The OpenAPI 3.0 style of each `collectionFormat` in queries and forms. `multi` is the default style; in paths and headers only commas are
 * possible.
 */
const STYLES: Readonly<Record<string, object>> = {
  csv: {style: 'form', explode: false},
  ssv: {style: 'spaceDelimited', explode: false},
  pipes: {style: 'pipeDelimited', explode: false},
};

const only = (node: Node, keep: (key: string) => boolean): Node =>
  Object.fromEntries(Object.entries(node).filter(([key]) => keep(key)));

/** The schema of a parameter or header; `collectionFormat` of nested arrays has no equivalent. */
function schemaOf(node: Node): Node {
  const own = only(node, isOfSchema);
  return {
    ...(isNode(node.schema) && node.schema),
    ...own,
    ...(isNode(own.items) && {items: withoutKeys(own.items, 'collectionFormat')}),
  };
}

/** Keys of a parameter that apply to arrays. */
const OF_LISTS = ['items', 'collectionFormat', 'default', 'enum', 'uniqueItems', 'minItems', 'maxItems'];

/** Converts a tab-separated array to a string, as OpenAPI 3.0 has no style for it. */
function tabbed(node: Node): Node {
  if (node.type !== 'array' || node.collectionFormat !== 'tsv') return node;
  const description = [node.description, words.fields.sending.tabs].filter(Boolean).join('\n\n');
  return {...withoutKeys(node, ...OF_LISTS), type: 'string', description};
}

const styleOf = ({type, collectionFormat = 'csv'}: Node): object | undefined =>
  type === 'array' ? STYLES[String(collectionFormat)] : undefined;

/** Converts a path, query or header parameter, or a response header, to one with a schema. */
export function withSchema({node: written, keys}: Placed, {from}: Origins): Node {
  if (written.$ref !== undefined) return written;
  const node = tabbed(written);
  const others = only(node, (key) => !isOfSchema(key) && key !== 'schema' && key !== 'collectionFormat');
  return from(keys, {
    ...others,
    ...(node.in === 'query' && styleOf(node)),
    schema: from(keys, schemaOf(node)),
  });
}

const isFile = ({type, format}: Node): boolean => type === 'string' && format === 'binary';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';

const isForm = (type: string): boolean => type.startsWith(PARTS) || type.startsWith(FORM);

/** Media types of a form: those of `consumes` that are form types, `multipart/form-data` alone if there are files; else a default. */
function formTypes(parts: readonly Placed[], consumes: readonly string[]): readonly string[] {
  const hasFiles = parts.some(({node}) => isFile(node));
  const named = consumes.filter((type) => isForm(type) && !(hasFiles && type.startsWith(FORM)));
  return named.length > 0 ? named : [hasFiles ? PARTS : FORM];
}

/** Converts `formData` parameters to a request body. */
function formOf(written: readonly Placed[], consumes: readonly string[], {from}: Origins): Node {
  const parts = written.map(({node, keys}) => ({node: tabbed(node), keys}));
  const required = parts.filter(({node}) => node.required === true).map(({node}) => node.name);
  const properties = parts.map(({node, keys}) => {
    const said = only(node, (key) => key === 'description' || key === 'example' || /^x-(?!enum)/.test(key));
    return [String(node.name), from(keys, {...said, ...schemaOf(node)})] as const;
  });
  const encoding = parts.flatMap(({node}) => {
    const style = styleOf(node);
    return style ? [[String(node.name), style] as const] : [];
  });
  const media = {
    schema: {type: 'object', ...(required.length > 0 && {required}), properties: Object.fromEntries(properties)},
    ...(encoding.length > 0 && {encoding: Object.fromEntries(encoding)}),
  };
  return {
    ...(required.length > 0 && {required: true}),
    content: Object.fromEntries(formTypes(parts, consumes).map((type) => [type, from(parts[0].keys, {...media})])),
  };
}

const JSON_TYPE = 'application/json';

/** The schema of a body parameter; generators also write `type` in place of `schema`. */
const bodySchema = ({schema, type, items}: Node): Node =>
  (schema as Node | undefined) ?? (type === undefined ? {} : {type, ...(items !== undefined && {items})});

/** Merges several body parameters, which the standard does not allow but generators write, into one body with alternatives. */
function alternativesOf(bodies: readonly Placed[], {from}: Origins): Placed {
  const anyOf = bodies.map(({node, keys}) => {
    const {name, description} = node;
    return from(keys, {title: name, ...(description !== undefined && {description}), ...bodySchema(node)});
  });
  const required = bodies.every(({node}) => node.required === true);
  return {node: {...(required && {required}), schema: {anyOf}}, keys: bodies[0].keys};
}

/**
 * Converts the body and form parameters of an operation to a request body.
 *
 * @param parameters parameters of the path item and the operation; the last one of a name takes precedence
 * @param consumes media types of the request
 * @returns undefined without such parameters
 */
export function bodyOf(parameters: readonly Placed[], consumes: readonly string[], origins: Origins): Node | undefined {
  const {from} = origins;
  const lastOf = (place: string): readonly Placed[] =>
    Array.from(
      new Map(parameters.filter(({node}) => node.in === place).map((one) => [one.node.name, one] as const)).values(),
    );
  const [bodies, fields] = [lastOf('body'), lastOf('formData')];
  const form = fields.length > 0 ? formOf(fields, consumes, origins) : undefined;
  if (bodies.length === 0) return form;
  const {node, keys} = bodies.length === 1 ? bodies[0] : alternativesOf(bodies, origins);
  const {example} = node;
  const own = form ? consumes.filter((type) => !isForm(type)) : consumes;
  const types = own.length > 0 ? own : [JSON_TYPE];
  const media = {schema: bodySchema(node), ...(example !== undefined && {example})};
  return from(keys, {
    ...withoutKeys(node, 'in', 'name', 'schema', 'example', 'type', 'items', ...(form ? ['required'] : [])),
    content: {
      ...Object.fromEntries(types.map((type) => [type, from(keys, {...media})])),
      ...(form?.content as Node | undefined),
    },
  });
}

/** The `content` of a response; undefined if it has no schema and no examples. */
export function contentOf(node: Node, keys: Keys, produces: readonly string[], {from}: Origins): Node | undefined {
  const {schema} = node;
  const written = Object.entries(isNode(node.examples) ? node.examples : {});
  const examples = Object.fromEntries(written.filter(([type]) => type.includes('/')));
  // Generators write names instead of media types as keys of `examples`.
  const named = written.filter(([type]) => !type.includes('/')).map(([name, value]) => [name, {value}] as const);
  const usual = isNode(schema) && isFile(schema) ? 'application/octet-stream' : JSON_TYPE;
  const others = produces.length > 0 ? produces : Object.keys(examples).length > 0 ? [] : [usual];
  const types = Array.from(
    new Set([...(schema === undefined && named.length === 0 ? [] : others), ...Object.keys(examples)]),
  );
  if (types.length === 0) return undefined;
  return Object.fromEntries(
    types.map((type) => [
      type,
      from(keys, {
        ...(schema !== undefined && {schema}),
        ...(examples[type] !== undefined && {example: examples[type]}),
        ...(named.length > 0 && {examples: Object.fromEntries(named)}),
      }),
    ]),
  );
}
