import {Failure, invalid} from '../../platform/failure';
import {jsonText, parseObject, readForm} from '../request-body';
import {requestLines} from '../../platform/signature';
import type {SignType} from '../../platform/signature';
import type {WireRequest} from '../../../../sandbox';
import {isSecured, takesForm} from './family';
import type {Family, Signed} from './family';
import * as words from '../../../words';

const HEADERS = {
  appId: 'x-app-id',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  type: 'x-sign-type',
  signature: 'x-signature',
} as const;

const NONCE = /^.{16,32}$/;

/** @param body the part of the body that is signed */
function signatureOf({method, target, headers}: WireRequest, body: string): Signed {
  const sent = Object.fromEntries(
    Object.entries(HEADERS).map(([name, header]) => [name, headers[header] ?? '']),
  ) as Record<keyof typeof HEADERS, string>;
  if (Object.values(sent).includes('')) throw new Failure('401101');
  const type = sent.type as SignType;
  if (!['RSA2', 'SM2'].includes(type)) throw new Failure('401102');
  if (!NONCE.test(sent.nonce)) throw invalid('/X-Nonce', 'minLength', words.platform.invalid.nonce);
  const time = /^\d{10}$/.test(sent.timestamp) ? Number(sent.timestamp) * 1000 : NaN;
  return {...sent, type, time, text: requestLines(method, target, sent.timestamp, sent.nonce, body)};
}

/** v3: signature in headers, business content as the plain body, HTTP status by code. Rules: 接入说明, #signature-v3. */
export const v3: Family = {
  async open(request, operation) {
    const form = takesForm(operation) ? await readForm(request) : undefined;
    const text = form ? (form.texts.meta ?? '') : jsonText(request);
    const signed = isSecured(operation) ? signatureOf(request, text) : undefined;
    const content = operation.requestBody && text !== '' ? parseObject(text) : undefined;
    const body = form ? {meta: content, ...(form.file && {file: form.file.name})} : content;
    const query = Object.fromEntries(new URL(request.target, 'http://localhost').searchParams);
    const notifyUrl = typeof body?.notifyUrl === 'string' ? body.notifyUrl : undefined;
    return {query, body, notifyUrl, file: form?.file, signed};
  },
  status: (code) => Number(code.slice(0, 3)),
  wraps: false,
  informs: true,
};
