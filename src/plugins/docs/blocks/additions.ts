import {COMMON} from '../../../../contract';
import * as words from '../../../../words';
import type {PageContext} from './context';

/** Name of the difference that an error code is which a version brought; see contract/compare. */
export const errorAdded = (number: string): string => `error-added ${COMMON}#${number}`;

/** The mark of what a version brought, behind what it marks. */
export const newIn = (number: string | undefined): string =>
  number ? words.interpolate(words.text.newIn, {version: number}) : '';

/** The version that brought an error code to an interface; none where the interface came with it. */
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

/** The version that brought a value of a field. */
export const valueSince = (
  contract: string,
  anchor: string,
  value: string,
  {changes}: PageContext,
): string | undefined => changes.broughtBy(`enum-value-added ${contract}#${anchor} ${value}`);

/** The version that brought an event to a notification. */
export const eventSince = (
  contract: string,
  operationId: string,
  event: string,
  {changes}: PageContext,
): string | undefined => changes.broughtBy(`event-added ${contract}#${operationId} ${event}`);
