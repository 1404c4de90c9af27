import {ProblemsError} from '../problems';
import {suggestion} from '../suggestion';
import {COMMON} from './folder';
import type {Schema} from './openapi';
import {CONTRACT} from './yaml-file';
import type {YamlFile} from './yaml-file';

/** The files of a docs version that references lead through. */
type Files = {readonly names: readonly string[]; readonly yaml: (name: string) => YamlFile};

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
export function createResolve(contracts: Files, name: string): Resolve {
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
