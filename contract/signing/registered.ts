import {schemes} from '../../extensions/signing';
import type {OpenApi} from '../read/openapi';
import type {Scheme} from './scheme';

/** Names of the registered signing schemes. */
export const schemeNames: readonly string[] = Object.keys(schemes);

/** The signing scheme of a contract; undefined where its calls are unsigned, or extensions/signing.ts lacks the scheme. */
export const schemeOf = ({'x-signing': name = ''}: Pick<OpenApi, 'x-signing'>): Scheme | undefined => schemes[name];
