import type {Operation, SecurityScheme} from '../../openapi/types';
import type {Source} from '../source';
import {encoded, headerName, headerText, wellFormed} from './escape';
import type {Sent} from './styles';

/** Placeholders for the caller's own credentials. */
export const PLACEHOLDERS = {
  key: 'YOUR_API_KEY',
  token: 'YOUR_TOKEN',
  user: 'YOUR_USERNAME',
  password: 'YOUR_PASSWORD',
  credentials: 'YOUR_CREDENTIALS',
} as const;

/** The credentials of a call, by the part of the request that carries them. */
export type Credentials = {
  readonly headers: readonly Sent[];
  readonly query: readonly Sent[];
  readonly cookies: readonly Sent[];
  /** Whether the program generates the header of HTTP Basic. */
  readonly basic: boolean;
};

const NONE: Credentials = {headers: [], query: [], cookies: [], basic: false};

function ofScheme({type, scheme = '', name = '', in: place}: SecurityScheme): Partial<Credentials> {
  const http = scheme.toLowerCase();
  if (type === 'apiKey' && place === 'header') return {headers: [[headerName(wellFormed(name)), PLACEHOLDERS.key]]};
  if (type === 'apiKey' && place === 'query') return {query: [[encoded(name), PLACEHOLDERS.key]]};
  if (type === 'apiKey' && place === 'cookie') return {cookies: [[headerName(wellFormed(name)), PLACEHOLDERS.key]]};
  if (type === 'http' && http === 'basic') return {basic: true};
  if (type === 'http' && http !== 'bearer')
    return {headers: [['Authorization', headerText(`${scheme} ${PLACEHOLDERS.credentials}`)]]};
  return type === 'mutualTLS' ? {} : {headers: [['Authorization', `Bearer ${PLACEHOLDERS.token}`]]};
}

/** The credentials of an operation's first security requirement. */
export function credentialsOf({security = []}: Operation, {document, resolve}: Source): Credentials {
  const schemes = document.components?.securitySchemes ?? {};
  return Object.keys(security[0] ?? {})
    .filter((name) => schemes[name])
    .map((name) => ofScheme((resolve as unknown as (node: SecurityScheme) => SecurityScheme)(schemes[name])))
    .reduce<Credentials>(
      (sum, {headers = [], query = [], cookies = [], basic = false}) => ({
        headers: [...sum.headers, ...headers],
        query: [...sum.query, ...query],
        cookies: [...sum.cookies, ...cookies],
        basic: sum.basic || basic,
      }),
      NONE,
    );
}
