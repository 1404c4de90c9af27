import {extension} from '../extension';
import type {OpenApi} from '../openapi/types';
import type {Scheme, Schemes} from './scheme';

const schemes: Schemes = extension<Schemes>('signing') ?? {};

/** Names of the site's signing schemes. */
export const schemeNames: readonly string[] = Object.keys(schemes);

/** The signing scheme of a contract; undefined where its calls are unsigned, or the site lacks the scheme. */
export const schemeOf = ({'x-signing': name = ''}: Pick<OpenApi, 'x-signing'>): Scheme | undefined => schemes[name];
