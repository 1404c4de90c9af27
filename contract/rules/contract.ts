import {checkOperationExamples} from './examples';
import type {Report} from './examples';
import type {Contracts} from '../read/contracts';
import {problemAt} from '../read/yaml-file';
import type {Common} from '../read/common';
import type {OpenApi, Operation, Schema} from '../openapi/types';
import {formsOf} from '../model/dictionaries';
import {operationsOf} from '../model/operations';
import {createResolve} from '../read/references';
import {collectProblems} from '../problems';
import type {Problem} from '../problems';
import type {Keys} from '../read/position';

function checkErrorCodes(operation: Operation, keys: Keys, common: Common, report: Report): void {
  (operation['x-error-codes'] ?? []).forEach((number, index) => {
    if (common['x-errors'][number]) return;
    report(
      [...keys, 'x-error-codes', index],
      `error code "${number}" is unknown. Add it to x-errors in common.yaml, or drop it.`,
    );
  });
}

/** Calls `visit` for every schema of a document that has an enum. */
function visitEnums(
  node: unknown,
  keys: Keys,
  visit: (schema: Schema & {readonly enum: readonly unknown[]}, keys: Keys) => void,
): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  if (Array.isArray(schema.enum)) visit({...schema, enum: schema.enum as readonly unknown[]}, keys);
  Object.entries(node).forEach(([key, value]) => {
    if (!['example', 'examples', 'enum'].includes(key)) visitEnums(value, [...keys, key], visit);
  });
}

function checkDictionaries(contract: OpenApi, {'x-dictionaries': dictionaries}: Common, report: Report): void {
  visitEnums(contract, [], (schema, keys) => {
    const number = schema['x-dict'] ?? '';
    const dictionary = dictionaries[number];
    if (number && !dictionary)
      report(keys, `dictionary "${number}" is unknown. Known: ${Object.keys(dictionaries).join(', ')}.`);
    const known = Object.entries(dictionary?.values ?? {}).flatMap(([word, value]) => formsOf(word, value));
    schema.enum
      .filter((value) => dictionary && !known.includes(String(value)))
      .forEach((value) =>
        report([...keys, 'enum'], `"${value}" is no value of dictionary ${number}. Known: ${known.join(', ')}.`),
      );
  });
}

/** A list of problems of the contract `name`, and a function that adds to it. */
function createReport(name: string, contracts: Contracts): {readonly problems: Problem[]; readonly report: Report} {
  const file = contracts.yaml(name);
  const problems: Problem[] = [];
  return {problems, report: (keys, message) => problems.push(problemAt(file, keys, message))};
}

/**
 * Checks that the error codes and dictionary values in a contract exist.
 *
 * @param name name of the contract in its folder, e.g. `shop`
 * @returns all problems, with file and line
 */
export function nameProblems(name: string, contracts: Contracts): readonly Problem[] {
  const {problems, report} = createReport(name, contracts);
  const contract = contracts.read(name);
  operationsOf(contract).forEach(({operation, keys}) => checkErrorCodes(operation, keys, contracts.common, report));
  checkDictionaries(contract, contracts.common, report);
  return problems;
}

/**
 * Checks that every example of a contract fits its schema, and that every enum has values.
 *
 * @param name name of the contract in its folder, e.g. `shop`
 * @returns all problems, with file and line
 */
export function exampleProblems(name: string, contracts: Contracts): readonly Problem[] {
  const {problems, report} = createReport(name, contracts);
  const contract = contracts.read(name);
  const resolve = createResolve(contracts, name);
  operationsOf(contract).forEach((located) =>
    problems.push(
      ...collectProblems(() => {
        checkOperationExamples(located, resolve, report);
        return [];
      }),
    ),
  );
  visitEnums(contract, [], (schema, keys) => {
    if (schema.enum.length === 0) report(keys, 'enum is empty. Give it values, or drop it.');
  });
  return problems;
}

/** Error codes of common.yaml that are neither in x-common-errors nor in an operation's x-error-codes. */
export function unusedErrorCodes(names: readonly string[], contracts: Contracts): readonly Problem[] {
  const file = contracts.yaml('common');
  const used = new Set([
    ...contracts.common['x-common-errors'],
    ...names.flatMap((name) =>
      operationsOf(contracts.read(name)).flatMap(({operation}) => operation['x-error-codes'] ?? []),
    ),
  ]);
  return Object.keys(contracts.common['x-errors'])
    .filter((number) => !used.has(number))
    .map((number) =>
      problemAt(
        file,
        ['x-errors', number],
        `error code "${number}" is returned by no interface. Name it in an x-error-codes, or drop it.`,
      ),
    );
}
