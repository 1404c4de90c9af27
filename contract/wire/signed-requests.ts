import type {OpenApi, Operation, Parameter} from '../read/openapi';
import type {Caller} from './caller';
import {followIn} from './follow';
import {mapPathItems} from './operations';
import {PUBLIC_SCHEMA, publicSchema, v1Request} from './v1';
import {requestHeaders} from './v3';

/** Whether calls of an operation are signed, where its document names a signing scheme. */
const isSigned = ({security}: Operation, document: OpenApi): boolean => (security ?? document.security)?.length !== 0;

function v1Document(document: OpenApi, caller: Caller): OpenApi {
  const follow = followIn(document);
  return {
    ...document,
    paths: mapPathItems(document, 'paths', (operation, method, shared) =>
      isSigned(operation, document) ? v1Request(operation, method, shared, caller, follow) : operation,
    ),
    components: {
      ...document.components,
      schemas: {[PUBLIC_SCHEMA]: publicSchema, ...document.components?.schemas},
    },
  };
}

function v3Document(document: OpenApi, caller: Caller): OpenApi {
  const follow = followIn(document);
  const headers = requestHeaders(document, caller);
  const references = (own: readonly Parameter[]) =>
    headers
      .filter(({name}) => !own.some((one) => one.name === name))
      .map(({name}) => ({$ref: `#/components/parameters/${name}`}));
  return {
    ...document,
    paths: mapPathItems(document, 'paths', (operation, _, shared) => {
      if (!isSigned(operation, document)) return operation;
      const {parameters = []} = operation;
      const added = references([...parameters.map(follow), ...shared]) as unknown as readonly Parameter[];
      return {...operation, parameters: [...parameters, ...added]};
    }),
    components: {
      ...document.components,
      parameters: {
        ...Object.fromEntries(headers.map((parameter) => [parameter.name, parameter])),
        ...document.components?.parameters,
      },
    },
  };
}

const SCHEMES: Readonly<Record<string, (document: OpenApi, caller: Caller) => OpenApi>> = {
  v1: v1Document,
  v3: v3Document,
};

/**
 * A bundled document whose requests are those that the platform accepts: a contract that names a signing scheme (`x-signing`) describes only
 * what a call is about, not what the scheme puts around it.
 *
 * @param caller who calls, of whose values and signatures the examples are made
 * @returns the document itself, where its calls are not signed
 */
export const signedRequests = (document: OpenApi, caller: Caller): OpenApi =>
  SCHEMES[document['x-signing'] ?? '']?.(document, caller) ?? document;
