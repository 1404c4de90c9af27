import type {Content, Operation} from '../openapi/types';
import {successStatus} from '../model/success';
import {difference, without} from './kinds';
import type {Difference, Kind, Place} from './kinds';

/** Kinds of differences between two lists: one value in the place of another, new values, missing values. */
type ListKinds = {readonly changed: Kind; readonly added: Kind; readonly removed: Kind};

/**
 * Differences between two lists, in any order.
 *
 * @param context begins the values of the differences, where an operation has several such lists
 */
export function compareNames(
  [before, after]: readonly [readonly string[], readonly string[]],
  kinds: ListKinds,
  place: Place,
  context = '',
): readonly Difference[] {
  const [added, removed] = [without(after, before), without(before, after)];
  if (added.length === 1 && removed.length === 1) {
    const value = context ? {value: context} : {};
    return [difference(kinds.changed, place, {...value, before: `\`${removed[0]}\``, after: `\`${added[0]}\``})];
  }
  const valueOf = (name: string): string => [context, name].filter(Boolean).join(' ');
  return [
    ...added.map((name) => difference(kinds.added, place, {value: valueOf(name)})),
    ...removed.map((name) => difference(kinds.removed, place, {value: valueOf(name)})),
  ];
}

const MEDIA_TYPES = {
  changed: 'media-type-changed',
  added: 'media-type-added',
  removed: 'media-type-removed',
} as const;

const typesOf = (body: Content | undefined): readonly string[] => Object.keys(body?.content ?? {});

/** A body that was added or removed as a whole differs in its fields. */
function compareMediaTypes(
  before: Content | undefined,
  after: Content | undefined,
  place: Place,
  status = '',
): readonly Difference[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  return old.length === 0 || now.length === 0 ? [] : compareNames([old, now], MEDIA_TYPES, place, status);
}

/** Whether a body that the later version has is needed there, and was not before, or the opposite. */
function compareNeed(
  {requestBody: old}: Operation,
  {requestBody: now}: Operation,
  place: Place,
): readonly Difference[] {
  const [was, is] = [old, now].map((body) => typesOf(body).length > 0 && body?.required === true);
  if (was === is || typesOf(now).length === 0) return [];
  return [difference(is ? 'body-required' : 'body-optional', place)];
}

const isFailure = (status: string): boolean => !/^[123]/.test(status);

/**
 * Differences of the messages of an operation that its fields do not show: media types, statuses of responses, and whether the request
 * needs a body.
 *
 * @param request where a difference of the request was found
 * @param response where one of a response was found
 */
export function compareMessages(
  before: Operation,
  after: Operation,
  {request, response}: {readonly request: Place; readonly response: Place},
): readonly Difference[] {
  // The site describes the response to a notification once.
  const [old, now] = [before, after].map((operation) => (operation['x-events'] ? {} : operation.responses));
  const [was, is] = [old, now].map((responses) => Object.keys(responses));
  return [
    ...compareNeed(before, after, request),
    ...compareMediaTypes(before.requestBody, after.requestBody, request),
    ...without(is, was).map((value) => difference('status-added', response, {value})),
    ...without(was, is).map((value) =>
      difference(isFailure(value) ? 'failure-removed' : 'status-removed', response, {value}),
    ),
    ...is.flatMap((status) => compareMediaTypes(old[status], now[status], response, status)),
  ];
}

/** Whether a response exists in another version of its operation: the fields of one that was added or removed are not compared. */
export const hasStatus = (operation: Operation, status: string, succeeds: boolean): boolean =>
  succeeds ? successStatus(operation) !== undefined : status in operation.responses;
