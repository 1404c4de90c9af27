import type {Rules} from './business';
import type {Contract, ContractSet} from './contracts';
import {openPlain} from './plain';
import type {Simulator} from './transport/server';

/** Whether a contract is simulated by rules: some operation has a rule. */
function isRuled(name: string, {paths = {}}: Contract, rules?: Rules): boolean {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.some(({operationId}) => rules?.has(`${name}#${operationId}`));
}

/** Simulates the contracts of a docs version: by rules if they have some, else by their examples and schemas. */
export async function openSimulator({version, families}: ContractSet, rules?: Rules): Promise<Simulator> {
  const [ruled, plain] = [true, false].map((wanted) =>
    Object.entries(families).filter(([name, contract]) => isRuled(name, contract, rules) === wanted),
  );
  const simulators = plain.map(([name, contract]) => openPlain(name, contract, rules?.unsign));
  const business =
    rules && ruled.length > 0 ? await rules.start({version, families: Object.fromEntries(ruled)}) : undefined;
  return {
    now: Date.now,
    ...business,
    answer: (request) => {
      const known = business?.takes(request) ? business : simulators.find(({knows}) => knows(request));
      return (known ?? business ?? simulators[0]).answer(request);
    },
  };
}
