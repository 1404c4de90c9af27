import {memoized, memoizedByText} from '../memoized';
import {plainName} from '../openapi/names';
import type {OpenApi, Operation} from '../openapi/types';
import {allFields, anchorsAround} from '../model/fields';
import type {Field} from '../model/fields';
import {operationsOf} from '../model/operations';
import {operationFields} from '../model/operation-fields';
import {schemaField, schemaRoot} from '../model/schema-page';
import type {Contracts} from '../read/contracts';
import {createResolve} from '../read/references';
import type {Resolve} from '../read/references';
import type {VersionContracts} from '../read/versions';

/** Returns the number of a docs version, e.g. `2.0`; `anchor` is an operationId or the anchor of a field. */
type Lookup = (contract: string, anchor: string) => string | undefined;

/** When operations and fields were added, deprecated and removed, compared with the other docs versions. */
export type History = {
  /** The version that added it; undefined where the oldest version has it. */
  readonly since: Lookup;
  /** The version that deprecated it; undefined where it was deprecated from the start. */
  readonly deprecatedSince: Lookup;
  /** The first newer version without it. */
  readonly removedIn: Lookup;
  /** The same for a schema, e.g. `Order`, and for the fields on its page, e.g. `Order.schema.amount`. */
  readonly ofSchema: (contract: string, schema: string) => Pick<History, 'since' | 'removedIn'>;
  /** The operation in the newest version that still has it, this one or a newer one, with the folder of that version. */
  readonly newest: (contract: string, anchor: string) => ShownOperation | undefined;
};

/** Keys of an operation that pages of other docs versions show, too. */
export const SHOWN_ELSEWHERE = [
  'anchor',
  'operationId',
  'summary',
  'deprecated',
  'page',
  'x-replaced-by',
  'x-sunset',
] as const;

/** An operation with the folder of the docs version that shows it. */
export type ShownOperation = {
  readonly operation: Pick<Operation, (typeof SHOWN_ELSEWHERE)[number]>;
  readonly folder: string;
};

/** The anchors of operations or a schema, and of their fields. */
type Places = {
  readonly all: ReadonlySet<string>;
  /** Anchor of the target by anchor of the field that links to it: a page shows a large schema in one place, and links to it from the others. */
  readonly shownAt: ReadonlyMap<string, string>;
  /** Name of the schema by anchor of the field that links to the schema's own page. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** The anchors of a schema of the same document. */
  readonly ofSchema: (name: string) => Places;
};

type Anchors = Places & {readonly deprecated: ReadonlySet<string>};

/** Whether a version has an operation or a field, also where the field is reached by a link to another place or page. */
export function hasAnchor(places: Places, anchor: string): boolean {
  const {all, shownAt, elsewhere, ofSchema} = places;
  if (all.has(anchor)) return true;
  const from = [...anchorsAround(anchor)].reverse().find((one) => shownAt.has(one) || elsewhere.has(one));
  if (from === undefined) return false;
  const rest = anchor.slice(from.length);
  const schema = elsewhere.get(from);
  return schema === undefined
    ? hasAnchor(places, (shownAt.get(from) ?? '') + rest)
    : hasAnchor(ofSchema(schema), schemaRoot(schema) + rest);
}

/** The anchor that a page has for a field: its own, or that of its outermost ancestor that links to another place or page. */
export const shownAnchor = ({shownAt, elsewhere}: Places, anchor: string): string =>
  anchorsAround(anchor).find((one) => shownAt.has(one) || elsewhere.has(one)) ?? anchor;

/** Those of a version without the contract or the schema. */
const NONE: Anchors = {
  all: new Set(),
  deprecated: new Set(),
  shownAt: new Map(),
  elsewhere: new Map(),
  ofSchema: () => NONE,
};

function linksIn(fields: readonly Field[]): Pick<Places, 'shownAt' | 'elsewhere'> {
  const shownAt = new Map<string, string>();
  const elsewhere = new Map<string, string>();
  fields.forEach((field) => {
    if (field.shownAt !== undefined) shownAt.set(field.anchor, field.shownAt);
    if (field.elsewhere) elsewhere.set(field.anchor, field.elsewhere.schema);
  });
  return {shownAt, elsewhere};
}

/** The anchors of a contract, cached by its document, which is a new object after each change of its file, or of the pages that show it. */
const anchorsOfDocument = memoized((document: OpenApi, name: string, contracts: Contracts): Anchors => {
  const resolve = createResolve(contracts, name);
  const operations = operationsOf(document).map((located) => ({
    operation: located.operation,
    ...operationFields(located, resolve),
  }));
  const fields = allFields(operations.flatMap(({request, response}) => [...request, ...response]));
  const all = [...operations.map(({operation}) => operation.anchor), ...fields.map(({anchor}) => anchor)];
  const deprecated = operations.filter(({operation}) => operation.deprecated).map(({operation}) => operation.anchor);
  return {
    all: new Set(all),
    deprecated: new Set(deprecated),
    ...linksIn(fields),
    ofSchema: (schema) => anchorsOfSchema(document, schema, resolve),
  };
});

/** The anchors of a schema, which may have no page of its own in this version. */
const anchorsOfSchema = memoizedByText((document: OpenApi, name: string, resolve: Resolve): Places => {
  if (!Object.keys(document.components?.schemas ?? {}).includes(name)) return NONE;
  const fields = allFields([schemaField(document, name, resolve)]);
  return {
    all: new Set([plainName(name), ...fields.map(({anchor}) => anchor)]),
    ...linksIn(fields),
    ofSchema: (other) => anchorsOfSchema(document, other, resolve),
  };
});

/** The operations and fields of a contract in a version; empty where the version lacks the contract. */
export function anchorsOfContract(name: string, {names, contracts}: VersionContracts): Anchors {
  if (!names.includes(name)) return NONE;
  return anchorsOfDocument(contracts.read(name), name, contracts);
}

/** The names of the schemas with pages of their own in one of the versions. */
export const schemasWithPages = (contract: string, versions: readonly VersionContracts[]): readonly string[] =>
  Array.from(
    new Set(
      versions
        .filter(({names}) => names.includes(contract))
        .flatMap(({contracts}) => Object.keys(contracts.read(contract).schemaPages ?? {})),
    ),
  );

/**
 * Compares the contracts of the docs versions, so that the badges of versions are computed.
 *
 * @param versions oldest first
 * @param docsDir folder of the page's version, e.g. `versioned_docs/version-2.0`
 */
export function createHistory(versions: readonly VersionContracts[], docsDir: string): History {
  const own = versions.findIndex(({folder}) => folder === docsDir);
  /** Computed once for each page, not for each field. */
  const read = new Map<string, readonly Anchors[]>();
  const anchors = (contract: string): readonly Anchors[] => {
    const sets = read.get(contract) ?? versions.map((version) => anchorsOfContract(contract, version));
    read.set(contract, sets);
    return sets;
  };
  const numberOf = (index: number, first: number): string | undefined =>
    index > first ? versions[index].number : undefined;
  const since = (sets: readonly Places[], anchor: string): string | undefined => {
    const index = sets.findIndex((one) => hasAnchor(one, anchor));
    return index > own ? undefined : numberOf(index, 0);
  };
  const removedIn = (sets: readonly Places[], anchor: string): string | undefined =>
    numberOf(
      sets.findIndex((one, index) => index > own && !hasAnchor(one, anchor)),
      own,
    );
  return {
    since: (contract, anchor) => since(anchors(contract), anchor),
    deprecatedSince: (contract, anchor) =>
      numberOf(
        anchors(contract).findIndex(({deprecated}) => deprecated.has(anchor)),
        0,
      ),
    newest: (contract, anchor) => {
      const version = [...versions].reverse().find((one) => hasAnchor(anchorsOfContract(contract, one), anchor));
      const located =
        version && operationsOf(version.contracts.read(contract)).find(({operation}) => operation.anchor === anchor);
      return version && located && {operation: located.operation, folder: version.folder};
    },
    removedIn: (contract, anchor) => removedIn(anchors(contract), anchor),
    ofSchema: (contract, schema) => {
      const sets = anchors(contract).map((one) => one.ofSchema(schema));
      return {since: (_, anchor) => since(sets, anchor), removedIn: (_, anchor) => removedIn(sets, anchor)};
    },
  };
}
