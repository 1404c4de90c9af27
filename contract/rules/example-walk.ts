import {examplesOf, exemplifiedParts} from '../model/examples';
import {failureExample} from '../model/failure-example';
import type {Schema} from '../openapi/types';
import {operationsOf} from '../model/operations';
import {COMMON} from '../read/folder';
import {isNode} from '../openapi/nodes';
import type {Contracts} from '../read/contracts';
import {createLocate} from '../model/schema';
import type {Locate, Located} from '../model/schema';
import type {Keys} from '../read/position';

/** Called with a schema, its `$ref` resolved, and the parts of the examples that it describes. */
export type Visit = (located: Located, instances: readonly unknown[]) => void;

/** The values of a property in those instances that have it. */
export const valuesAt = (instances: readonly unknown[], name: string): readonly unknown[] =>
  instances
    .filter(isNode)
    .filter((instance) => name in instance)
    .map((instance) => instance[name]);

function walk(
  start: Located,
  instances: readonly unknown[],
  locate: Locate,
  visit: Visit,
  within: readonly Schema[] = [],
): void {
  const located = locate(start);
  if (within.includes(located.schema)) return;
  const {schema, file, keys} = located;
  const inner = (part: Schema, at: Keys, values: readonly unknown[], around?: readonly Schema[]) => {
    if (values.length > 0) walk({schema: part, file, keys: [...keys, ...at]}, values, locate, visit, around);
  };
  visit(located, instances);
  schema.allOf?.forEach((part, index) => inner(part, ['allOf', index], instances, [...within, schema]));
  if (schema.items) inner(schema.items, ['items'], instances.flat());
  Object.entries(schema.properties ?? {}).forEach(([name, property]) =>
    inner(property, ['properties', name], valuesAt(instances, name)),
  );
}

/**
 * Visits the schemas of a docs version with the values that examples have there; examples of failures are computed. A schema that several
 * interfaces share is visited once for each of them, always with the place of its definition.
 *
 * @param names the contracts of the version
 */
export function walkExamples(names: readonly string[], contracts: Contracts, visit: Visit): void {
  const locate = createLocate(contracts);
  names.forEach((name) => {
    const {file} = contracts.yaml(name);
    operationsOf(contracts.read(name))
      .flatMap(exemplifiedParts)
      .forEach((part) => {
        const instances = examplesOf(part).map(({value}) => value);
        if (part.schema) walk({schema: part.schema, file, keys: [...part.keys, 'schema']}, instances, locate, visit);
      });
  });
  const {file} = contracts.yaml(COMMON);
  const failure = contracts.common.components?.schemas?.Failure;
  const failures = Object.keys(contracts.common['x-errors']).map((number) => failureExample(number, contracts.common));
  if (failure) walk({schema: failure, file, keys: ['components', 'schemas', 'Failure']}, failures, locate, visit);
}
