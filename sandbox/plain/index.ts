import type {WireAnswer, WireRequest} from '../transport/wire';
import type {Contract} from '../contracts';
import {declaredAnswer} from './answers';
import {checkCredentials} from './credentials';
import type {OperationNode} from './operation-node';
import {Problem, problemAnswer} from './problem';
import {bodyErrors} from './read-body';
import {parametersErrors, pathnameOf} from './read-parameters';
import {matchesOf, routesOf} from './routes';
import type {Match} from './routes';
import {createChecks} from './validation';
import * as words from '../../contract/words';

/** Simulates a contract by its examples and schemas. */
export type PlainSimulator = {
  /** Whether a path is one of the contract's. */
  readonly knows: (request: WireRequest) => boolean;
  readonly answer: (request: WireRequest) => Promise<WireAnswer>;
};

/**
 * Verifies the signature of a request, and removes the signature parameters.
 *
 * @returns the request as the operation describes it
 * @throws Problem with what is wrong with the signature
 */
export type Unsign = (contract: Contract, operation: OperationNode, request: WireRequest) => Promise<WireRequest>;

/** Path prefixes of the contract's servers, which samples send if a server has no absolute address. */
function basesOf({servers = [], paths = {}}: Contract): readonly string[] {
  const items = Object.values(paths) as readonly {readonly servers?: typeof servers}[];
  const operations = items.flatMap(
    (item) => Object.values(item) as unknown as readonly {readonly servers?: typeof servers}[],
  );
  const all = [...servers, ...[...items, ...operations].flatMap((node) => node?.servers ?? [])];
  const pathnames = all.map(({url = '/', variables = {}}) => {
    const filled = url.replace(/\{([^{}]*)\}/g, (whole, name: string) => variables[name]?.default ?? whole);
    return URL.canParse(filled, 'http://localhost')
      ? new URL(filled, 'http://localhost').pathname.replace(/\/+$/, '')
      : '';
  });
  return Array.from(new Set(['', ...pathnames]));
}

/**
 * Opens a bundled contract: routes, validation of requests, and responses by its examples or schemas.
 *
 * @param name of the contract, e.g. `shop`
 * @param unsign verifies signatures, if the contract names a signing scheme
 */
export function openPlain(name: string, contract: Contract, unsign?: Unsign): PlainSimulator {
  const routes = routesOf(contract);
  const bases = basesOf(contract);
  const checks = createChecks(contract);

  const matches = (request: WireRequest): readonly Match[] => {
    const pathname = pathnameOf(request);
    const found = bases
      .filter((base) => pathname.startsWith(`${base}/`))
      .map((base) => matchesOf(routes, pathname.slice(base.length)));
    return found.find(({length}) => length > 0) ?? [];
  };

  async function run(sent: WireRequest, candidates: readonly Match[]): Promise<WireAnswer> {
    const match = candidates.find(({route}) => route.method === sent.method);
    const methods = candidates.map(({route}) => route.method).join(', ');
    if (candidates.length === 0)
      throw new Problem(404, words.interpolate(words.sandbox.requests.noPath, {path: pathnameOf(sent)}));
    if (!match)
      throw new Problem(
        405,
        words.interpolate(words.sandbox.requests.noMethod, {path: pathnameOf(sent), methods}),
        [],
        {Allow: methods},
      );
    const {operation} = match.route;
    const interfaceName = `${name}#${operation.operationId}`;
    checkCredentials(contract, match.route, sent);
    const request = unsign ? await unsign(contract, operation, sent) : sent;
    const errors = [
      ...parametersErrors(contract, checks.coercing, request, match),
      ...(await bodyErrors(contract, checks, operation, request)),
    ];
    if (errors.length > 0)
      throw new Problem(
        400,
        words.interpolate(words.sandbox.requests.invalid, {message: errors[0].message}),
        errors.slice(0, 100),
      );
    const answer = declaredAnswer(contract, checks.outgoing, operation, request);
    return {...answer, trace: {summary: interfaceName}};
  }

  return {
    knows: (request) => matches(request).length > 0,
    answer: async (request) => {
      return run(request, matches(request)).catch((error: unknown) => {
        if (error instanceof Problem) return problemAnswer(error);
        throw error;
      });
    },
  };
}
