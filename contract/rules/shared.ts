import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {problemAt} from '../read/yaml-file';
import type {Problem} from '../problems';
import type {Keys} from '../read/position';

/** A message about the node under these keys. */
export type Found = {readonly keys: Keys; readonly message: string};
type Leaf = {readonly keys: Keys; readonly text: string};

/** Keys whose values pages do not show as prose. */
const NO_PROSE = ['example', 'examples', 'pattern'];

/** The texts of a YAML document, each with its keys. */
export function textsOf(node: unknown, keys: Keys = []): readonly Leaf[] {
  if (typeof node === 'string') return [{keys, text: node}];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !NO_PROSE.includes(key))
    .flatMap(([key, value]) => textsOf(value, [...keys, key]));
}

const oneOf = (known: object): string => `Known: ${Object.keys(known).join(', ')}.`;

function errorProblems({common}: Contracts): readonly Found[] {
  const {'x-errors': errors, 'x-error-classes': classes, 'x-retry-advice': advice} = common;
  return Object.entries(errors).flatMap(([number, {retry}]) => [
    ...(classes[number.slice(0, 3)]
      ? []
      : [
          {
            keys: ['x-errors', number],
            message: `error code "${number}" belongs to no class of x-error-classes. ${oneOf(classes)} Add its class.`,
          },
        ]),
    ...(advice[retry]
      ? []
      : [
          {keys: ['x-errors', number, 'retry'], message: `retry "${retry}" is not in x-retry-advice. ${oneOf(advice)}`},
        ]),
  ]);
}

function dictionaryProblems({common}: Contracts): readonly Found[] {
  return Object.entries(common['x-dictionaries']).flatMap(([number, {groups = {}, columns = {}, values}]) => {
    const at = ['x-dictionaries', number];
    return Object.entries(values).flatMap(([word, {group, meanings = {}, cells = {}}]) => [
      ...[...(group ? [group] : []), ...Object.keys(meanings)]
        .filter((key) => !groups[key])
        .map((key) => ({
          keys: [...at, 'values', word],
          message: `group "${key}" is not in the groups of ${number}. ${oneOf(groups)}`,
        })),
      ...Object.keys(cells)
        .filter((key) => !columns[key])
        .map((key) => ({
          keys: [...at, 'values', word, 'cells', key],
          message: `"${key}" is no column of ${number}. ${oneOf(columns)}`,
        })),
    ]);
  });
}

/** State machines that `x-objects` names and `x-states` lacks. */
const objectStateProblems = ({common}: Contracts): readonly Found[] =>
  Object.entries(common['x-objects'] ?? {}).flatMap(([object, {states = {}}]) =>
    Object.entries(states)
      .filter(([, machine]) => !common['x-states']?.[machine])
      .map(([field, machine]) => ({
        keys: ['x-objects', object, 'states', field],
        message: `state machine "${machine}" is not in x-states. ${oneOf(common['x-states'] ?? {})}`,
      })),
  );

/** Objects and states that `notifies` names and common.yaml does not define. */
function notifiesProblems({common}: Contracts): readonly Found[] {
  const {'x-objects': objects = {}, 'x-states': machines = {}, 'x-dictionaries': dictionaries} = common;
  return Object.entries(objects).flatMap(([object, {states = {}, notifies = {}}]) => {
    const known = Object.assign(
      {},
      ...Object.values(states).map((name) => dictionaries[machines[name]?.dictionary]?.values),
    ) as object;
    return Object.entries(notifies).flatMap(([state, parts]) => {
      const keys = ['x-objects', object, 'notifies', state];
      return [
        ...(state in known ? [] : [{keys, message: `"${state}" is no state of ${object}. ${oneOf(known)}`}]),
        ...parts
          .filter((part) => !objects[part])
          .map((part) => ({keys, message: `object "${part}" is not in x-objects. ${oneOf(objects)}`})),
      ];
    });
  });
}

/** Messages about a file as problems with positions. */
export function locate(name: string, contracts: Contracts, found: readonly Found[]): readonly Problem[] {
  const file = contracts.yaml(name);
  return found.map(({keys, message}) => problemAt(file, keys, message));
}

/** Checks that the tables of common.yaml refer to each other correctly. */
export const sharedProblems = (contracts: Contracts): readonly Problem[] =>
  locate(COMMON, contracts, [
    ...errorProblems(contracts),
    ...dictionaryProblems(contracts),
    ...objectStateProblems(contracts),
    ...notifiesProblems(contracts),
  ]);

/** Dictionaries of common.yaml that no field uses. */
export function unusedDictionaries(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const named = new Set(
    [contracts.common, ...names.map(contracts.read)]
      .flatMap((document) => textsOf(document))
      .filter(({keys}) => keys[keys.length - 1] === 'x-dict')
      .map(({text}) => text),
  );
  const unused = Object.entries(contracts.common['x-dictionaries']).filter(
    ([number, {usedBy}]) => !named.has(number) && !usedBy,
  );
  const message = (number: string) =>
    `no field uses dictionary "${number}". Name it in an x-dict, say in usedBy what uses it, or drop it.`;
  return locate(
    COMMON,
    contracts,
    unused.map(([number]) => ({keys: ['x-dictionaries', number], message: message(number)})),
  );
}
