import {beijingTime, printable} from '../../../sandbox';
import type {Attempt} from './announcer';
import * as words from '../../words';

const texts = words.platform.notifications;

/** The log line about an attempt to send a notification. */
export function attemptEntry(time: number, {eventType, eventId, attempt, accepted, result}: Attempt): string {
  const outcome = accepted
    ? texts.accepted
    : words.interpolate(texts.refused, {result: printable(result.slice(0, 200))});
  return words.interpolate(texts.attempt, {
    ...{time: beijingTime(time), type: eventType, id: eventId, attempt, outcome},
  });
}
