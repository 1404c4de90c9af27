import type {ContractSet} from '../../../sandbox/contracts';
import {FAULT_CODES} from '../../../sample/sandbox/requests/faults';
import {failures} from '../fixtures/failures';
import {COMMON_FAILURES} from '../fixtures/failures/any-interface';
import type {Provoke} from '../fixtures/failures/failure';
import {startClient} from '../fixtures/sandbox-client';
import {findOperation, interfaceNames} from '../fixtures/sandbox-contracts';

export type Expected = readonly [name: string, code: string, provoke?: Provoke];

function provokerOf(name: string, code: string) {
  const fault = FAULT_CODES.includes(code) ? COMMON_FAILURES[code] : undefined;
  return failures[`${name} ${code}`] ?? (fault && ((client) => fault.provoke(client, name)));
}

export const listedFailures = (contracts: ContractSet): readonly Expected[] =>
  interfaceNames(contracts).flatMap((name) =>
    (findOperation(contracts, name).operation['x-error-codes'] ?? []).map(
      (code) => [name, code, provokerOf(name, code)] as const,
    ),
  );

export const commonFailures = (contracts: ContractSet): readonly Expected[] =>
  interfaceNames(contracts).flatMap((name) =>
    Object.entries(COMMON_FAILURES)
      .filter(
        ([code, {applies}]) =>
          contracts.families[name.split('#')[0]]['x-common-errors'].includes(code) &&
          applies(findOperation(contracts, name)),
      )
      .map(
        ([code, {provoke}]) =>
          [name, code, failures[`${name} ${code}`] ?? ((client) => provoke(client, name))] as const,
      ),
  );

async function codeOf(provoke: Provoke, version: string) {
  const client = await startClient(version);
  return provoke(client).then(
    ({body}) => body.code,
    (error: Error) => error.message,
  );
}

/** Codes that were expected but not returned: `interface code: actual response`. */
export async function missing(version: string, expected: readonly Expected[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [name, code, provoke] of expected) {
    const actual = provoke
      ? await codeOf(provoke, version)
      : 'nothing in tests/sample/fixtures/failures brings it about';
    if (actual !== code) found.push(`${name} ${code}: ${actual}`);
  }
  return found;
}
