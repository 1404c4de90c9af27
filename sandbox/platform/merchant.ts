import {readFileSync, readdirSync} from 'fs';
import type {SignType} from '../requests/signature';

/** A key that somebody signs with. */
type Key = {readonly type: SignType; readonly publicKey: string; readonly privateKey?: string};

/** An application of a merchant: who may call what, from where, with which keys. */
export type App = {
  readonly appId: string;
  readonly secret: string;
  /** Keys by their ids. */
  readonly keys: Readonly<Record<string, Key>>;
  /** Where notifications go whose objects name no address. */
  readonly notifyUrl: string;
  /** Addresses that may call; every address where it is missing. */
  readonly allowedIps?: readonly string[];
  /** Whether it may call anything but the token interfaces. */
  readonly granted: boolean;
  readonly suspended: boolean;
};

/** The published key pairs of the signature vectors, as PEM. */
export type KeyFiles = {
  readonly privateKey: string;
  readonly publicKey: string;
  /** Missing in docs versions whose interfaces know no SM2. */
  readonly sm2PublicKey?: string;
};

/** The key pairs among the files that stand beside the signature vectors, by their names. */
export const keyFilesOf = (files: Readonly<Record<string, string>>): KeyFiles => ({
  privateKey: files['test-private-key.pem'],
  publicKey: files['test-public-key.pem'],
  sm2PublicKey: files['test-sm2-public-key.pem'],
});

/** Reads the key pairs that stand beside the signature vectors of a docs version. */
export const readKeyFiles = (folder: string): KeyFiles =>
  keyFilesOf(Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')])));

/** Id of the application that the samples use; the others show what an application may lack. */
export const SAMPLE_APP = 'app_sample_01';
export const SECRET = 'sample-app-secret';
export const MERCHANT_KEY = 'mk_sample_01';
export const MERCHANT_SM2_KEY = 'mk_sample_sm2';
export const PLATFORM_KEY = 'pk_sample_01';
/** The token that the samples of single interfaces use. */
export const SAMPLE_TOKEN = 'sample-access-token';
const NOTIFY_URL = 'https://merchant.example/notify';
/** An address of RFC 5737, which no request comes from. */
const OTHER_IP = '198.51.100.1';

/** The applications that the sandbox knows, all of one merchant and with the same keys. */
export function createApps({publicKey, sm2PublicKey}: KeyFiles): readonly App[] {
  const keys: App['keys'] = {
    [MERCHANT_KEY]: {type: 'RSA2', publicKey},
    ...(sm2PublicKey && {[MERCHANT_SM2_KEY]: {type: 'SM2', publicKey: sm2PublicKey}}),
  };
  const app: App = {appId: SAMPLE_APP, secret: SECRET, keys, notifyUrl: NOTIFY_URL, granted: true, suspended: false};
  return [
    app,
    {...app, appId: 'app_sample_other_ip', allowedIps: [OTHER_IP]},
    {...app, appId: 'app_sample_not_granted', granted: false},
    {...app, appId: 'app_sample_suspended', suspended: true},
    {...app, appId: 'app_sample_no_key', keys: {}},
  ];
}
