import {operationsOf} from '../model/operations';
import type {LocatedOperation} from '../model/operations';
import {isWebhook} from '../model/parts';
import {scopesOf} from '../model/security';
import {sendingOf} from '../model/sending';
import {isScalar} from '../model/types';
import {createResolve} from '../read/references';
import type {OpenApi, Parameter} from '../openapi/types';
import type {VersionContracts} from '../read/versions';
import {comparableFields} from './aligned';
import {comparableDocuments} from './comparable';
import type {Versions} from './comparable';
import {compareServers} from './documents';
import {compareFields} from './fields';
import {difference, without} from './kinds';
import type {Difference, Kind, Place, Side} from './kinds';
import {compareMessages} from './messages';
import * as words from '../words';

/** The same operation in two versions. */
export type Pair = {readonly contract: string; readonly before: LocatedOperation; readonly after: LocatedOperation};

const located = (document: OpenApi): ReadonlyMap<string, LocatedOperation> =>
  new Map(operationsOf(document).map((operation) => [operation.operation.operationId, operation]));

/** The operations that both versions have, in families that both versions have. */
export function commonOperations(versions: Versions): readonly Pair[] {
  const {before, after} = versions;
  return before.names
    .filter((contract) => after.names.includes(contract))
    .flatMap((contract) => {
      const [old, now] = comparableDocuments(versions, contract).map(located);
      return Array.from(now).flatMap(([operationId, operation]) => {
        const was = old.get(operationId);
        return was ? [{contract, before: was, after: operation}] : [];
      });
    });
}

/** Families and operations that were added or removed; the operations of such a family are not listed again. */
export function compareLists({before, after}: Versions): readonly Difference[] {
  const remaining = after.names.filter((name) => before.names.includes(name));
  const ids = ({contracts}: VersionContracts, contract: string) => Array.from(located(contracts.read(contract)).keys());
  return [
    ...without(after.names, before.names).map((contract) => difference('family-added', {contract})),
    ...without(before.names, after.names).map((contract) => difference('family-removed', {contract})),
    ...remaining.flatMap((contract) => {
      const [old, now] = [ids(before, contract), ids(after, contract)];
      return [
        ...without(now, old).map((operationId) => difference('operation-added', {contract, operationId})),
        ...without(old, now).map((operationId) => difference('operation-removed', {contract, operationId})),
      ];
    }),
  ];
}

/** Security schemes that are needed together, by name, with their scopes. */
type Requirement = Readonly<Record<string, readonly string[]>>;

/** Whether credentials that met a requirement meet another one too. */
const meets = (given: Requirement, needed: Requirement): boolean =>
  Object.entries(needed).every(([name, scopes]) => name in given && without(scopes, given[name]).length === 0);

/** Whether credentials that met any of the requirements still meet one. */
const stillSuffices = (before: readonly Requirement[], after: readonly Requirement[]): boolean =>
  before.every((given) => after.some((needed) => meets(given, needed)));

/** The security requirements as text, e.g. `token` 与 `signature`, 或 `apiKey`，权限 `orders:write`. */
const securityText = (requirements: readonly Requirement[]): string =>
  requirements
    .map((schemes) =>
      Object.entries(schemes)
        .map(([name, scopes]) => `\`${name}\`${scopesOf(scopes)}`)
        .join(words.changes.and),
    )
    .map((schemes) => schemes || words.text.none)
    .join(words.changes.or);

function compareSecurity(pair: Pair, place: Place): readonly Difference[] {
  const [before, after] = [pair.before, pair.after].map(({operation: {security = []}}): readonly Requirement[] =>
    security.length > 0 ? security : [{}],
  );
  const loosened = stillSuffices(before, after);
  if (loosened && stillSuffices(after, before)) return [];
  const texts = {before: securityText(before), after: securityText(after)};
  return [difference(loosened ? 'auth-loosened' : 'auth-changed', place, texts)];
}

/** Texts of an operation that are compared, by the kind of difference; undefined where there is nothing to compare. */
const FACTS: readonly (readonly [Kind, (operation: LocatedOperation) => string | undefined])[] = [
  ['path-changed', ({path}) => `\`${path}\``],
  ['method-changed', ({method}) => method],
  ['idempotency-key-changed', ({operation}) => operation['x-idempotent-key'] ?? words.text.none],
];

function compareFacts(pair: Pair, place: Place): readonly Difference[] {
  return FACTS.map(([kind, read]) => ({kind, before: read(pair.before), after: read(pair.after)}))
    .filter(({before, after}) => before && after && before !== after)
    .map(({kind, ...said}) => difference(kind, place, said));
}

function compareRate(pair: Pair, place: Place, versions: Versions): readonly Difference[] {
  const [before, after] = (['before', 'after'] as const).map((when) => ({
    name: pair[when].operation['x-rate-limit'] ?? '',
    labels: versions[when].contracts.common['x-rate-limits'],
  }));
  if (before.name === after.name) return [];
  const said = ({name, labels}: typeof before) => labels[name]?.label ?? words.text.none;
  return [difference('rate-limit-changed', place, {before: said(before), after: said(after)})];
}

/** The parameters of a name that both versions have, with the place of their field. */
function commonParameters({before, after}: Pair, place: Place) {
  const old = new Map((before.operation.parameters ?? []).map((parameter) => [parameter.name, parameter]));
  return (after.operation.parameters ?? []).flatMap((now) => {
    const was = old.get(now.name);
    return was ? [{was, now, field: {...place, anchor: `${place.operationId}.req.${now.name}`}}] : [];
  });
}

const compareMoves = (pair: Pair, place: Place): readonly Difference[] =>
  commonParameters(pair, place)
    .filter(({was, now}) => was.in !== now.in)
    .map(({was, now, field}) => difference('field-moved', field, {before: was.in, after: now.in}));

/** How a parameter is written in a request; whether it may be empty is no difference of that. */
const styleOf = (parameter: Parameter): string =>
  sendingOf({...parameter, allowEmptyValue: false}).join(words.text.clauses) || words.changes.usualStyle;

/** Arrays and objects that are written in another style; scalars are written alike in all styles. */
const compareStyles = (pair: Pair, place: Place): readonly Difference[] =>
  commonParameters(pair, place)
    .filter(({was, now}) => was.in === now.in && !isScalar(now.schema) && styleOf(was) !== styleOf(now))
    .map(({was, now, field}) => difference('style-changed', field, {before: styleOf(was), after: styleOf(now)}));

/** Events that were added or removed, and differences of other fields of the notification: the field that names the event would repeat the former. */
function compareEvents({before, after}: Pair, place: Place, fields: readonly Difference[]): readonly Difference[] {
  const [old, now] = [before, after].map(({operation}) => operation['x-events'] ?? []);
  const [added, removed] = [without(now, old), without(old, now)];
  return [
    ...fields.filter(({value = ''}) => ![...added, ...removed].includes(value)),
    ...added.map((value) => difference('event-added', place, {value})),
    ...removed.map((value) => difference('event-removed', place, {value})),
  ];
}

/** Differences of an operation, except its error codes. */
export function compareOperation(pair: Pair, versions: Versions): readonly Difference[] {
  const {contract} = pair;
  const {operation} = pair.after;
  const place: Place = {contract, operationId: operation.operationId};
  const called = isWebhook(operation);
  const [old, now] = (['before', 'after'] as const).map((when) => ({
    located: pair[when],
    resolve: createResolve(versions[when].contracts, contract),
  }));
  const areShared = (['before', 'after'] as const).every(
    (when) => pair[when].operation.servers === versions[when].contracts.read(contract).servers,
  );
  const compareSide = (side: Side): readonly Difference[] =>
    compareFields(...comparableFields(old, now, side), {...place, side});
  return [
    ...compareFacts(pair, place),
    ...(areShared ? [] : compareServers(pair.before.operation, operation, place)),
    ...compareMessages(pair.before.operation, operation, {
      request: {...place, side: called ? 'received' : 'sent'},
      response: {...place, side: called ? 'sent' : 'received'},
    }),
    ...compareSecurity(pair, place),
    ...compareRate(pair, place, versions),
    ...(operation.deprecated && !pair.before.operation.deprecated ? [difference('operation-deprecated', place)] : []),
    ...compareMoves(pair, place),
    ...compareStyles(pair, place),
    ...compareSide('sent'),
    ...(called ? compareEvents(pair, place, compareSide('received')) : compareSide('received')),
  ];
}
