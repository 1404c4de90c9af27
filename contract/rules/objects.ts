import type {Contracts} from '../read/contracts';
import type {DescribedObject} from '../read/common';
import {operationsOf} from '../model/operations';
import type {Problem} from '../problems';
import type {SignedBody} from '../read/signed-bodies';
import {CONTRACT} from '../read/yaml-file';
import type {YamlFile} from '../read/yaml-file';
import {stateProblems} from './object-states';
import {answerExamples, at, objectsIn, objectExamplesOf} from './object-examples';
import type {Contradiction, Place, LocatedExample, ObjectExample} from './object-examples';

/** Whether asterisks replace personal data in a value. */
const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*');

/** Fields that never change, but differ between examples of one object. */
function valueProblems(
  examples: readonly LocatedExample[],
  {changes = [], states = {}, grows = []}: DescribedObject,
): readonly Contradiction[] {
  const changing = new Set([...changes, ...Object.keys(states), ...grows]);
  const first = new Map<string, LocatedExample>();
  return examples.flatMap((one) =>
    Object.entries(one.fields).flatMap(([name, value]) => {
      if (changing.has(name) || isMasked(value)) return [];
      const other = first.get(name) ?? one;
      first.set(name, other);
      if (value === other.fields[name]) return [];
      const both = `${name} of ${one.object} ${one.id} is ${JSON.stringify(value)}, and ${JSON.stringify(other.fields[name])} at ${at(other)}`;
      return [
        {example: one, message: `${both}. Make them agree, or add ${name} to the changes of x-objects.${one.object}.`},
      ];
    }),
  );
}

/** Examples outside of the contracts of a docs version. */
export type OtherExamples = {
  /** Recorded responses to the interfaces' samples, by name of the interface. */
  readonly recorded?: YamlFile;
  /** The bodies in its signature vectors and signed notifications. */
  readonly signed?: readonly SignedBody[];
};

/** All facts about objects in examples, with the place of each. */
function allExamples(
  names: readonly string[],
  contracts: Contracts,
  {recorded, signed = []}: OtherExamples,
): readonly (ObjectExample & Place)[] {
  const {'x-objects': objects = {}} = contracts.common;
  const answers = (recorded?.data ?? {}) as Readonly<Record<string, unknown>>;
  const placed = ({file, positionOf}: YamlFile, examples: readonly ObjectExample[]) =>
    examples.map((one) => ({...one, file, position: () => positionOf(one.keys)}));
  const ofContracts = names.flatMap((name) =>
    operationsOf(contracts.read(name)).flatMap((located) => {
      const key = `${name}#${located.operation.operationId}`;
      return [
        ...placed(contracts.yaml(name), objectExamplesOf(located, objects)),
        ...(recorded && key in answers
          ? placed(recorded, answerExamples(located, [{keys: [key], value: answers[key]}], objects))
          : []),
      ];
    }),
  );
  const ofSigned = signed.flatMap(({file, keys, value, isRequest}) =>
    placed(
      file,
      objectsIn(value, [], objects, isRequest).map((one) => ({...one, keys})),
    ),
  );
  return [...ofContracts, ...ofSigned];
}

/** Groups the facts by object; a fact with only the caller's number belongs to the object with that number. */
function byObject(examples: readonly (ObjectExample & Place)[]): readonly (readonly LocatedExample[])[] {
  const called = new Map(
    examples.flatMap(({object, id, caller}) =>
      id !== undefined && caller ? [[`${object} ${caller}`, id] as const] : [],
    ),
  );
  const byName = new Map<string, LocatedExample[]>();
  examples.forEach((one) => {
    const id = one.id ?? called.get(`${one.object} ${one.caller}`) ?? one.caller ?? '';
    const key = `${one.object} ${id}`;
    byName.set(key, [...(byName.get(key) ?? []), {...one, id}]);
  });
  return Array.from(byName.values());
}

/** Numbers of a caller that examples use for two objects. */
function callerProblems(examples: readonly (ObjectExample & Place)[]): readonly Problem[] {
  const first = new Map<string, ObjectExample & Place>();
  return examples.flatMap((one) => {
    if (one.id === undefined || !one.caller) return [];
    const key = `${one.object} ${one.caller}`;
    const other = first.get(key) ?? one;
    first.set(key, other);
    if (one.id === other.id) return [];
    const message = `${one.caller} is ${one.object} ${one.id}, and ${other.id} at ${at(other)}. A number of the caller names one object. Fix one of them.`;
    return [{plugin: CONTRACT, file: one.file, ...one.position(), message}];
  });
}

/**
 * Finds examples of a docs version that contradict each other about an object of `x-objects`: a field that never changes has two values, no
 * transitions connect two states, or a caller's number identifies two objects.
 *
 * @param names the contracts of the version
 */
export function objectProblems(
  names: readonly string[],
  contracts: Contracts,
  beside: OtherExamples = {},
): readonly Problem[] {
  const {'x-objects': objects = {}} = contracts.common;
  const examples = allExamples(names, contracts, beside);
  const contradictions = byObject(examples).flatMap((examples) => {
    const described = objects[examples[0].object];
    return [...valueProblems(examples, described), ...stateProblems(examples, described, contracts.common)];
  });
  return [
    ...callerProblems(examples),
    ...contradictions.map(({example: {file, position}, message}) => ({plugin: CONTRACT, file, ...position(), message})),
  ];
}
