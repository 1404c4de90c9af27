import {createSign} from 'crypto';
import path from 'path';
import type {Caller, Scheme, Schemes} from '../../contract/signing';
import * as words from '../words';
import {HOW_TO_V1, HOW_TO_V3, VERIFYING} from './how-to';
import {sampleBy} from './samples';
import {placeV1, placeV3} from './samples/schemes';
import {ACCOUNT} from './samples/texts';
import {withPlatformSide} from './wire/answers';
import {requestsOfV1} from './wire/v1';
import {requestsOfV3} from './wire/v3';

/** A caller that the sandbox knows, at the time of the signature vectors: everybody can reproduce its signatures with the published test key. */
const callerAt =
  (timestamp: string): Scheme['caller'] =>
  (key): Caller => ({
    appId: ACCOUNT.appId,
    keyId: ACCOUNT.keyId,
    timestamp,
    nonce: '5f2b8c0d9e7a4163b8d2f0c4a6e19b75',
    sign: (text) =>
      key ? createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64') : words.signing.placeholder,
  });

const scripts = (...names: readonly string[]): readonly string[] =>
  names.map((name) => path.join(__dirname, 'postman', name));

/** Variables of a collection; `more` precede the token. */
const variablesWith =
  (...more: readonly (readonly [string, string, string])[]): Scheme['postman']['variables'] =>
  ({appSecret}, key) => [
    ['appId', ACCOUNT.appId, words.signing.variables.appId],
    ...(appSecret ? [['appSecret', appSecret, words.signing.variables.appSecret] as const] : []),
    ...more,
    ['accessToken', ACCOUNT.token, words.signing.variables.accessToken],
    ['privateKey', key, words.signing.variables.privateKey],
  ];

/** Scheme v1: signs the parameters, and sends the signature as one of them. Rules: 接入说明, #signature-v1. */
const v1: Scheme = {
  sample: sampleBy(placeV1),
  requests: requestsOfV1,
  answers: (document, common) => withPlatformSide(document, common, true),
  caller: callerAt('2026-11-21 10:00:00'),
  sent: (result) => ['text', result.startsWith('"') ? words.signing.sent.body : words.signing.sent.query],
  howTo: {steps: HOW_TO_V1, answers: VERIFYING, anchor: 'signature-v1'},
  namedBy: 'method',
  postman: {
    signature: 'sign',
    before: scripts('rsa.js', 'sign-v1.js'),
    after: scripts('check-answer.js'),
    variables: variablesWith(),
  },
};

/** Scheme v3: signs the request as it is sent, and sends the signature in headers. Rules: 接入说明, #signature-v3. */
const v3: Scheme = {
  sample: sampleBy(placeV3),
  requests: requestsOfV3,
  answers: (document, common) => withPlatformSide(document, common, false),
  caller: callerAt('1795226400'),
  sent: () => ['http', words.signing.sent.headers],
  howTo: {steps: HOW_TO_V3, answers: VERIFYING, anchor: 'signature-v3'},
  postman: {
    signature: 'signature',
    before: scripts('rsa.js', 'sign-v3.js'),
    after: scripts('check-answer.js'),
    variables: variablesWith(['keyId', ACCOUNT.keyId, words.signing.variables.keyId]),
  },
};

/** The signing schemes of the sample's contracts. */
const schemes: Schemes = {v1, v3};

export default schemes;
