import {allFields} from '../model/fields';
import type {Field} from '../model/fields';
import type {Common, ErrorCode} from '../read/common';
import type {Operation} from '../openapi/types';
import {formsOf} from '../model/dictionaries';
import {wholeFields} from '../model/operation-fields';
import {isWebhook} from '../model/parts';
import {plainText} from '../model/text';
import {COMMON} from '../read/folder';
import {createResolve} from '../read/references';
import {difference, without} from './kinds';
import type {Difference, Side} from './kinds';
import type {Versions} from './comparable';
import type {Pair} from './operations';

const shared = (anchor: string, side?: Side) => ({contract: COMMON, anchor, side});

const unique = (names: readonly string[]): readonly string[] => Array.from(new Set(names));

/** Codes that an operation can return; none for a webhook. */
function codesOf(operation: Operation, common: Common): readonly string[] {
  return isWebhook(operation) ? [] : unique([...common['x-common-errors'], ...(operation['x-error-codes'] ?? [])]);
}

/** Error codes that these operations return and the other version does not define, or does not list in x-common-errors. */
function newCodes(operations: readonly Operation[], common: Common, other: Common): readonly string[] {
  const returned = unique([
    ...common['x-common-errors'],
    ...operations.flatMap((operation) => codesOf(operation, common)),
  ]);
  const toAll = without(common['x-common-errors'], other['x-common-errors']);
  return returned.filter((code) => !other['x-errors'][code] || toAll.includes(code));
}

const advice = ({retry}: ErrorCode, common: Common): string => common['x-retry-advice'][retry].title;

/** Error codes that were added, removed or changed; a code that is new to the version is listed once, not for each operation. */
export function compareErrors(pairs: readonly Pair[], {before, after}: Versions): readonly Difference[] {
  const [old, now] = [before.contracts.common, after.contracts.common];
  const added = newCodes(
    pairs.map((pair) => pair.after.operation),
    now,
    old,
  );
  const removed = newCodes(
    pairs.map((pair) => pair.before.operation),
    old,
    now,
  );
  const named = (code: string, {subCode}: {readonly subCode: string}) => `\`${code}\` \`${subCode}\``;
  const operations = (code: string) =>
    pairs
      .filter((pair) => pair.after.operation['x-error-codes']?.includes(code) && !now['x-common-errors'].includes(code))
      .map((pair) => `${pair.contract}#${pair.after.operation.operationId}`);
  const remaining = unique(pairs.flatMap((pair) => codesOf(pair.after.operation, now))).filter(
    (code) => old['x-errors'][code],
  );
  return [
    ...added.map((code) =>
      difference('error-added', shared(code), {
        after: named(code, now['x-errors'][code]),
        operations: operations(code),
      }),
    ),
    ...removed.map((code) => difference('error-removed', shared(code), {after: named(code, old['x-errors'][code])})),
    ...remaining.flatMap((code) => {
      const [was, is] = [old['x-errors'][code], now['x-errors'][code]];
      return [
        ...(was.subCode === is.subCode
          ? []
          : [difference('error-renamed', shared(code), {before: was.subCode, after: is.subCode})]),
        ...(was.retry === is.retry
          ? []
          : [difference('error-retry-changed', shared(code), {before: advice(was, old), after: advice(is, now)})]),
      ];
    }),
    ...pairs.flatMap((pair) => {
      const place = {contract: pair.contract, operationId: pair.after.operation.operationId};
      const [was, is] = [codesOf(pair.before.operation, old), codesOf(pair.after.operation, now)];
      return [
        ...without(without(is, was), added).map((value) => difference('error-added', place, {value})),
        ...without(without(was, is), removed).map((value) => difference('error-removed', place, {value})),
      ];
    }),
  ];
}

type NamedField = {readonly field: Field; readonly side: Side};

function fieldsOfPair({contract, after: located}: Pair, {after}: Versions): readonly NamedField[] {
  const {operation} = located;
  const {request, response} = wholeFields(located, createResolve(after.contracts, contract));
  return [
    ...allFields(request).map((field) => ({
      field,
      side: isWebhook(operation) ? ('received' as const) : ('sent' as const),
    })),
    ...allFields(response).map((field) => ({field, side: 'received' as const})),
  ];
}

/** The values of a dictionary that fields list, as names or codes. */
const listedValues = (number: string, fields: readonly NamedField[]): readonly string[] =>
  unique(fields.filter(({field}) => field.dictionary === number).flatMap(({field}) => field.values.map(String)));

/** Dictionary values whose meaning changed: a program written for the older version would misinterpret them. */
export function compareMeanings(pairs: readonly Pair[], versions: Versions): readonly Difference[] {
  const [old, now] = [versions.before, versions.after].map(({contracts}) => contracts.common['x-dictionaries']);
  if (Object.keys(now).length === 0) return [];
  const fields = pairs.flatMap((pair) => fieldsOfPair(pair, versions));
  return Object.entries(now).flatMap(([number, {values}]) => {
    const listed = listedValues(number, fields);
    return Object.entries(values).flatMap(([word, explained]) => {
      const {meaning} = explained;
      const was = old[number]?.values[word];
      const [before, after] = [was?.meaning ?? meaning, meaning].map(plainText);
      const forms = listed.length > 0 ? listed.filter((value) => formsOf(word, explained).includes(value)) : [word];
      return before === after
        ? []
        : forms.map((value) => difference('dictionary-value-redefined', shared(number), {value, before, after}));
    });
  });
}

/** Added and removed values of dictionaries that no field lists; listed values are compared with the field. */
export function compareDictionaries(pairs: readonly Pair[], versions: Versions): readonly Difference[] {
  const [old, now] = [versions.before, versions.after].map(({contracts}) => contracts.common['x-dictionaries']);
  if (Object.keys(now).length === 0) return [];
  const fields = pairs.flatMap((pair) => fieldsOfPair(pair, versions));
  return Object.keys(now)
    .filter((number) => old[number] && listedValues(number, fields).length === 0)
    .flatMap((number) => {
      const received = fields.some(({field, side}) => field.dictionary === number && side === 'received');
      const place = shared(number, received ? 'received' : 'sent');
      const [was, is] = [old, now].map((dictionaries) => Object.keys(dictionaries[number].values));
      return [
        ...without(is, was).map((value) => difference('dictionary-value-added', place, {value})),
        ...without(was, is).map((value) => difference('dictionary-value-removed', place, {value})),
      ];
    });
}

/** Rate limits of operations in both versions whose text changed. */
export function compareRateLimits(pairs: readonly Pair[], {before, after}: Versions): readonly Difference[] {
  const [old, now] = [before, after].map(({contracts}) => contracts.common['x-rate-limits']);
  return unique(pairs.flatMap((pair) => pair.after.operation['x-rate-limit'] ?? []))
    .filter((name) => old[name] && now[name] && old[name].label !== now[name].label)
    .map((name) => difference('rate-limit-changed', shared(name), {before: old[name].label, after: now[name].label}));
}
