import {Failure, invalid} from '../platform/failure';
import type {WireRequest} from '../../../sandbox';
import * as words from '../../words';

/** Request header that triggers a failure which a caller cannot cause otherwise, e.g. `X-Sandbox-Fault: 504001`. */
export const FAULT_HEADER = 'x-sandbox-fault';

/** Whether the failure comes after the request took effect, so that the caller cannot know the result. */
const FAULTS: Readonly<Record<string, {readonly takesEffect: boolean}>> = {
  '422501': {takesEffect: false},
  '429002': {takesEffect: false},
  '500001': {takesEffect: false},
  '502001': {takesEffect: true},
  '503001': {takesEffect: false},
  '504001': {takesEffect: true},
};

/** Codes that FAULT_HEADER accepts. */
export const FAULT_CODES = Object.keys(FAULTS);

/**
 * Processes a request, or fails as the header demands.
 *
 * @param listed codes that the interface may return
 * @throws Failure with the code of the header; 400003 when it is no code of the interface
 */
export function withFault({headers}: WireRequest, listed: readonly string[], work: () => unknown): unknown {
  const code = headers[FAULT_HEADER];
  if (!code) return work();
  if (!FAULTS[code] || !listed.includes(code)) {
    const codes = FAULT_CODES.filter((known) => listed.includes(known)).join(words.platform.list);
    throw invalid(`/${FAULT_HEADER}`, 'enum', words.platform.invalid.fault, {codes});
  }
  if (FAULTS[code].takesEffect) work();
  throw new Failure(code);
}
