import {decoded, methodsOf, plainName} from '../../contract/values';
import type {Parameter} from '../../contract';
import type {Contract} from '../contracts';
import {inside, partsOf} from './document';
import type {OperationNode} from './operation-node';

/** An operation of a contract. */
export type Route = {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationNode;
  /** Its own parameters, and those of the path item that it does not override. */
  readonly parameters: readonly Parameter[];
};

/** An operation that matches a request, with the values in its path as they were sent. */
export type Match = {readonly route: Route; readonly values: Readonly<Record<string, string>>};

/** The operations of a contract. */
export function routesOf(contract: Contract): readonly Route[] {
  return Object.keys(contract.paths ?? {}).flatMap((path) => {
    const item = inside<Readonly<Record<string, unknown>>>(contract, contract.paths, path);
    return methodsOf(item ?? {}).map((method) => {
      // Signed calls name the operation; samples and pages use method and path for one without an id.
      const operation = {operationId: plainName(`${method} ${path}`), ...(item?.[method] as Partial<OperationNode>)};
      const all = [
        ...partsOf<Parameter>(contract, item, 'parameters'),
        ...partsOf<Parameter>(contract, operation, 'parameters'),
      ];
      return {
        method: method.toUpperCase(),
        path,
        operation,
        parameters: Array.from(new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()),
      };
    });
  });
}

/** The values for a path template; undefined if the path does not match. */
function valuesIn(path: string, sent: readonly string[]): Record<string, string> | undefined {
  const wanted = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== sent.length) return undefined;
  const values: Record<string, string> = {};
  const fits = wanted.every((part, index) => {
    const names = Array.from(part.matchAll(/\{([^{}]*)\}/g), ([, name]) => name);
    if (names.length === 0) return decoded(part) === decoded(sent[index]);
    const fixed = part.split(/\{[^{}]*\}/).map((text) => decoded(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const found = new RegExp(`^${fixed.join('(.+)')}$`, 's').exec(sent[index]);
    names.forEach((name, at) => (values[name] = found?.[at + 1] ?? ''));
    return found !== null;
  });
  return fits ? values : undefined;
}

const fixedLength = ({path}: Route): number => path.replace(/\{[^{}]*\}/g, '').length;

/** The routes that match a path, the most literal first. */
export function matchesOf(routes: readonly Route[], pathname: string): readonly Match[] {
  const sent = pathname.replace(/\/+$/, '').split('/');
  return routes
    .flatMap((route) => {
      const values = valuesIn(route.path, sent);
      return values ? [{route, values}] : [];
    })
    .sort((one, other) => fixedLength(other.route) - fixedLength(one.route));
}
