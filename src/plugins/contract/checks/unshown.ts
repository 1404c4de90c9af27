import type {Contracts} from '../read';
import {PLUGIN} from '../yaml-file';
import type {Problem} from '../../problems';

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

/** Schemas of a docs version with fields that its pages could not show. */
export function unshownProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return names.map(contracts.yaml).flatMap(({file, data, positionOf}) =>
    alternatives(data).map((keys) => ({
      plugin: PLUGIN,
      file,
      ...positionOf(keys),
      message: `${keys[keys.length - 1]} is shown on no page. Expected properties, items and allOf. Give each form an operation or a field of its own.`,
    })),
  );
}
