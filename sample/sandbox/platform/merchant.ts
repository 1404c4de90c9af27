import type {SignType} from './signature';

/** A key for signatures. */
type Key = {readonly type: SignType; readonly publicKey: string; readonly privateKey?: string};

/** An application of a merchant, with its permissions, addresses and keys. */
export type App = {
  readonly appId: string;
  readonly secret: string;
  /** Keys by id. */
  readonly keys: Readonly<Record<string, Key>>;
  /** Address for notifications about objects without an address of their own. */
  readonly notifyUrl: string;
  /** Allowed client addresses; all if missing. */
  readonly allowedIps?: readonly string[];
  /** Scopes that it was granted; without any it may call only what needs no token. */
  readonly scopes: readonly string[];
  readonly suspended: boolean;
};

/** The published key pairs of the signature vectors, as PEM. */
export type KeyFiles = {
  readonly privateKey: string;
  readonly publicKey: string;
  /** Missing in docs versions without SM2. */
  readonly sm2PublicKey?: string;
  readonly sm2PrivateKey?: string;
};

/** The key pairs among the files beside the signature vectors, by file name. */
export const keyFilesOf = (files: Readonly<Record<string, string>>): KeyFiles => ({
  privateKey: files['test-private-key.pem'],
  publicKey: files['test-public-key.pem'],
  sm2PublicKey: files['test-sm2-public-key.pem'],
  sm2PrivateKey: files['test-sm2-private-key.pem'],
});

/** Id of the application that the samples use; the other applications demonstrate errors. */
export const SAMPLE_APP = 'app_sample_01';
export const SECRET = 'sample-app-secret';
export const MERCHANT_KEY = 'mk_sample_01';
export const MERCHANT_SM2_KEY = 'mk_sample_sm2';
export const PLATFORM_KEY = 'pk_sample_01';
export const PLATFORM_SM2_KEY = 'pk_sample_sm2_01';
/** The token that the samples of single interfaces use. */
export const SAMPLE_TOKEN = 'sample-access-token';
const NOTIFY_URL = 'https://merchant.example/notify';
const SCOPES = ['account', 'worker', 'contract', 'task', 'settlement', 'payout', 'channel'];
/** An address reserved for documentation (RFC 5737), from which no request comes. */
const OTHER_IP = '198.51.100.1';

/** The applications of the sandbox, all of one merchant and with the same keys. */
export function createApps({publicKey, sm2PublicKey}: KeyFiles): readonly App[] {
  const keys: App['keys'] = {
    [MERCHANT_KEY]: {type: 'RSA2', publicKey},
    ...(sm2PublicKey && {[MERCHANT_SM2_KEY]: {type: 'SM2', publicKey: sm2PublicKey}}),
  };
  const app: App = {appId: SAMPLE_APP, secret: SECRET, keys, notifyUrl: NOTIFY_URL, scopes: SCOPES, suspended: false};
  return [
    app,
    {...app, appId: 'app_sample_other_ip', allowedIps: [OTHER_IP]},
    {...app, appId: 'app_sample_not_granted', scopes: []},
    {...app, appId: 'app_sample_account', scopes: ['account']},
    {...app, appId: 'app_sample_suspended', suspended: true},
    {...app, appId: 'app_sample_no_key', keys: {}},
  ];
}
