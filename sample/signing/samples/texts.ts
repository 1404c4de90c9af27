import {SANDBOX} from '../../../contract/signing';

/** Data that signed samples in all languages send. */

/** The caller as the local sandbox knows it. */
export const ACCOUNT = {
  sandbox: SANDBOX,
  appId: 'app_sample_01',
  keyId: 'mk_sample_01',
  token: 'sample-access-token',
  privateKey: 'test-private-key.pem',
  platformKeyId: 'pk_sample_01',
  platformKey: 'test-public-key.pem',
} as const;

/** The smallest PNG image, in Base64: a white dot. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==';

/** Media type of the uploaded file. */
export const IMAGE = 'image/png';

/** Allowed difference in seconds between the time of a response and that of the caller. */
export const WINDOW = 300;
