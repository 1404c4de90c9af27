import {memoized} from '../memoized';
import {methodsOf} from '../values/methods';
import type {OpenApi, Operation} from '../read/openapi';

/** An operation or a webhook with where it stands. */
export type LocatedOperation = {
  readonly operation: Operation;
  /** HTTP method in capitals. */
  readonly method: string;
  /** Path from the host on; name of a webhook, `notifyUrl` where it carries `x-events`. */
  readonly path: string;
  /** The contract that it stands in. */
  readonly document: OpenApi;
  /** Where it stands in the file. */
  readonly keys: readonly string[];
};

/** What a notification of many contracts is sent to: the address that the integrator gave. */
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

/** All operations and webhooks of a contract; each block of a page looks for one. */
export const operationsOf = memoized(locateOperations);

/** `shop#createOrder` → `shop`, `createOrder`; what an operation is called may have more of these signs. */
export const namedOperation = (name: string): readonly [contract: string, operationId: string] => {
  const at = name.indexOf('#');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
};
