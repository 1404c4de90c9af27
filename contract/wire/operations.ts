import {plainName} from '../openapi/names';
import {isMethod} from '../values/methods';
import type {OpenApi, Operation, Parameter, PathItem} from '../openapi/types';
import {followIn} from './follow';

const named = (operation: Operation, where: string): Operation =>
  (operation.operationId as string | undefined) === undefined
    ? {...operation, operationId: plainName(where)}
    : operation;

/**
 * The path items of a bundled document with changed operations, each with an `operationId`, if need be from method and path.
 *
 * @param change returns the new operation; `method` is in capitals, `shared` are the parameters of the path item
 */
export function mapPathItems(
  document: OpenApi,
  key: 'paths' | 'webhooks',
  change: (operation: Operation, method: string, shared: readonly Parameter[]) => Operation,
): Readonly<Record<string, PathItem>> {
  const follow = followIn(document);
  const changed = (at: string, item: PathItem): PathItem => {
    const {parameters = []} = item as unknown as {parameters?: readonly Parameter[]};
    return Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        isMethod(name) ? change(named(value, `${name} ${at}`), name.toUpperCase(), parameters.map(follow)) : value,
      ]),
    );
  };
  return Object.fromEntries(
    Object.entries(document[key] ?? {}).map(([name, item]) => [name, changed(name, follow(item))]),
  );
}
