import {testsWithoutValues} from '../model/conditions';
import type {Schema} from '../read/openapi';
import type {Contracts} from '../read/contracts';
import {CONTRACT} from '../read/yaml-file';
import type {Problem} from '../problems';

/** Keywords that give a field several forms, of which a field list shows none. */
const ALTERNATIVES = ['oneOf', 'anyOf'];

/** Keys under which alternatives show nothing: a condition is told in words, an example is data. */
const UNREAD = ['if', 'example', 'examples'];

function alternatives(node: unknown, keys: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !UNREAD.includes(key))
    .flatMap(([key, value]) => [
      ...(ALTERNATIVES.includes(key) && Array.isArray(value) ? [[...keys, key]] : []),
      ...alternatives(value, [...keys, key]),
    ]);
}

/** Conditions with a test that cannot be told in words, by where it stands. */
function conditionsWithoutValues(node: unknown, keys: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'if' in node ? testsWithoutValues(node.if as Schema).map((name) => [...keys, 'if', 'properties', name]) : [];
  const inner = Object.entries(node).filter(([key]) => !UNREAD.includes(key));
  return [...own, ...inner.flatMap(([key, value]) => conditionsWithoutValues(value, [...keys, key]))];
}

/** Schemas of a docs version with fields or conditions that its pages could not show. */
export function unshownProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return names.map(contracts.yaml).flatMap(({file, data, positionOf}) => {
    const problem = (keys: readonly string[], message: string): Problem => ({plugin: CONTRACT, file, ...positionOf(keys), message});
    return [
      ...alternatives(data).map((keys) =>
        problem(keys, `${keys[keys.length - 1]} is shown on no page. Expected properties, items and allOf. Give each form an operation or a field of its own.`),
      ),
      ...conditionsWithoutValues(data).map((keys) =>
        problem(keys, `the test of "${keys[keys.length - 1]}" cannot be told in words. Expected const or enum, or not of one. Write the condition so.`),
      ),
    ];
  });
}
