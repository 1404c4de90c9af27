import {causeOf} from './cause';
import type {Dictionary, StateMachine} from '../read/common';
import {allFields} from './fields';
import {wholeFields} from './operation-fields';
import {operationsOf} from './operations';
import type {Contracts} from '../read/contracts';
import {createResolve} from '../read/references';
import * as words from '../words';

export type State = {
  readonly word: string;
  /** Lines of its label on the page: Chinese name and value. */
  readonly labels: readonly string[];
  readonly initial: boolean;
  readonly final: boolean;
};

/** All transitions from one state to another. */
type Change = {
  readonly from: State;
  readonly to: State;
  readonly causes: readonly string[];
  /** Whether one of the causes is a call by the integrator. */
  readonly called: boolean;
  /** Name of the event that reports the change. */
  readonly event?: string;
};

export type StateGraph = {
  readonly title: string;
  readonly states: readonly State[];
  readonly changes: readonly Change[];
};

function find<T>(kind: string, name: string, known: Readonly<Record<string, T>>): T {
  if (!known[name])
    throw new Error(`${kind} "${name}" not found in _contract/common.yaml. Known: ${Object.keys(known).join(', ')}.`);
  return known[name];
}

/** The states of a machine in the order of its dictionary; on pages of a contract that uses codes their labels are like `30 待确认`. */
function statesOf(
  {initial, final, transitions}: StateMachine,
  {values, title}: Dictionary,
  contract?: string,
): readonly State[] {
  const used = new Set([...initial, ...final, ...transitions.flatMap(({from, to}) => [from, to])]);
  used.forEach((word) => find(`state of ${title}`, word, values));
  return Object.keys(values)
    .filter((word) => used.has(word))
    .map((word) => {
      const {meaning, codes = {}} = values[word];
      const [name] = meaning.split(words.text.stop);
      const own = contract === undefined ? Object.values(codes) : [codes[contract] ?? []].flat();
      const label = [...new Set(own), name].join(' ');
      const labels = contract !== undefined && own.length > 0 ? [label] : [label, word];
      return {word, labels, initial: initial.includes(word), final: final.includes(word)};
    });
}

/** The cause of a transition in words: the summary of the operation, or the action of the platform. */
function wordsOf(machine: string, by: string, contracts: Contracts, contract?: string): string {
  const cause = causeOf(by);
  if (cause?.kind !== 'op') return cause?.name ?? by;
  const operationId = cause.name;
  const names = [...contracts.names.filter((name) => name === contract), ...contracts.names];
  const operations = names.flatMap((name) => operationsOf(contracts.read(name)));
  const found = operations.find(({operation}) => operation.operationId === operationId);
  if (!found)
    throw new Error(
      `operation "${operationId}" of state machine "${machine}" is in no contract of this version. Name another cause.`,
    );
  return found.operation.summary;
}

/** The events that the webhooks of a page send. */
const eventsOf = (page: string, contracts: Contracts): ReadonlySet<string> =>
  new Set(
    contracts.names
      .flatMap((name) => operationsOf(contracts.read(name)))
      .flatMap(({operation}) => (operation.page === page ? (operation['x-events'] ?? []) : [])),
  );

/** The values that the fields on a page list for the states of a machine; undefined where one of these fields lists no values. */
function valuesOn(
  page: string,
  name: string,
  contracts: Contracts,
  contract: string,
): ReadonlySet<unknown> | undefined {
  const dictionary = contracts.common['x-states']?.[name].dictionary;
  const resolve = createResolve(contracts, contract);
  const fields = operationsOf(contracts.read(contract))
    .filter(({operation}) => operation.page === page && operation['x-states'] === name)
    .flatMap((located) => {
      const {request, response} = wholeFields(located, resolve);
      return allFields([...request, ...response]).filter((field) => field.dictionary === dictionary);
    });
  return fields.length === 0 || fields.some(({values}) => values.length === 0)
    ? undefined
    : new Set(fields.flatMap(({values}) => values));
}

/**
 * Builds the diagram of a state machine for a page.
 *
 * @param contract name of the page's contract; without it, the diagram shows the values and codes of all contracts
 * @param page id of the page. Only states and events of the page's objects are shown, as kinds of objects that share a machine may lack a
 * state; without it, all are shown
 * @throws Error if common.yaml lacks the machine, its dictionary or a state, or no contract has an operation that the machine names
 */
export function stateGraph(name: string, contracts: Contracts, contract?: string, page?: string): StateGraph {
  const {'x-states': machines = {}, 'x-dictionaries': dictionaries} = contracts.common;
  const machine = find('state machine', name, machines);
  const dictionary = find('dictionary', machine.dictionary, dictionaries);
  const values = page === undefined || contract === undefined ? undefined : valuesOn(page, name, contracts, contract);
  const isListed = ({word}: State): boolean =>
    [word, dictionary.values[word].codes?.[contract ?? ''] ?? []].flat().some((value) => values?.has(value));
  const all = statesOf(machine, dictionary, contract);
  // A page that lists no initial state shows all states, so that the diagram has a beginning.
  const states = all.some((state) => state.initial && isListed(state)) ? all.filter(isListed) : all;
  const shownEvents = page === undefined ? undefined : eventsOf(page, contracts);
  const pairs = states.flatMap((from) => states.map((to) => ({from, to})));
  const changes = pairs.flatMap(({from, to}) => {
    const transitions = machine.transitions.filter(
      (transition) => transition.from === from.word && transition.to === to.word,
    );
    if (transitions.length === 0) return [];
    const causes = new Set(transitions.map(({by}) => wordsOf(name, by, contracts, contract)));
    const event =
      transitions.every(({silent}) => silent) || shownEvents?.has(machine.events[to.word]) === false
        ? undefined
        : machine.events[to.word];
    return [
      {from, to, causes: Array.from(causes), called: transitions.some(({by}) => causeOf(by)?.kind === 'op'), event},
    ];
  });
  return {title: words.interpolate(words.operations.states, {title: machine.title}), states, changes};
}
