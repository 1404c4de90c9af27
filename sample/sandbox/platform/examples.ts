import type {Media} from '../../../contract';
import {SandboxBug} from './failure';
import type {World} from './world';

const firstOf = ({example, examples = {}}: Pick<Media, 'example' | 'examples'>): unknown =>
  example ?? Object.values(examples)[0]?.value;

/**
 * Registers the first example of an interface as an earlier call, so that the same call returns the result in the contract. Does nothing
 * for interfaces that the docs version lacks.
 *
 * @param interfaceName e.g. `v3#createTask`
 * @throws SandboxBug when the interface has no business key
 */
export function rememberExample({contracts, remember}: World, interfaceName: string): void {
  const [family, id] = interfaceName.split('#');
  const operation = Object.values(contracts.families[family]?.paths ?? {})
    .flatMap((methods) => Object.values(methods))
    .find(({operationId}) => operationId === id);
  if (!operation) return;
  const key = operation['x-idempotent-key'];
  if (!key) throw new SandboxBug(`${interfaceName} has no business key: a repeated call does its work again.`);
  const parameters = (operation.parameters ?? [])
    .filter(({required}) => required)
    .map((one) => [one.name, firstOf(one)] as const);
  const input = {
    ...(firstOf(operation.requestBody?.content?.['application/json'] ?? {}) as object),
    ...Object.fromEntries(parameters),
  };
  const answer = firstOf(operation.responses['200'].content?.['application/json'] ?? {}) as {readonly data: unknown};
  remember(interfaceName, String((input as Record<string, unknown>)[key]), input, answer.data);
}
