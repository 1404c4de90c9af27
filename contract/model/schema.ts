import path from 'path';
import {COMMON} from '../read/contracts';
import type {Contracts} from '../read/contracts';
import {CONTRACT} from '../read/yaml-file';
import type {Position, YamlFile} from '../read/yaml-file';
import {suggestion} from '../suggestion';
import type {Schema} from '../read/openapi';
import {ProblemsError} from '../problems';

/** Looks up JSON References (`#/components/schemas/A`, `common.yaml#/components/schemas/A`) from one contract file. */
export type Resolve = (schema: Schema) => Schema;

/** Where a reference stands first. */
function keysOfReference(node: unknown, $ref: string): readonly string[] | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ((node as Schema).$ref === $ref) return ['$ref'];
  for (const [key, value] of Object.entries(node)) {
    const inner = keysOfReference(value, $ref);
    if (inner) return [key, ...inner];
  }
  return undefined;
}

/** A reference that cannot be followed, with the line of the file in which it stands. */
function brokenReference($ref: string, message: string, files: readonly YamlFile[]): ProblemsError {
  const {file, positionOf, data} = files.find((candidate) => keysOfReference(candidate.data, $ref)) ?? files[0];
  return new ProblemsError([{plugin: CONTRACT, file, ...positionOf(keysOfReference(data, $ref) ?? []), message}]);
}

/**
 * Makes the resolver of a contract.
 *
 * @param name the contract that references without a file belong to
 * @returns a function that follows `$ref` until there is none
 * @throws ProblemsError on a reference that leads nowhere or in a circle
 */
export function createResolve(contracts: Contracts, name: string): Resolve {
  return function resolve(schema, seen: readonly string[] = []): Schema {
    if (!schema.$ref) return schema;
    const {$ref} = schema;
    const [file, pointer = ''] = $ref.split('#');
    const owner = (file || name).replace(/\.yaml$/, '');
    const key = `${owner}.yaml#${pointer}`;
    const broken = (message: string) => brokenReference($ref, message, [name, COMMON].map(contracts.yaml));
    if (seen.includes(key)) throw broken(`circular $ref: ${[...seen, key].join(' → ')}. Break the circle.`);
    if (owner !== COMMON && owner !== name && !contracts.names.includes(owner)) {
      const known = [COMMON, ...contracts.names].map((other) => `${other}.yaml`);
      throw broken(`$ref "${$ref}" names a file that does not exist. Known: ${known.join(', ')}.`);
    }
    const parts = pointer.split('/').slice(1).map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
    const follow = (steps: readonly string[]) =>
      steps.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], contracts.yaml(owner).data);
    const target = follow(parts);
    if (!target) {
      const near = suggestion(parts[parts.length - 1] ?? '', Object.keys(follow(parts.slice(0, -1)) ?? {}));
      throw broken(`$ref "${$ref}" leads nowhere. Expected the name of a component.${near}`);
    }
    return (resolve as (schema: Schema, seen: readonly string[]) => Schema)(target as Schema, [...seen, key]);
  };
}

/** A schema and where it stands. */
export type Located = {
  readonly schema: Schema;
  /** Relative to the site. */
  readonly file: string;
  readonly keys: readonly (string | number)[];
};

/** Line and column of a place in the contracts. */
export function positionOf({file, keys}: Pick<Located, 'file' | 'keys'>, contracts: Contracts): Position {
  return contracts.yaml(path.posix.basename(file, '.yaml')).positionOf(keys);
}

/** Follows the `$ref` of a schema, from the file in which it stands. */
export type Locate = (located: Located) => Located;

/** Makes the function that follows references and remembers where they lead. */
export function createLocate(contracts: Contracts): Locate {
  return function locate(located) {
    const {schema, file} = located;
    if (!schema.$ref) return located;
    const [target, pointer] = schema.$ref.split('#');
    const name = path.posix.basename(target || file, '.yaml');
    const keys = pointer.split('/').slice(1).map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
    return locate({schema: createResolve(contracts, name)({$ref: `#${pointer}`}), file: contracts.yaml(name).file, keys});
  };
}

type Properties = Schema['properties'];

/** Properties of two schemas; what both describe is described by both together, the second having the last word. */
function mergeProperties(first: Properties = {}, second: Properties = {}): Properties {
  const narrowed = Object.entries(second).map(([name, property]) => [name, {...first[name], ...property}]);
  return {...first, ...Object.fromEntries(narrowed)};
}

/** The schema with its references followed and its `allOf` merged into one object. */
export function flatten(schema: Schema, resolve: Resolve): Schema {
  const resolved = resolve(schema);
  const parts = (resolved.allOf ?? []).map((part) => flatten(part, resolve));
  if (parts.length === 0) return resolved;
  return [...parts, {...resolved, allOf: undefined}].reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: mergeProperties(sum.properties, part.properties),
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}
