import {isDescribable} from '../model/conditions';
import {isUnshown} from '../model/unshown';
import type {Schema} from '../openapi/types';
import type {Contracts} from '../read/contracts';
import {problemAt} from '../read/yaml-file';
import type {Problem} from '../problems';

type Keys = readonly string[];

/** Keys whose values are data, not schemas. */
const DATA = ['example', 'examples', 'enum', 'const', 'default', 'if'];
/** Keys whose values are schemas by names that writers choose, which may be those of keywords. */
const NAMED = ['properties', 'patternProperties', 'schemas'];

/** Keys of the parts of a document that pages show only as JSON Schema. */
function unshownIn(node: unknown, keys: Keys = [], isNamed = false): readonly Keys[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const own = isNamed
    ? []
    : entries
        .filter(([key, value]) => isUnshown(key, value) || (key === 'if' && !isDescribable(node as Schema)))
        .map(([key]) => [...keys, key]);
  const inner = entries.filter(
    ([key, value]) => isNamed || !(DATA.includes(key) || isUnshown(key, value) || key.startsWith('x-')),
  );
  return [
    ...own,
    ...inner.flatMap(([key, value]) => unshownIn(value, [...keys, key], !isNamed && NAMED.includes(key))),
  ];
}

const messageOf = (key: string): string =>
  key === 'if'
    ? 'the condition cannot be said in words, and is shown as JSON Schema. Expected properties with const or enum, or not of one, that ask for fields or narrow them. Write it so.'
    : `${key} is shown as JSON Schema. Expected what a list of fields can show. Say it with properties, or in the description.`;

/** Constructs of schemas that pages show as JSON Schema, where readers expect fields. */
export function unshownProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return names
    .map(contracts.yaml)
    .flatMap((file) => unshownIn(file.data).map((keys) => problemAt(file, keys, messageOf(keys[keys.length - 1]))));
}
