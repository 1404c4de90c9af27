import type {Operation} from '../../../contract';
import {Problem, inside} from '../../../sandbox';
import type {Contract, OperationNode, WireRequest} from '../../../sandbox';
import {MERCHANT_KEY, MERCHANT_SM2_KEY} from '../platform/merchant';
import type {KeyFiles} from '../platform/merchant';
import {Failure} from '../platform/failure';
import {schemeOf} from './families';
import type {Opened, Signed} from './families/family';
import {isSecured, takesForm} from './families/family';
import {verify} from '../platform/signature';
import * as words from '../../words';

const texts = words.platform.signature;

/** What the codes of the schemes mean to callers; other codes describe a problem of a field. */
const MEANINGS: Readonly<Record<string, string>> = texts.codes;

function refusal({code, errors}: Failure): Problem {
  return new Problem(
    Number(code.slice(0, 3)),
    words.interpolate(texts.refused, {reason: MEANINGS[code] ?? errors[0]?.message ?? texts.other}),
    errors,
  );
}

/** @throws Problem 401 if a signature does not match the text */
function checkSignature({type, text, signature}: Signed, keys: KeyFiles): void {
  const key = type === 'SM2' ? keys.sm2PublicKey : keys.publicKey;
  if (!key) throw new Problem(401, words.interpolate(texts.noKey, {type}));
  if (verify(type, text, signature, key)) return;
  const name = type === 'SM2' ? MERCHANT_SM2_KEY : MERCHANT_KEY;
  throw new Problem(401, words.interpolate(texts.wrong, {key: name, text: JSON.stringify(text)}));
}

/** The request without its signature parameters: business parameters in the query, business content in the body. */
function unwrapped(request: WireRequest, operation: Operation, {query, body}: Opened): WireRequest {
  if (takesForm(operation)) return request;
  const search = new URLSearchParams(query).toString();
  const target = `${request.target.split('?')[0]}${search ? `?${search}` : ''}`;
  return {...request, target, body: body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body))};
}

/**
 * Parses a request by the contract's signing scheme, and verifies its signature.
 *
 * @param keys the public keys of the caller
 * @returns the request as the operation describes it; the same object if it is unsigned
 * @throws Problem 400 or 401 with what is wrong with the signature
 */
export async function unsigned(
  contract: Contract,
  node: OperationNode,
  request: WireRequest,
  keys: KeyFiles,
): Promise<WireRequest> {
  const scheme = schemeOf(contract);
  const operation = {...node, requestBody: inside(contract, node, 'requestBody')} as Operation;
  if (!scheme || !isSecured(operation)) return request;
  const opened = await scheme.open(request, operation).catch((error: unknown) => {
    throw error instanceof Failure ? refusal(error) : error;
  });
  if (opened.signed) checkSignature(opened.signed, keys);
  return scheme.wraps ? unwrapped(request, operation, opened) : request;
}
