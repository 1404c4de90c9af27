import {METHODS} from '../read/normalise';
import type {OpenApi, Operation} from '../read/openapi';

/** An operation or a webhook with where it stands. */
export type LocatedOperation = {
  readonly operation: Operation;
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path from the host on; `notifyUrl` for a webhook. */
  readonly path: string;
  /** Where it stands in the file. */
  readonly keys: readonly string[];
};

/** What a webhook is sent to: the address that the integrator gave. */
const WEBHOOK_PATH = 'notifyUrl';

function locateOperations({paths = {}, webhooks = {}}: OpenApi): readonly LocatedOperation[] {
  const locate = (section: 'paths' | 'webhooks', items: OpenApi['paths'], address: (key: string) => string) =>
    Object.entries(items ?? {}).flatMap(([key, item]) =>
      METHODS.filter((method) => item[method]).map((method) => ({
        operation: item[method],
        method: method.toUpperCase(),
        path: address(key),
        keys: [section, key, method],
      })),
    );
  return [...locate('paths', paths, (path) => path), ...locate('webhooks', webhooks, () => WEBHOOK_PATH)];
}

/** Operations by contract: each block of a page looks for one. */
const operationsByContract = new WeakMap<OpenApi, readonly LocatedOperation[]>();

/** All operations and webhooks of a contract. */
export function operationsOf(contract: OpenApi): readonly LocatedOperation[] {
  const operations = operationsByContract.get(contract) ?? locateOperations(contract);
  operationsByContract.set(contract, operations);
  return operations;
}
