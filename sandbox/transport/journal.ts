import {beijingTime} from '../platform/clock';
import type {Attempt} from '../platform/notifications';
import type {WireAnswer, WireRequest} from './wire';

/** The code for an invalid signature: the platform's own signed text helps to find the difference. */
const SIGN_INVALID = '401102';

/** Removes control characters, which a terminal could execute, from text of a client. */
const printable = (text: string): string =>
  text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** The line about a request to the platform. */
export function requestEntry(time: number, {method, target}: WireRequest, {status, body, trace}: WireAnswer): string {
  if (trace.summary !== undefined)
    return `${beijingTime(time)} ${method} ${printable(target)} → HTTP ${status}，${printable(trace.summary)}`;
  const {code, msg} = JSON.parse(body) as {code: string; msg: string};
  const line = `${beijingTime(time)} ${method} ${printable(target)} → HTTP ${status}，${code} ${msg}，${trace.interfaceName ?? '没有这个接口'}`;
  if (code !== SIGN_INVALID || trace.signedText === undefined) return line;
  return `${line}\n  平台用来验签的待签名串：${printable(JSON.stringify(trace.signedText))}`;
}

/** The line about an attempt to send a notification. */
export function attemptEntry(time: number, {eventType, eventId, attempt, accepted, result}: Attempt): string {
  const outcome = accepted ? '已接受' : `未接受：${printable(result.slice(0, 200))}`;
  return `${beijingTime(time)} 通知 ${eventType} ${eventId} 第 ${attempt} 次 → ${outcome}`;
}

/** The line about a request that is not for the platform. */
export const controlEntry = (time: number, {method, target}: WireRequest, status: number): string =>
  `${beijingTime(time)} 沙箱 ${method} ${printable(target)} → HTTP ${status}`;
