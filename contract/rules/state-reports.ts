import {causeOf} from '../model/cause';
import {formsOf} from '../model/dictionaries';
import {allFields} from '../model/fields';
import {wholeFields} from '../model/operation-fields';
import {operationsOf} from '../model/operations';
import type {LocatedOperation} from '../model/operations';
import type {Field} from '../model/fields';
import type {Common, StateMachine} from '../read/common';
import type {Contracts} from '../read/contracts';
import {COMMON} from '../read/folder';
import {createResolve} from '../read/references';
import type {Problem} from '../problems';
import {locate} from './shared';
import type {Found} from './shared';

/** An operation whose response or notification can report states. */
type Reporter = {readonly family: string; readonly located: LocatedOperation; readonly fields: readonly Field[]};

const isWebhook = ({keys}: LocatedOperation): boolean => keys[0] === 'webhooks';

/** All operations of a docs version, with the fields of responses or, of webhooks, of notifications. */
function reportersOf(names: readonly string[], contracts: Contracts): readonly Reporter[] {
  return names.flatMap((family) => {
    const resolve = createResolve(contracts, family);
    return operationsOf(contracts.read(family)).map((located) => {
      const {request, response} = wholeFields(located, resolve);
      return {family, located, fields: allFields(isWebhook(located) ? request : response)};
    });
  });
}

const isQuery = ({located}: Reporter): boolean => isWebhook(located) || located.method.toLowerCase() === 'get';

/** Whether a field holds a state of the machine, by its name or a code. */
const showsState = ({dictionary, values}: Field, state: string, machine: StateMachine, common: Common): boolean =>
  dictionary === machine.dictionary &&
  values.some((value) =>
    formsOf(state, common['x-dictionaries'][dictionary]?.values[state] ?? {}).some((form) => form === value),
  );

/** Final states that the system causes; those that a caller causes need no reason. */
const causedBySystem = ({final, transitions}: StateMachine): readonly string[] =>
  final.filter((state) => transitions.some(({to, by}) => to === state && causeOf(by)?.kind === 'system'));

function reasonProblems(
  name: string,
  machine: StateMachine,
  reporters: readonly Reporter[],
  common: Common,
): readonly Found[] {
  const {reasons} = machine;
  const keys = ['x-states', name];
  const anchors = new Set(reporters.flatMap(({family, fields}) => fields.map(({anchor}) => `${family}#${anchor}`)));
  const missing = causedBySystem(machine).filter((state) => reasons?.[state] === undefined);
  return [
    ...missing.map((state) => ({
      keys,
      message: `nothing says why "${state}" is reached. Name the fields of answers that do in its reasons, e.g. shop#getOrder.res.failReason, or [] where there is nothing to explain.`,
    })),
    ...Object.entries(reasons ?? {}).flatMap(([state, fields]) => {
      const at = [...keys, 'reasons', state];
      const unknown = fields.filter((field) => !anchors.has(field));
      const shown = reporters
        .filter(
          (reporter) => isQuery(reporter) && reporter.fields.some((field) => showsState(field, state, machine, common)),
        )
        .map(({family}) => family);
      const silent = Array.from(new Set(shown)).filter(
        (family) => fields.length > 0 && !fields.some((field) => field.startsWith(`${family}#`)),
      );
      return [
        ...unknown.map((field) => ({
          keys: at,
          message: `"${field}" is no field of an answer. Name one, e.g. shop#getOrder.res.failReason.`,
        })),
        ...silent.map((family) => ({
          keys: at,
          message: `${family} shows "${state}", and none of its answers says why. Give one a reason, and name it here.`,
        })),
      ];
    }),
  ];
}

/** Objects with a state in the response that creates them, but in no query and no webhook of the family. */
function unreportedProblems(
  reporters: readonly Reporter[],
  {'x-objects': objects = {}, 'x-states': machines = {}}: Common,
): readonly Found[] {
  return Object.entries(objects).flatMap(([object, {keys, states = {}}]) =>
    Object.entries(states).flatMap(([stateField, machine]) => {
      const reports = ({located, fields}: Reporter): boolean => {
        const named = [...fields.map(({name}) => name), ...(located.operation.parameters ?? []).map(({name}) => name)];
        return (
          named.some((name) => name in keys) &&
          fields.some(({name, dictionary}) => name === stateField && dictionary === machines[machine]?.dictionary)
        );
      };
      const families = Array.from(new Set(reporters.filter(reports).map(({family}) => family)));
      return families
        .filter(
          (family) =>
            !reporters.some((reporter) => reporter.family === family && isQuery(reporter) && reports(reporter)),
        )
        .map((family) => ({
          keys: ['x-objects', object, 'states', stateField],
          message: `${family} answers with ${stateField} of ${object} when it is made, and no query and no webhook tells what becomes of it. Add one, or leave the field out.`,
        }));
    }),
  );
}

/**
 * Finds states of a docs version that integrators cannot understand or observe: a final state caused by the system without a reason in any
 * response, and an object with a state that no query returns and no webhook reports.
 *
 * @param names the contracts of the version
 */
export function stateReportProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const {common} = contracts;
  if (Object.keys(common['x-states'] ?? {}).length === 0) return [];
  const reporters = reportersOf(names, contracts);
  const found = Object.entries(common['x-states'] ?? {}).flatMap(([name, machine]) =>
    reasonProblems(name, machine, reporters, common),
  );
  return locate(COMMON, contracts, [...found, ...unreportedProblems(reporters, common)]);
}
