import {ProblemsError} from '../problems';
import type {Contracts} from '../read/contracts';
import {contractName} from '../read/folder';
import type {Schema} from '../read/openapi';
import type {Position} from '../read/position';
import {followAll} from '../read/reference-targets';
import type {Resolve} from '../read/references';
import {CONTRACT} from '../read/yaml-file';

/** A schema and where it stands. */
export type Located = {
  readonly schema: Schema;
  /** Relative to the site. */
  readonly file: string;
  readonly keys: readonly (string | number)[];
};

/** Line and column of a place in the contracts. */
export function positionOf({file, keys}: Pick<Located, 'file' | 'keys'>, contracts: Contracts): Position {
  return contracts.yaml(contractName(file)).positionOf(keys);
}

/** Follows the `$ref` of a schema, from the file in which it stands. */
export type Locate = (located: Located) => Located;

/** Makes the function that follows references and remembers where they lead. */
export function createLocate(contracts: Contracts): Locate {
  return function locate(located) {
    const {schema, file} = located;
    if (!schema.$ref) return located;
    const place = followAll(contracts, contractName(file), schema.$ref);
    if (typeof place === 'string') throw new ProblemsError([{plugin: CONTRACT, file, ...positionOf(located, contracts), message: place}]);
    return {schema: place.node, file: contracts.fileOf(place.name), keys: place.keys};
  };
}

type Properties = Schema['properties'];

/** Properties of two schemas; what both describe is described by both together, the second having the last word. */
function mergeProperties(first: Properties = {}, second: Properties = {}): Properties {
  const narrowed = Object.entries(second).map(([name, property]) => [name, first[name] ? {...first[name], ...property} : property]);
  return {...first, ...Object.fromEntries(narrowed)};
}

/** Keywords of which a schema has one: where two of its parts have them, both hold. */
const ALTERNATIVES = ['oneOf', 'anyOf', 'not', 'if'] as const;

/** Both parts of a schema as one; what cannot be joined stays in `allOf`. */
function join(first: Schema, second: Schema): Schema {
  const {then, else: otherwise} = second;
  const apart = ALTERNATIVES.filter((key) => first[key] !== undefined && second[key] !== undefined).map((key): Schema =>
    key === 'if' ? {if: second.if, then, else: otherwise} : {[key]: second[key]},
  );
  const allOf = [...(first.allOf ?? []), ...(second.allOf ?? []), ...apart];
  return {
    ...first,
    ...second,
    ...(apart.length > 0 && Object.fromEntries(ALTERNATIVES.map((key) => [key, first[key] ?? second[key]]))),
    ...(first.if && second.if && {then: first.then, else: first.else}),
    ...((first.properties ?? second.properties) && {properties: mergeProperties(first.properties, second.properties)}),
    ...((first.required ?? second.required) && {required: [...(first.required ?? []), ...(second.required ?? [])]}),
    allOf: allOf.length > 0 ? allOf : undefined,
  };
}

/**
 * The schema with its references followed and its `allOf` merged into one object. A part that contains the schema itself says
 * nothing new and is left out.
 */
export function flatten(schema: Schema, resolve: Resolve, within: readonly unknown[] = []): Schema {
  const resolved = resolve(schema);
  const {allOf = []} = resolved;
  if (allOf.length === 0 || within.includes(allOf)) return allOf.length === 0 ? resolved : {...resolved, allOf: undefined};
  const parts = allOf.map((part) => flatten(part, resolve, [...within, allOf]));
  return [...parts, {...resolved, allOf: undefined}].reduce(join, {});
}
