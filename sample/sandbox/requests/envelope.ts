import type {Contract} from '../../../sandbox';
import type {Failure} from '../platform/failure';
import * as words from '../../words';

/** Removes members that the family's responses do not have, as `requestId` was added in 3.0. */
const known = ({components}: Contract, answer: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const members = components?.schemas?.Envelope?.properties ?? {};
  return Object.fromEntries(Object.entries(answer).filter(([name, value]) => members[name] && value !== undefined));
};

/** A response for success. */
export const success = (contract: Contract, requestId: string, data: unknown): Record<string, unknown> =>
  known(contract, {requestId, code: '200', msg: words.platform.success, success: true, data: data ?? null});

/** A response for failure. */
export function failure(contract: Contract, requestId: string, {code, errors}: Failure): Record<string, unknown> {
  const {subCode, msg} = contract['x-errors'][code];
  return known(contract, {
    requestId,
    code,
    subCode,
    msg,
    success: false,
    data: null,
    errors: errors.length > 0 ? errors : undefined,
  });
}
