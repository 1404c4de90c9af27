import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import {isData, isNode} from '../read/nodes';
import {CONTRACT} from '../read/yaml-file';
import {regExpOf} from '../values/pattern';

type Keys = readonly string[];

const GIVEN = ['example', 'default', 'const'];
const LISTS = ['examples', 'enum'];

/** The texts that a schema itself gives. */
const textsOf = (schema: Readonly<Record<string, unknown>>): readonly string[] =>
  [...GIVEN.map((key) => schema[key]), ...LISTS.flatMap((key) => schema[key])].filter(
    (value): value is string => typeof value === 'string',
  );

/** Where a document has patterns that take too long with a text that stands beside them, or did so before. */
function endlessIn(node: unknown, keys: Keys = []): readonly Keys[] {
  if (typeof node !== 'object' || node === null) return [];
  const {pattern} = node as {readonly pattern?: unknown};
  const own = isNode(node) && typeof pattern === 'string' ? regExpOf(pattern) : undefined;
  if (own) textsOf(node as Readonly<Record<string, unknown>>).forEach(own.test);
  return [
    ...(own?.isEndless() ? [[...keys, 'pattern']] : []),
    ...Object.entries(node).flatMap(([key, value]) => (isData(key, value) ? [] : endlessIn(value, [...keys, key]))),
  ];
}

/** Patterns that nothing is checked by, as they would try without end: what a caller sends could hold up a server that uses them. */
export function patternProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return names.map(contracts.yaml).flatMap(({file, data, positionOf}) =>
    endlessIn(data).map((keys) => ({
      plugin: CONTRACT,
      file,
      ...positionOf(keys),
      message:
        'the pattern takes too long with a text, and checks nothing. Expected one that reads a text once: no repetition in a repetition, e.g. (a+)+. Write it so.',
    })),
  );
}
