import {memoized} from '../../memoized';
import type {LocatedOperation} from '../../model/operations';
import {filledAddress} from '../../model/servers';
import {createSubtypes} from '../../model/subtypes';
import type {OpenApi, Operation, Server} from '../../openapi/types';
import type {Resolve} from '../../read/references';
import type {Source} from '../source';
import {bodyOf} from './body';
import type {Body} from './body';
import {credentialsOf} from './credentials';
import {comment, encodedAddress, headerText, wellFormed} from './escape';
import {sentParameters} from './parameters';
import type {Sent} from './styles';
import * as words from '../../words';

/** A request to an interface, which writers convert to the code of a language. */
export type PlainRequest = {
  /** Anchor of the operation, after which the program is named. */
  readonly anchor: string;
  /** Method, path and summary on one line. */
  readonly headline: string;
  readonly method: string;
  /** Address of the server without a trailing slash. */
  readonly base: string;
  /** Whether the document does not contain the complete address. */
  readonly isUnknown: boolean;
  /** Path and query string, encoded. */
  readonly target: string;
  /** Credentials included; headers that HTTP clients set themselves are not. */
  readonly headers: readonly Sent[];
  /** Whether the call uses HTTP Basic. */
  readonly basic: boolean;
  /** Whether it contains placeholders of credentials. */
  readonly placeholders: boolean;
  /** Whether a response may be a redirect, which the program then prints and does not follow, as curl does. */
  readonly redirected: boolean;
  readonly body?: Body;
};

/** A placeholder that callers replace: for a credential, or a part of the address that the document lacks. */
const placeholder = (name: string): string => `YOUR_${name.toUpperCase().replace(/[^A-Z\d]+/g, '_')}`;
const UNKNOWN = `https://${placeholder('host')}`;

/** The address of a server with the defaults of its variables; placeholders replace missing parts. */
function addressOf(server: Server = {url: '/'}): string {
  const filled = filledAddress(server).replace(/\{([^{}]*)\}/g, (_, name: string) => placeholder(name));
  const written = /^[a-z][a-z\d+.-]*:/i.test(filled)
    ? filled
    : filled.startsWith('//')
      ? `https:${filled}`
      : `${UNKNOWN}/${filled.replace(/^\/+/, '')}`;
  const address = URL.canParse(written) ? new URL(written) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return UNKNOWN;
  // URL converts hosts to lower case.
  const origin = address.origin.replace(/your_[a-z\d_]+/g, (name) => name.toUpperCase());
  return encodedAddress(`${origin}${address.pathname}`).replace(/\/+$/, '');
}

/** Cached for each document, as it reads all schemas. */
const subtypesOf = memoized(({components}: OpenApi, resolve: Resolve) => createSubtypes(resolve, components?.schemas));

/** The header Accept, sent only where the response has several media types, or one other than JSON. */
function acceptOf({responses}: Operation): readonly Sent[] {
  const success = Object.entries(responses).find(([status]) => /^2/.test(status))?.[1];
  const types = Object.keys(success?.content ?? {});
  const useful = types.length > 1 || (types.length === 1 && types[0] !== 'application/json');
  return useful ? [['Accept', headerText(wellFormed(types[0]))]] : [];
}

/**
 * The request of a sample, with the contract's examples, or else with generated values.
 *
 * @returns a request with the path parameters, the other required parameters, and the body of the first media type
 */
export function plainRequest({operation, method, path}: LocatedOperation, source: Source): PlainRequest {
  const {resolve} = source;
  const parameters = sentParameters(path, operation, resolve);
  const credentials = credentialsOf(operation, source);
  const body = bodyOf(operation, method, resolve, subtypesOf(source.document, resolve));
  const query = [...parameters.query, ...credentials.query].map((pair) => pair.join('=')).join('&');
  const base = addressOf(operation.servers?.[0]);
  const cookies = [...parameters.cookies, ...credentials.cookies].map((pair) => pair.join('='));
  return {
    anchor: operation.anchor,
    headline: comment(words.interpolate(words.samples.headline, {summary: operation.summary, method, path})),
    method,
    base,
    isUnknown: base.includes(placeholder('')),
    target: query ? `${parameters.target}?${query}` : parameters.target,
    headers: [
      ...credentials.headers,
      ...parameters.headers,
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
      ...acceptOf(operation),
      ...(body && body.kind !== 'form' ? [['Content-Type', body.mediaType] as const] : []),
    ],
    basic: credentials.basic,
    placeholders:
      [credentials.headers, credentials.query, credentials.cookies].some(({length}) => length > 0) || credentials.basic,
    redirected: Object.keys(operation.responses).some((status) => /^3(?!04)/.test(status)),
    body,
  };
}
