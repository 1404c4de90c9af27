import {createSign} from 'crypto';
import {ACCOUNT} from '../../../../../contract';
import type {Caller, VersionFiles} from '../../../../../contract';

/** The moment of the signature vectors, as each scheme writes it. */
const MOMENT: Readonly<Record<string, string>> = {v1: '2026-11-21 10:00:00', v3: '1795226400'};

/** The private key with which the signature vectors of a docs version are made; it is published. */
export const testKey = (files: VersionFiles): string | undefined => files.read('_vectors/test-private-key.pem');

/**
 * The caller of the examples: the one that the local sandbox knows, whose signatures anybody can compute with the published test key.
 *
 * @param scheme name of the signing scheme
 * @param key private key as PEM; without one the examples have a placeholder
 */
export const exampleCaller = (scheme: string, key: string | undefined): Caller => ({
  appId: ACCOUNT.appId,
  keyId: ACCOUNT.keyId,
  timestamp: MOMENT[scheme] ?? '',
  nonce: '5f2b8c0d9e7a4163b8d2f0c4a6e19b75',
  sign: (text) => (key ? createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64') : '签名结果'),
});
