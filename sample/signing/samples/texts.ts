import {SANDBOX} from '../../../contract/signing';

/** What signed samples send in every language. */

/** What the local sandbox knows of the caller. */
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

/** Media type of what is sent as a file. */
export const IMAGE = 'image/png';

/** Seconds by which the time of an answer may differ from that of the caller. */
export const WINDOW = 300;
