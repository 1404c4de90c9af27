import {COMMON} from '../../../../contract';
import * as words from '../../../../contract/words';
import type {PageContext} from './context';

/** Id of the difference by which a version added an error code; see contract/compare. */
export const errorAdded = (number: string): string => `error-added ${COMMON}#${number}`;

/** The text for something that a version added, to be appended; empty without a version. */
export const newIn = (number: string | undefined): string =>
  number ? words.interpolate(words.text.newIn, {version: number}) : '';

/** The version that added an error code to an operation; undefined if the operation had it from its first version. */
export function errorSince(
  contract: string,
  operationId: string,
  number: string,
  since: string | undefined,
  {changes}: PageContext,
): string | undefined {
  const brought =
    changes.broughtBy(`error-added ${contract}#${operationId} ${number}`) ?? changes.broughtBy(errorAdded(number));
  const order = changes.versions();
  return brought !== undefined && order.indexOf(brought) > order.indexOf(since ?? order[0]) ? brought : undefined;
}

/** The version that added a value to a field. */
export const valueSince = (
  contract: string,
  anchor: string,
  value: string,
  {changes}: PageContext,
): string | undefined => changes.broughtBy(`enum-value-added ${contract}#${anchor} ${value}`);

/** The version that added an event to a notification. */
export const eventSince = (
  contract: string,
  operationId: string,
  event: string,
  {changes}: PageContext,
): string | undefined => changes.broughtBy(`event-added ${contract}#${operationId} ${event}`);
