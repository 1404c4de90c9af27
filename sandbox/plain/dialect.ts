import type {Contract} from '../platform/contracts';
import {followed} from './document';

/** A node of a document, as far as a validator stumbles over it. */
type Node = {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: unknown;
  readonly type?: unknown;
  readonly nullable?: unknown;
  readonly oneOf?: unknown;
  readonly anyOf?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly exclusiveMinimum?: unknown;
  readonly exclusiveMaximum?: unknown;
};

/** What OpenAPI 3.0 writes otherwise than JSON Schema 2020-12: bounds that exclude, and `nullable` without a type. */
function upgraded({exclusiveMinimum, exclusiveMaximum, nullable, ...node}: Node): Node {
  const {minimum, maximum, ...rest} = node;
  const lower = exclusiveMinimum === true ? {exclusiveMinimum: minimum} : {minimum, ...(typeof exclusiveMinimum === 'number' && {exclusiveMinimum})};
  const upper = exclusiveMaximum === true ? {exclusiveMaximum: maximum} : {maximum, ...(typeof exclusiveMaximum === 'number' && {exclusiveMaximum})};
  const bounds = Object.fromEntries(Object.entries({...lower, ...upper}).filter(([, value]) => value !== undefined));
  const schema = {...rest, ...bounds};
  if (nullable === undefined) return schema;
  return rest.type === undefined ? {anyOf: [schema, {type: 'null'}]} : {...schema, nullable};
}

const DIALECT = ['exclusiveMinimum', 'exclusiveMaximum', 'nullable'];
const speaksOld = (node: Node): boolean => DIALECT.some((key) => typeof node[key as keyof Node] === 'boolean');

/** What a contract is read for: requests lack what is `readOnly`, answers what is `writeOnly`; texts may be meant as any of several types. */
export type Reading = {readonly without: 'readOnly' | 'writeOnly'; readonly texts?: boolean};

/** A contract as a validator of JSON Schema 2020-12 reads it, without the demand for fields that only the other direction carries. */
export function readable(contract: Contract, {without, texts = false}: Reading): Contract {
  const isOther = (schema: unknown): boolean => followed<Readonly<Record<string, unknown>>>(contract, {node: schema, keys: []}).node?.[without] === true;
  return JSON.parse(JSON.stringify(contract), (_key, node: Node | null) => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
    const schema = speaksOld(node) ? upgraded(node) : node;
    const {required, properties = {}, oneOf, ...rest} = schema;
    // The text 5 is a number and a text: of alternatives that exclude each other both would hold.
    if (texts && Array.isArray(oneOf) && rest.anyOf === undefined) return {...rest, ...(required !== undefined && {required}), ...(schema.properties && {properties}), anyOf: oneOf};
    if (!Array.isArray(required) || !schema.properties) return schema;
    return {...schema, required: required.filter((name: string) => !isOther(properties[name]))};
  }) as Contract;
}
