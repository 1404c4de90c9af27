import {memoized} from '../../memoized';
import type {LocatedOperation} from '../../model/operations';
import {filledAddress} from '../../model/servers';
import {createSubtypes} from '../../model/subtypes';
import type {OpenApi, Operation, Server} from '../../read/openapi';
import type {Resolve} from '../../read/references';
import type {Source} from '../source';
import {bodyOf} from './body';
import type {Body} from './body';
import {credentialsOf} from './credentials';
import {comment, encodedAddress, headerText, wellFormed} from './escape';
import {sentParameters} from './parameters';
import type {Sent} from './styles';
import * as words from '../../../words';

/** A call of an interface, in no language yet. */
export type PlainRequest = {
  /** Names the program. */
  readonly anchor: string;
  /** What it does, on one line. */
  readonly headline: string;
  readonly method: string;
  /** Address of the server without a last slash. */
  readonly base: string;
  /** Whether the document does not tell all of it. */
  readonly isUnknown: boolean;
  /** Path and query string, encoded. */
  readonly target: string;
  /** With credentials, without those that HTTP clients make. */
  readonly headers: readonly Sent[];
  /** Whether the call proves who it is with a user name and a password. */
  readonly basic: boolean;
  /** Whether it has placeholders of credentials. */
  readonly placeholders: boolean;
  /** Whether an answer may lead elsewhere: the program prints it, as curl does, and follows it nowhere. */
  readonly redirected: boolean;
  readonly body?: Body;
};

/** What a caller must fill in, as credentials are: parts of addresses that the document does not tell. */
const placeholder = (name: string): string => `YOUR_${name.toUpperCase().replace(/[^A-Z\d]+/g, '_')}`;
const UNKNOWN = `https://${placeholder('host')}`;

/** The address of a server, its variables filled with their defaults; what nobody can know of it are placeholders. */
function addressOf(server: Server = {url: '/'}): string {
  const filled = filledAddress(server).replace(/\{([^{}]*)\}/g, (_, name: string) => placeholder(name));
  const written = /^[a-z][a-z\d+.-]*:/i.test(filled)
    ? filled
    : filled.startsWith('//')
      ? `https:${filled}`
      : `${UNKNOWN}/${filled.replace(/^\/+/, '')}`;
  const address = URL.canParse(written) ? new URL(written) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return UNKNOWN;
  // Hosts have no capitals.
  const origin = address.origin.replace(/your_[a-z\d_]+/g, (name) => name.toUpperCase());
  return encodedAddress(`${origin}${address.pathname}`).replace(/\/+$/, '');
}

/** What finds the forms of the schemas of a document: it looks through all of them. */
const subtypesOf = memoized(({components}: OpenApi, resolve: Resolve) => createSubtypes(resolve, components?.schemas));

/** The media type to ask for: only where an answer may be of several, or of another than JSON. */
function acceptOf({responses}: Operation): readonly Sent[] {
  const success = Object.entries(responses).find(([status]) => /^2/.test(status))?.[1];
  const types = Object.keys(success?.content ?? {});
  const useful = types.length > 1 || (types.length === 1 && types[0] !== 'application/json');
  return useful ? [['Accept', headerText(wellFormed(types[0]))]] : [];
}

/**
 * Says what a sample sends: what the contract gives as examples, else values made of its schemas.
 *
 * @returns a call with the path parameters, the other required ones, and the body of the first media type
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
