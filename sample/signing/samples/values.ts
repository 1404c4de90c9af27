import type {SampleRequest} from './request';
import {ACCOUNT} from './texts';

/** Value of a header or parameter: a text, or the words of a variable's name (`['biz', 'content']`). */
export type Value = string | readonly string[];

/** A header or parameter. */
export type Pair = readonly [name: string, value: Value];

/** Writes pairs in the syntax of a language. */
export const writePairs = (pairs: readonly Pair[], write: (name: string, value: Value) => string): readonly string[] =>
  pairs.map(([name, value]) => write(name, value));

/** The variable name `bizContent`, as in most languages. */
export const camelCase = ([first, ...others]: readonly string[]): string =>
  [first, ...others.map((word) => word[0].toUpperCase() + word.slice(1))].join('');

/** The variable name `biz_content`, as in Python and shells. */
export const snakeCase = (words: readonly string[]): string => words.join('_');

/** Whether a request has a body of JSON. */
export const sendsJson = ({signing, content}: SampleRequest): boolean => signing === 'body' || content !== '';

/** The headers that a sample sets, without those that its HTTP client sets. */
export function headersOf(request: SampleRequest): readonly Pair[] {
  const {signing} = request;
  const signature: readonly Pair[] = [
    ['X-App-Id', ACCOUNT.appId],
    ['X-Key-Id', ACCOUNT.keyId],
    ['X-Timestamp', ['timestamp']],
    ['X-Nonce', ['nonce']],
    ['X-Sign-Type', 'RSA2'],
    ['X-Signature', ['signature']],
  ];
  return [
    ...(signing === 'none' ? [] : [['Authorization', `Bearer ${ACCOUNT.token}`] as const]),
    ...(sendsJson(request) ? [['Content-Type', 'application/json'] as const] : []),
    ...(signing === 'headers' ? signature : []),
  ];
}

/** The parameters that are signed, for schemes that sign parameters. */
export const parametersOf = ({operationId, parameters, content, upload}: SampleRequest): readonly Pair[] => [
  ['appId', ACCOUNT.appId],
  ['method', operationId],
  ['charset', 'UTF-8'],
  ['signType', 'RSA2'],
  ['timestamp', ['timestamp']],
  ['nonce', ['nonce']],
  ['version', '1.0'],
  ...parameters,
  ...(content ? [['bizContent', ['biz', 'content']] as const] : []),
  ...(upload ? [['meta', ['meta']] as const] : []),
];
