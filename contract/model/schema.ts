import path from 'path';
import type {Contracts} from '../read/contracts';
import type {Position} from '../read/yaml-file';
import type {Schema} from '../read/openapi';
import {createResolve} from '../read/references';
import type {Resolve} from '../read/references';

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
