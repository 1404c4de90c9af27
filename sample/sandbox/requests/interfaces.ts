import {OpenAPIBackend} from 'openapi-backend';
import type {Document, Operation as RoutedOperation} from 'openapi-backend';
import {createAjv, memoized} from '../../../contract/values';
import type {Operation} from '../../../contract';
import type {Contract} from '../../../sandbox';
import {Failure, SandboxBug} from '../platform/failure';
import {failureOf} from './field-errors';

const bodyAjv = createAjv();
const parameterAjv = createAjv(true);

/** The interface for a request, and the path of the request. */
export type Match = {readonly operation: Operation; readonly route: RoutedOperation; readonly path: string};

/** The interfaces of a contract: finds them, and validates requests and responses. */
export type Interfaces = {
  /** @throws Failure 404002 or 405001 when there is no such interface */
  readonly match: (method: string, target: string) => Match;
  /**
   * Validates the business content of a request.
   *
   * @returns path and query parameters and the members of the body, in one object, with the types of their schemas
   * @throws Failure 400001, 400002 or 400003 with every invalid field; 422402 when only amounts are invalid
   */
  readonly check: (match: Match, query: Readonly<Record<string, string>>, body?: unknown) => Record<string, unknown>;
  /** @throws SandboxBug when the response violates the contract */
  readonly checkAnswer: (match: Match, answer: unknown) => void;
  /** @throws SandboxBug when an error response violates the contract */
  readonly checkFailure: (answer: unknown) => void;
  /** @throws SandboxBug when the body violates the webhook of this name */
  readonly checkNotification: (webhook: string, body: unknown) => void;
};

async function open(contract: Contract): Promise<Interfaces> {
  const backend = await new OpenAPIBackend({
    definition: structuredClone(contract) as unknown as Document,
    quick: true,
    coerceTypes: true,
    customizeAjv: (_ajv, _options, context) => (context === 'paramsValidator' ? parameterAjv : bodyAjv) as never,
  }).init();
  const {router, validator} = backend;
  const {webhooks = {}, components} = backend.definition as unknown as Contract;
  const envelope = components?.schemas?.Envelope ?? {};
  const asBug = (what: string, errors: unknown): void => {
    if (errors) throw new SandboxBug(`${what} does not fit the contract: ${JSON.stringify(errors)}`);
  };
  return {
    match(method, target) {
      try {
        const [path] = target.split('?');
        const route = router.matchOperation({method, path, headers: {}}, true);
        return {route, operation: route as unknown as Operation, path};
      } catch (error) {
        throw new Failure(String(error).includes('405') ? '405001' : '404002');
      }
    },
    check({operation, route, path}, query, body) {
      const result = validator.validateRequest(
        {method: route.method, path, headers: {}, query: {...query}, body},
        route,
      );
      const failure = failureOf(result.errors ?? [], operation['x-error-codes']);
      if (failure) throw failure;
      const coerced = result.coerced as {query?: object; params?: object};
      return {...coerced.query, ...(body as object), ...coerced.params};
    },
    checkAnswer: ({route}, answer) =>
      asBug(`answer of ${route.operationId}`, validator.validateResponse(answer, route, 200).errors),
    checkFailure(answer) {
      if (!bodyAjv.validate(envelope, answer)) asBug('failure', bodyAjv.errors);
    },
    checkNotification(webhook, body) {
      const schema = webhooks[webhook]?.post.requestBody?.content?.['application/json'].schema;
      if (!schema) throw new SandboxBug(`webhook ${webhook} is not in the contract.`);
      if (!bodyAjv.validate(schema, body)) asBug(`notification ${webhook}`, bodyAjv.errors);
    },
  };
}

/** Opens a contract once, so that compiled schemas are reused when the sandbox is reset. */
export const openInterfaces = memoized(open);
