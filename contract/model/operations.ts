import {memoized} from '../memoized';
import {methodsOf} from '../values/methods';
import type {OpenApi, Operation} from '../openapi/types';

/** An operation or a webhook with its location. */
export type LocatedOperation = {
  readonly operation: Operation;
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path of the operation, or name of the webhook, `notifyUrl` for webhooks with `x-events`. */
  readonly path: string;
  /** The contract that contains the operation. */
  readonly document: OpenApi;
  /** Keys from the root of the file to the operation. */
  readonly keys: readonly string[];
};

/** The name shown as the path of notifications: the field by which integrators give their address. */
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

/** All operations and webhooks of a contract; cached, as each block of a page looks one up. */
export const operationsOf = memoized(locateOperations);

/** Splits `shop#createOrder` into `shop` and `createOrder`; an operationId may contain more `#`. */
export const namedOperation = (name: string): readonly [contract: string, operationId: string] => {
  const at = name.indexOf('#');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};
