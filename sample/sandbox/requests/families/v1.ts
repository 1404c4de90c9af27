import type {Operation} from '../../../../contract';
import {parseTime} from '../../platform/clock';
import {Failure, invalid} from '../../platform/failure';
import type {WireRequest} from '../../../../sandbox';
import {jsonText, parseObject, readForm} from '../request-body';
import type {FormFile} from '../../platform/world';
import {parameterLine} from '../../platform/signature';
import {isSecured, takesForm} from './family';
import type {Family, Opened, Signed} from './family';
import * as words from '../../../words';

const texts = words.platform.invalid;
const CONTENT = 'bizContent';
const FORM_CONTENT = 'meta';
/** Parameters of every signed request with a fixed value. */
const FIXED = {charset: 'UTF-8', version: '1.0'} as const;
const COMMON = [
  'appId',
  'method',
  ...Object.keys(FIXED),
  'signType',
  'timestamp',
  'nonce',
  'notifyUrl',
  CONTENT,
  'sign',
];
const NONCE = /^.{16,32}$/;

/** Every parameter must be a string; the most common mistake is an object as `bizContent`. */
function stringsOf(body: Readonly<Record<string, unknown>>): Record<string, string> {
  if (Object.values(body).some((value) => typeof value !== 'string')) throw new Failure('400004');
  return body as Record<string, string>;
}

function checkCommon(parameters: Readonly<Record<string, string>>, {operationId}: Operation): void {
  if (!parameters.sign || !parameters.signType) throw new Failure('401101');
  const missing = ['appId', 'method', 'timestamp', 'nonce', ...Object.keys(FIXED)].filter((name) => !parameters[name]);
  if (missing.length > 0)
    throw new Failure(
      '400001',
      missing.map((name) => ({
        field: `/${name}`,
        rule: 'required',
        message: words.interpolate(texts.missing, {name}),
      })),
    );
  const wrong = Object.entries({...FIXED, method: operationId}).filter(([name, value]) => parameters[name] !== value);
  if (wrong.length > 0)
    throw new Failure(
      '400003',
      wrong.map(([name, value]) => ({
        field: `/${name}`,
        rule: 'const',
        message: words.interpolate(texts.fixed, {name, value}),
      })),
    );
  if (!NONCE.test(parameters.nonce)) throw invalid('/nonce', 'minLength', texts.nonce);
}

const signatureOf = (parameters: Readonly<Record<string, string>>): Signed => ({
  appId: parameters.appId,
  // v1 has only RSA2; any other value cannot match the key.
  type: parameters.signType === 'RSA2' ? 'RSA2' : 'SM2',
  signature: parameters.sign,
  time: parseTime(parameters.timestamp),
  nonce: parameters.nonce,
  text: parameterLine(parameters),
});

const queryOf = ({target}: WireRequest): Record<string, string> =>
  Object.fromEntries(new URL(target, 'http://localhost').searchParams);

/** The parameters of a request, from the form, the body or the query string. */
async function parametersOf(
  request: WireRequest,
  operation: Operation,
): Promise<{parameters: Record<string, string>; file?: FormFile}> {
  if (takesForm(operation)) {
    const {texts, file} = await readForm(request);
    return {parameters: texts, file};
  }
  if (['GET', 'DELETE'].includes(request.method)) return {parameters: queryOf(request)};
  return {parameters: stringsOf(parseObject(jsonText(request)))};
}

/** The business parameters in a query string, without the common ones. */
const businessQuery = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !COMMON.includes(name)));

/** v1: signed parameters, business content as a JSON string, HTTP status always 200. Rules: 接入说明, #signature-v1. */
export const v1: Family = {
  async open(request, operation): Promise<Opened> {
    if (!isSecured(operation)) return {query: {}, body: parseObject(jsonText(request))};
    const {parameters, file} = await parametersOf(request, operation);
    checkCommon(parameters, operation);
    const shared = {notifyUrl: parameters.notifyUrl || undefined, file, signed: signatureOf(parameters)};
    if (['GET', 'DELETE'].includes(request.method)) return {query: businessQuery(parameters), ...shared};
    const form = takesForm(operation);
    const text = parameters[form ? FORM_CONTENT : CONTENT];
    const content = text ? parseObject(text) : undefined;
    return {query: {}, body: form ? {meta: content, ...(file && {file: file.name})} : (content ?? {}), ...shared};
  },
  status: () => 200,
  wraps: true,
  informs: false,
};
