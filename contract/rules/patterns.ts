import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import {isData, isNode} from '../openapi/nodes';
import {problemAt} from '../read/yaml-file';
import {regExpOf} from '../values/pattern';

type Keys = readonly string[];

const GIVEN = ['example', 'default', 'const'];
const LISTS = ['examples', 'enum'];

/** The texts among the values that a schema contains: examples, defaults, enums. */
const textsOf = (schema: Readonly<Record<string, unknown>>): readonly string[] =>
  [...GIVEN.map((key) => schema[key]), ...LISTS.flatMap((key) => schema[key])].filter(
    (value): value is string => typeof value === 'string',
  );

/** Keys of patterns that time out with a text of their own schema, or did so before. */
function slowPatternsIn(node: unknown, keys: Keys = []): readonly Keys[] {
  if (typeof node !== 'object' || node === null) return [];
  const {pattern} = node as {readonly pattern?: unknown};
  const own = isNode(node) && typeof pattern === 'string' ? regExpOf(pattern) : undefined;
  if (own) textsOf(node as Readonly<Record<string, unknown>>).forEach(own.test);
  return [
    ...(own?.isTooSlow() ? [[...keys, 'pattern']] : []),
    ...Object.entries(node).flatMap(([key, value]) =>
      isData(key, value) ? [] : slowPatternsIn(value, [...keys, key]),
    ),
  ];
}

/** Patterns that time out, and so validate nothing; they could also block a server that uses them. */
export function patternProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return names
    .map(contracts.yaml)
    .flatMap((file) =>
      slowPatternsIn(file.data).map((keys) =>
        problemAt(
          file,
          keys,
          'the pattern takes too long with a text, and checks nothing. Expected one that reads a text once: no repetition in a repetition, e.g. (a+)+. Write it so.',
        ),
      ),
    );
}
