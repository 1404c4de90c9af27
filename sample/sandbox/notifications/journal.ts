import {beijingTime, printable} from '../../../sandbox';
import type {Attempt} from './announcer';

/** The log line about an attempt to send a notification. */
export function attemptEntry(time: number, {eventType, eventId, attempt, accepted, result}: Attempt): string {
  const outcome = accepted ? '已接受' : `未接受：${printable(result.slice(0, 200))}`;
  return `${beijingTime(time)} 通知 ${eventType} ${eventId} 第 ${attempt} 次 → ${outcome}`;
}
