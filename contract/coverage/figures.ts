import {createLocate} from '../model/schema';
import {isWebhook} from '../model/parts';
import {operationsOf} from '../model/operations';
import type {LocatedOperation} from '../model/operations';
import type {Common} from '../read/common';
import type {Contracts} from '../read/contracts';
import {createResolve} from '../read/references';
import {examplesOf} from '../model/examples';
import {addFacts, computedFailures, failuresOf, operationFacts} from './fields';
import type {FieldFacts} from './fields';

/** A number of documented items out of all. */
export type Share = {readonly have: number; readonly of: number};

/** Coverage of one interface, or of all interfaces of a family. */
export type Figures = {
  /** Fields with a description, with a value in an example, and with limits; the last counts only fields that need limits. */
  readonly texts: Share;
  readonly examples: Share;
  readonly limits: Share;
  /** Operations with an example of a failure. */
  readonly failures: Share;
  /** Error codes with a remedy. */
  readonly remedies: Share;
};

/** Figures of a family, and of its interfaces in their order. */
export type Coverage = {
  readonly name: string;
  readonly figures: Figures;
  readonly operations: readonly {readonly located: LocatedOperation; readonly figures: Figures}[];
};

type Facts = {
  readonly fields: ReadonlyMap<string, FieldFacts>;
  readonly codes: readonly string[];
  readonly located: LocatedOperation;
};

const share = <Value>(values: readonly Value[], has: (value: Value) => boolean): Share => ({
  have: values.filter(has).length,
  of: values.length,
});

/** Whether the documentation shows a failure: an example in the contract, or one computed from error codes. */
const showsFailure = ({operation}: LocatedOperation, common: Common): boolean =>
  computedFailures(operation, common).length > 0 ||
  failuresOf(operation).some(([, {content = {}}]) =>
    Object.values(content).some((media) => examplesOf({...media, keys: []}).length > 0),
  );

function figuresOf(all: readonly Facts[], {common}: Contracts): Figures {
  const together = new Map<string, FieldFacts>();
  all.forEach(({fields: own}) => addFacts(together, own));
  const fields = Array.from(together.values());
  const calls = all.filter(({located}) => !isWebhook(located.operation));
  const codes = Array.from(new Set(all.flatMap((one) => one.codes)));
  return {
    texts: share(fields, ({text}) => text),
    examples: share(fields, ({example}) => example),
    limits: share(
      fields.filter(({limits}) => limits !== undefined),
      ({limits}) => limits === true,
    ),
    failures: share(calls, ({located}) => showsFailure(located, common)),
    remedies: share(codes, (code) => Boolean(common['x-errors'][code]?.remedy)),
  };
}

/**
 * Coverage of a contract, as a whole and by interface. A field that several interfaces share counts once in the whole.
 *
 * @param name name of the contract in its folder, e.g. `shop`
 * @throws ProblemsError on a reference without a target
 */
export function contractCoverage(name: string, contracts: Contracts): Coverage {
  const {file} = contracts.yaml(name);
  const lookups = {locate: createLocate(contracts), resolve: createResolve(contracts, name), common: contracts.common};
  const all = operationsOf(contracts.read(name)).map((located): Facts => {
    const fields = operationFacts(located, file, lookups);
    return {fields, codes: located.operation['x-error-codes'] ?? [], located};
  });
  return {
    name,
    figures: figuresOf(all, contracts),
    operations: all.map((facts) => ({located: facts.located, figures: figuresOf([facts], contracts)})),
  };
}

/** `87% (26/30)`; `—` where there are no items. */
export const percent = ({have, of}: Share): string =>
  of === 0 ? '—' : `${Math.floor((have / of) * 100)}% (${have}/${of})`;
