import type {VersionFiles} from '../../../../../contract';

/** The private key with which the signature vectors of a docs version are made; it is published. */
export const testKey = (files: VersionFiles): string | undefined => files.read('_vectors/test-private-key.pem');
