import {isTold} from '../model/conditions';
import {UNSHOWN} from '../model/unshown';
import type {Schema} from '../read/openapi';
import type {Contracts} from '../read/contracts';
import {CONTRACT} from '../read/yaml-file';
import type {Problem} from '../problems';

type Keys = readonly string[];

/** Keys whose values are data, and no schemas. */
const DATA = ['example', 'examples', 'enum', 'const', 'default', 'if'];
/** Keys whose values are schemas by names that writers choose. */
const NAMED = ['properties', 'patternProperties', 'schemas'];

/** Where a document has what pages show as JSON Schema alone. */
function unshownIn(node: unknown, keys: Keys = [], isNamed = false): readonly Keys[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const own = isNamed
    ? []
    : entries
        .filter(([key]) => UNSHOWN.includes(key) || (key === 'if' && !isTold(node as Schema)))
        .map(([key]) => [...keys, key]);
  const inner = entries.filter(([key]) => isNamed || !(DATA.includes(key) || UNSHOWN.includes(key)));
  return [
    ...own,
    ...inner.flatMap(([key, value]) => unshownIn(value, [...keys, key], !isNamed && NAMED.includes(key))),
  ];
}

const messageOf = (key: string): string =>
  key === 'if'
    ? 'the condition cannot be told in words, and is shown as JSON Schema. Expected properties with const or enum, or not of one, that ask for fields or narrow them. Write it so.'
    : `${key} is shown as JSON Schema. Expected what a list of fields can show. Say it with properties, or in the description.`;

/** Lines that a note names. */
const NAMED_LINES = 5;

/**
 * The same in one line for each document, for the build to print where it is no mistake.
 *
 * @param problems what `unshownProblems` found
 */
export function unshownNotes(problems: readonly Problem[]): readonly string[] {
  return Array.from(new Set(problems.map(({file}) => file))).map((file) => {
    const [first, ...others] = problems.filter((problem) => problem.file === file).map(({line = 1}) => line);
    const lines = [first, ...others.slice(0, NAMED_LINES - 1)].join(', ');
    return `[${CONTRACT}] ${file}:${first}: ${others.length + 1} constructs are shown as JSON Schema, at lines ${lines}${others.length < NAMED_LINES ? '' : ', …'}. \`npm run coverage\` names all.`;
  });
}

/** Constructs of schemas that pages show as JSON Schema, where readers expect fields. */
export function unshownProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  return names.map(contracts.yaml).flatMap(({file, data, positionOf}) =>
    unshownIn(data).map((keys) => ({
      plugin: CONTRACT,
      file,
      ...positionOf(keys),
      message: messageOf(keys[keys.length - 1]),
    })),
  );
}
