import {causeOf} from '../model/cause';
import {allFields} from '../model/fields';
import type {Common, StateMachine} from '../read/common';
import {operationsOf} from '../model/operations';
import {wholeFields} from '../model/operation-fields';
import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {problemAt} from '../read/yaml-file';
import {createResolve} from '../read/references';
import type {Problem} from '../problems';
import {statesFrom} from './object-states';
import type {Keys} from '../read/position';

type Report = (keys: Keys, message: string) => void;

/** What a state machine may refer to: operations of its docs version, with the dictionaries of their responses, and events. */
type Known = {
  readonly operations: ReadonlyMap<string, readonly (string | undefined)[]>;
  readonly events: ReadonlySet<string>;
};

function checkStates(machine: StateMachine, keys: Keys, common: Common, report: Report): void {
  const dictionary = common['x-dictionaries'][machine.dictionary];
  if (!dictionary)
    return report(
      [...keys, 'dictionary'],
      `dictionary "${machine.dictionary}" is unknown. Known: ${Object.keys(common['x-dictionaries']).join(', ')}.`,
    );
  const known = Object.keys(dictionary.values);
  const reached = statesFrom(machine.initial, machine);
  const named = [
    ...machine.initial,
    ...machine.final,
    ...Object.keys(machine.events),
    ...machine.transitions.flatMap(({from, to}) => [from, to]),
  ];
  const unknown = new Set(named.filter((state) => !known.includes(state)));
  unknown.forEach((state) =>
    report(keys, `state "${state}" is no value of dictionary ${machine.dictionary}. Known: ${known.join(', ')}.`),
  );
  known
    .filter((state) => !reached.has(state))
    .forEach((state) =>
      report(
        keys,
        `state "${state}" cannot be reached from ${machine.initial.join(', ')}. Add a transition to it, or drop it from ${machine.dictionary}.`,
      ),
    );
  known
    .filter((state) => (dictionary.values[state].final ?? false) !== machine.final.includes(state))
    .forEach((state) =>
      report(
        [...keys, 'final'],
        `state "${state}" is final here or in ${machine.dictionary}, but not in both. Make them agree.`,
      ),
    );
}

function checkTransitions(machine: StateMachine, keys: Keys, {operations}: Known, report: Report): void {
  const {transitions, events, polled, dictionary, makers = []} = machine;
  makers
    .filter((maker) => !operations.has(maker))
    .forEach((maker) =>
      report([...keys, 'makers'], `operation "${maker}" is in no contract. Name one that is, or drop it.`),
    );
  if (polled && !operations.get(polled)?.includes(dictionary)) {
    report(
      [...keys, 'polled'],
      `operation "${polled}" answers with no value of ${dictionary}. Name the interface that tells the state.`,
    );
  }
  transitions.forEach(({from, to, by, silent}, index) => {
    const at = [...keys, 'transitions', index];
    const cause = causeOf(by);
    if (!cause) report([...at, 'by'], `"${by}" names no cause. Expected "op:<operationId>" or "system: 原因".`);
    if (cause?.kind === 'op' && !operations.has(cause.name))
      report([...at, 'by'], `operation "${cause.name}" is in no contract. Name one that is, or "system: 原因".`);
    const reported = polled || (events[to] && !silent);
    if (cause?.kind === 'system' && !reported) {
      report(
        at,
        `nothing tells of ${from} → ${to}. Give state "${to}" an event, or name the interface that tells the state: polled.`,
      );
    }
  });
}

function checkEvents({events, final, polled}: StateMachine, keys: Keys, known: Known, report: Report): void {
  Object.entries(events)
    .filter(([, event]) => !known.events.has(event))
    .forEach(([state, event]) =>
      report(
        [...keys, 'events', state],
        `event "${event}" is carried by no webhook. Add it to an x-events, or drop it.`,
      ),
    );
  const announced = Object.keys(events).length > 0;
  final
    .filter((state) => (announced || !polled) && !events[state])
    .forEach((state) =>
      report(
        [...keys, 'events'],
        `final state "${state}" has no event. Add one, or name the interface that tells the state: polled.`,
      ),
    );
}

/**
 * Checks the state machines of a docs version: every state can be reached; every cause is an operation of the version, or an event or
 * interface reports the new state; every final state has an event; a webhook carries each event.
 *
 * @param names the contracts of the version
 */
export function stateMachineProblems(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const file = contracts.yaml(COMMON);
  const problems: Problem[] = [];
  const report: Report = (keys, message) => problems.push(problemAt(file, keys, message));
  const machines = Object.entries(contracts.common['x-states'] ?? {});
  if (machines.length === 0) return [];
  const operations = names.flatMap((name) => {
    const resolve = createResolve(contracts, name);
    return operationsOf(contracts.read(name)).map((located) => ({
      operation: located.operation,
      ...wholeFields(located, resolve),
    }));
  });
  const known = {
    operations: new Map(
      operations.map(({operation, response}) => [
        operation.operationId,
        allFields(response).map(({dictionary}) => dictionary),
      ]),
    ),
    events: new Set(operations.flatMap(({operation}) => operation['x-events'] ?? [])),
  };
  machines.forEach(([name, machine]) => {
    const keys = ['x-states', name];
    checkStates(machine, keys, contracts.common, report);
    checkTransitions(machine, keys, known, report);
    checkEvents(machine, keys, known, report);
  });
  return problems;
}
