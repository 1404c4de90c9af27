import {schemes} from '../../extensions/signing';
import type {OpenApi} from '../read/openapi';
import type {Scheme} from './scheme';

/** Names of the schemes that a contract can name. */
export const schemeNames: readonly string[] = Object.keys(schemes);

/** The signing scheme that a contract names; undefined where its calls are not signed, or extensions/signing.ts lacks the scheme. */
export const schemeOf = ({'x-signing': name = ''}: Pick<OpenApi, 'x-signing'>): Scheme | undefined => schemes[name];
