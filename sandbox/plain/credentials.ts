import {decoded, waysToCall} from '../../contract/values';
import type {SecurityScheme} from '../../contract';
import type {WireRequest} from '../transport/wire';
import type {Contract} from '../contracts';
import {inside} from './document';
import type {Route} from './routes';
import {Problem} from './problem';
import {cookiesOf, pairsOf} from './shapes';
import * as words from '../../contract/words';

/** The credential of a scheme: how to send it, and whether a request has it. */
type Demand = {readonly wanted: string; readonly met: boolean; readonly challenge?: string};

function ofHeader(scheme: string, {headers}: WireRequest): Demand {
  const [sent, credentials = ''] = (headers.authorization ?? '').split(/ +(.*)/s);
  return {
    wanted: words.interpolate(words.sandbox.credentials.authorization, {scheme}),
    met: sent.toLowerCase() === scheme.toLowerCase() && credentials.trim() !== '',
    challenge: `${scheme} realm="sandbox"`,
  };
}

const has = (pairs: readonly (readonly [string, string])[], name: string): boolean =>
  pairs.some(([sent, text]) => decoded(sent) === name && text !== '');

function demandOf({type, scheme = '', name = '', in: place}: SecurityScheme, request: WireRequest): Demand {
  const {headers, target} = request;
  if (type === 'apiKey') {
    if (place === 'header')
      return {
        wanted: words.interpolate(words.sandbox.credentials.header, {name}),
        met: Boolean(headers[name.toLowerCase()]),
      };
    if (place === 'query')
      return {
        wanted: words.interpolate(words.sandbox.credentials.query, {name}),
        met: has(pairsOf(target.split('?').slice(1).join('?')), name),
      };
    return {
      wanted: words.interpolate(words.sandbox.credentials.cookie, {name}),
      met: has(cookiesOf(headers.cookie), name),
    };
  }
  // Loopback has no TLS, so a client certificate cannot be required.
  if (type === 'mutualTLS') return {wanted: words.sandbox.credentials.certificate, met: true};
  const named = type === 'http' ? scheme : 'Bearer';
  return ofHeader(`${named.charAt(0).toUpperCase()}${named.slice(1)}`, request);
}

/**
 * Checks that a request has the credentials that its operation requires; any value is accepted.
 *
 * @throws Problem 401 with the missing credentials
 */
export function checkCredentials(contract: Contract, {operation}: Route, request: WireRequest): void {
  const {security = contract.security ?? []} = operation;
  const schemes = contract.components?.securitySchemes ?? {};
  const schemeOf = (name: string) => inside<SecurityScheme>(contract, schemes, name);
  const ways = waysToCall(security, schemeOf).map((requirement) =>
    Object.keys(requirement).flatMap((name) => {
      const scheme = schemeOf(name);
      return scheme ? [demandOf(scheme, request)] : [];
    }),
  );
  if (ways.length === 0 || ways.some((demands) => demands.every(({met}) => met))) return;
  const missing = ways
    .map((demands) =>
      demands
        .filter(({met}) => !met)
        .map(({wanted}) => wanted)
        .join(words.sandbox.credentials.and),
    )
    .join(words.sandbox.credentials.or);
  const challenges = Array.from(new Set(ways.flat().flatMap(({challenge}) => challenge ?? [])));
  throw new Problem(401, words.interpolate(words.sandbox.credentials.missing, {missing}), [], {
    'WWW-Authenticate': challenges.join(', ') || 'ApiKey realm="sandbox"',
  });
}
