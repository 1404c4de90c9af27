import {createResolve, pageTag, tagTitle, tagsOf} from '../../contract';
import type {LocatedOperation, OpenApi, Resolve} from '../../contract';
import {HEAVY, pageWeight, sidebarWeight} from '../../src/plugins/docs/blocks/page-weight';
import type {Document} from './documents';
import {pageNames} from './names';
import {commonSegments, partsByArea, partsOfTag} from './parts';
import type {Cut} from './parts';
import {createSchemaChoice} from './schemas';
import {stagedOperations} from './stage';
import type {Stage} from './stage';
import {interpolate} from '../../words';
import type {Words} from './language';

/** A page with the interfaces of one tag, or with some of them where there are many. */
export type TagPage = {
  /** Its path in the docs, e.g. `shop/orders`. */
  readonly id: string;
  readonly title: string;
  /** The tag; none for the interfaces that have none. */
  readonly tag?: string;
  /** What the document says of the tag. */
  readonly description: string;
  readonly operations: readonly LocatedOperation[];
  /** The schema that it shows instead of interfaces. */
  readonly schema?: string;
  /** Whether interfaces of other pages have the tag too. */
  readonly hasOthers: boolean;
};

/** A document with its pages. */
export type Family = Document & {
  readonly title: string;
  /** The document as pages read it. */
  readonly shown: OpenApi;
  readonly pages: readonly TagPage[];
};

const firstTag = ({operation, document}: LocatedOperation): string | undefined => pageTag(operation, document);

/** The tags that have pages, those that say something or are used: in the order of the document, then those that operations alone name. */
function usedTags({tags = []}: OpenApi, operations: readonly LocatedOperation[]): readonly (string | undefined)[] {
  const used = new Set(operations.flatMap(({operation}) => tagsOf(operation)));
  const known = tags
    .map(({name, description}) => (name.trim() !== '' && (description || used.has(name)) ? name : ''))
    .filter(Boolean);
  return [
    ...new Set([...known, ...used]),
    ...(operations.some((located) => firstTag(located) === undefined) ? [undefined] : []),
  ];
}

/** A page without its id, and what its file is called after. */
type Named = {readonly name: string; readonly page: Omit<TagPage, 'id'>};

/** Weighs interfaces, and the same ones only once: an area is weighed when it is compared and when it is divided. */
function weighing(operations: readonly LocatedOperation[], resolve: Resolve): Cut['weightOf'] {
  const numbers = new Map(operations.map((located, index) => [located, index]));
  const known = new Map<string, number>();
  return (some) => {
    const key = some.map((located) => numbers.get(located)).join();
    const weight = known.get(key) ?? pageWeight(some, resolve);
    known.set(key, weight);
    return weight;
  };
}

/** The pages of a tag. @param byArea whether the tag says no more than that the interfaces are of this document */
function pagesOfTag(
  tag: string | undefined,
  byArea: boolean,
  shown: OpenApi,
  operations: readonly LocatedOperation[],
  cut: Cut,
  words: Words,
): readonly Named[] {
  const own = operations.filter((located) => firstTag(located) === tag);
  const parts = byArea ? partsByArea(own, cut) : partsOfTag(own, {...cut, common: commonSegments(own)});
  const untagged = byArea && parts.length === 1 ? words.adopt.all : words.adopt.untagged;
  const whole = tag === undefined ? untagged : tagTitle(shown, tag);
  return parts.map(({title, name = title, operations: some}, index) => ({
    name: [byArea && name !== undefined ? '' : (tag ?? 'other'), name ?? ''].filter(Boolean).join(' '),
    page: {
      title: title === undefined ? whole : byArea ? title : interpolate(words.adopt.part, {title: whole, part: title}),
      tag,
      description: (index === 0 && shown.tags?.find((one) => one.name === tag)?.description) || '',
      operations: some,
      hasOthers:
        index === 0 &&
        tag !== undefined &&
        operations.some((located) => tagsOf(located.operation).includes(tag) && firstTag(located) !== tag),
    },
  }));
}

/** The pages of the schemas without which the only interface of a page would be too much. */
function schemaPages(
  {page: {operations, tag}}: Named,
  shown: OpenApi,
  choose: (located: LocatedOperation) => readonly string[],
  words: Words,
): readonly Named[] {
  return (operations.length === 1 ? choose(operations[0]) : []).map((schema) => ({
    name: `schema ${schema}`,
    page: {
      title: interpolate(words.adopt.schema, {name: schema}),
      tag,
      description: shown.components?.schemas?.[schema]?.description ?? '',
      operations: [],
      schema,
      hasOthers: false,
    },
  }));
}

/**
 * The pages of a document: one for each tag, several for one of heavy operations, one for what has none; those of a document with one tag, or none, by
 * the areas of its paths. Each operation stands on the page of its first tag. The largest schemas of an interface that is too much alone have pages.
 */
export function familyOf(stage: Stage, document: Document, words: Words): Family {
  const operations = stagedOperations(stage, document.family);
  const shown = stage.contracts.read(document.family);
  const tags = usedTags(shown, operations);
  const resolve = createResolve(stage.contracts, document.family);
  const weightOf = weighing(operations, resolve);
  const cutAt = (most: number) => {
    const cut: Cut = {common: commonSegments(operations), weightOf, most};
    const choose = createSchemaChoice(stage.contracts, document.family, most);
    const ofTags = tags.flatMap((tag) => pagesOfTag(tag, tags.length === 1, shown, operations, cut, words));
    return [...ofTags, ...ofTags.flatMap((page) => schemaPages(page, shown, choose, words))];
  };
  // Less than the limit, as a page may weigh more than its estimate.
  const most = 0.93 * HEAVY;
  // Only a first division shows how long the sidebar becomes, which all pages have.
  const pages = cutAt(most - sidebarWeight(cutAt(most).length));
  const names = pageNames(
    pages.map(({name}) => name),
    document.family,
  );
  return {
    ...document,
    shown,
    title: shown.info?.title?.trim() || document.family,
    pages: pages.map(({page}, index) => ({...page, id: `${document.family}/${names[index]}`})),
  };
}
