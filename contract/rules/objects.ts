import type {Contracts} from '../read/contracts';
import type {DescribedObject} from '../read/common';
import {operationsOf} from '../model/operations';
import type {Problem} from '../problems';
import {CONTRACT} from '../read/yaml-file';
import type {YamlFile} from '../read/yaml-file';
import {stateProblems} from './object-states';
import {answeredSightings, sightingsOf} from './sightings';
import type {Contradiction, Seen, Sighting} from './sightings';

/** Whether a value is written with asterisks in place of personal data. */
const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*');

/** Fields that never change, and have two values in the examples of one object. */
function valueProblems(seen: readonly Seen[], {changes = [], states = {}, grows = []}: DescribedObject): readonly Contradiction[] {
  const changing = new Set([...changes, ...Object.keys(states), ...grows]);
  const first = new Map<string, Seen>();
  return seen.flatMap((one) =>
    Object.entries(one.fields).flatMap(([name, value]) => {
      if (changing.has(name) || isMasked(value)) return [];
      const other = first.get(name) ?? one;
      first.set(name, other);
      if (value === other.fields[name]) return [];
      const both = `${name} of ${one.object} ${one.id} is ${JSON.stringify(value)}, and ${JSON.stringify(other.fields[name])} at ${other.file}:${other.line}`;
      return [{seen: one, message: `${both}. Make them agree, or add ${name} to the changes of x-objects.${one.object}.`}];
    }),
  );
}

/** Every object that examples show, with what each of them says of it. */
function objectsSeen(names: readonly string[], contracts: Contracts, recorded: YamlFile | undefined): readonly (readonly Seen[])[] {
  const {'x-objects': objects = {}} = contracts.common;
  const answers = (recorded?.data ?? {}) as Readonly<Record<string, unknown>>;
  const byName = new Map<string, Seen[]>();
  const note = ({file, positionOf}: YamlFile, sightings: readonly Sighting[]) =>
    sightings.forEach((one) => {
      const key = `${one.object} ${one.id}`;
      byName.set(key, [...(byName.get(key) ?? []), {...one, file, ...positionOf(one.keys)}]);
    });
  names.forEach((name) =>
    operationsOf(contracts.read(name)).forEach((located) => {
      note(contracts.yaml(name), sightingsOf(located, objects));
      const key = `${name}#${located.operation.operationId}`;
      if (recorded && key in answers) note(recorded, answeredSightings(located, [{keys: [key], value: answers[key]}], objects));
    }),
  );
  return Array.from(byName.values());
}

/**
 * Finds examples of a docs version that contradict each other about one object of `x-objects`: a field that never changes has two
 * values, or the states do not lead from one to the other.
 *
 * @param names the contracts of the version
 * @param recorded what the samples of its interfaces were answered, by name of the interface
 */
export function objectProblems(names: readonly string[], contracts: Contracts, recorded?: YamlFile): readonly Problem[] {
  const {'x-objects': objects = {}} = contracts.common;
  return objectsSeen(names, contracts, recorded)
    .flatMap((seen) => {
      const described = objects[seen[0].object];
      return [...valueProblems(seen, described), ...stateProblems(seen, described, contracts.common)];
    })
    .map(({seen: {file, line, column}, message}) => ({plugin: CONTRACT, file, line, column, message}));
}
