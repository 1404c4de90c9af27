import {memoized} from '../memoized';
import {methodsOf} from '../values/methods';
import type {OpenApi, Operation} from '../read/openapi';

/** An operation or a webhook with its place. */
export type LocatedOperation = {
  readonly operation: Operation;
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path without the server; name of a webhook, `notifyUrl` if it has `x-events`. */
  readonly path: string;
  /** The contract that contains it. */
  readonly document: OpenApi;
  /** Its keys in the file. */
  readonly keys: readonly string[];
};

/** Path of notifications that are sent to an address of the integrator's choice. */
const WEBHOOK_PATH = 'notifyUrl';

function locateOperations(document: OpenApi): readonly LocatedOperation[] {
  const locate = (section: 'paths' | 'webhooks') =>
    Object.entries(document[section] ?? {}).flatMap(([path, item]) =>
      methodsOf(item).map((method) => ({
        operation: item[method],
        method: method.toUpperCase(),
        path: item[method]['x-events'] ? WEBHOOK_PATH : path,
        document,
        keys: [section, path, method],
      })),
    );
  return [...locate('paths'), ...locate('webhooks')];
}

/** All operations and webhooks of a contract, cached, as each block of a page searches them. */
export const operationsOf = memoized(locateOperations);

/** `shop#createOrder` → `shop`, `createOrder`; an operation's name may contain further `#`. */
export const namedOperation = (name: string): readonly [contract: string, operationId: string] => {
  const at = name.indexOf('#');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};
