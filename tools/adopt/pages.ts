import {createResolve, pageTag, tagTitle, tagsOf} from '../../contract';
import type {LocatedOperation, OpenApi} from '../../contract';
import {HEAVY, pageWeight, sidebarWeight} from '../../src/plugins/docs/blocks/page-weight';
import type {Document} from './documents';
import {pageNames} from './names';
import {commonSegments, partsByArea, partsOfTag} from './parts';
import type {Cut} from './parts';
import {chosenSchemas, linkingTo} from '../../src/plugins/docs/blocks/large-schemas';
import type {ChosenSchema} from '../../src/plugins/docs/blocks/large-schemas';
import {stagedOperations} from './stage';
import type {Stage} from './stage';
import {interpolate} from '../../contract/words';
import type {Words} from './language';

/** A generated page: all or some operations of one tag, or one schema. */
export type TagPage = {
  /** Id of the page in the docs, e.g. `shop/orders`. */
  readonly id: string;
  readonly title: string;
  /** The tag; undefined for operations without one. */
  readonly tag?: string;
  /** Description of the tag or schema in the document. */
  readonly description: string;
  readonly operations: readonly LocatedOperation[];
  /** Name of the schema that the page shows instead of operations. */
  readonly schema?: string;
  /** Whether operations on other pages have this tag too. */
  readonly hasOthers: boolean;
};

/** A document of the provider with its pages. */
export type Family = Document & {
  readonly title: string;
  /** The normalised document. */
  readonly shown: OpenApi;
  readonly pages: readonly TagPage[];
};

const firstTag = ({operation, document}: LocatedOperation): string | undefined => pageTag(operation, document);

/**
 * The tags with pages: described or used ones in the order of the document, then those that only operations name; undefined stands for
 * operations without a tag.
 */
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

/** A page without id, and the text from which its file name is derived. */
type Named = {readonly name: string; readonly page: Omit<TagPage, 'id'>};

/** Returns the function with a cache, as the same operations are weighed several times. */
function weighing(operations: readonly LocatedOperation[], weigh: Cut['weightOf']): Cut['weightOf'] {
  const numbers = new Map(operations.map((located, index) => [located, index]));
  const known = new Map<string, number>();
  return (some) => {
    const key = some.map((located) => numbers.get(located)).join();
    const weight = known.get(key) ?? weigh(some);
    known.set(key, weight);
    return weight;
  };
}

/**
 * The pages of a tag.
 *
 * @param byArea whether the document has only this tag, so that its pages are named after the areas of the paths
 */
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

const schemaPage = ({name, located}: ChosenSchema, shown: OpenApi, words: Words): Named => ({
  name: `schema ${name}`,
  page: {
    title: interpolate(words.adopt.schema, {name}),
    tag: firstTag(located),
    description: shown.components?.schemas?.[name]?.description ?? '',
    operations: [],
    schema: name,
    hasOthers: false,
  },
});

/**
 * Divides a document into pages: one for each tag and one for operations without tags; a tag that is too large gets several. A document with
 * at most one tag is divided by the areas of its paths. An operation belongs to the page of its first tag. First the largest schemas of
 * operations that are too large by themselves get pages of their own.
 */
export function familyOf(stage: Stage, document: Document, words: Words): Family {
  const operations = stagedOperations(stage, document.family);
  const shown = stage.contracts.read(document.family);
  const tags = usedTags(shown, operations);
  const resolve = createResolve(stage.contracts, document.family);
  const cutAt = (most: number) => {
    const schemas = chosenSchemas(operations, resolve, most);
    const weightOf = weighing(operations, (some) =>
      pageWeight(
        some.map((located) => linkingTo(schemas, located)),
        resolve,
      ),
    );
    const cut: Cut = {common: commonSegments(operations), weightOf, most};
    return [
      ...tags.flatMap((tag) => pagesOfTag(tag, tags.length === 1, shown, operations, cut, words)),
      ...schemas.map((schema) => schemaPage(schema, shown, words)),
    ];
  };
  // Below the limit, as a page may be larger than its estimate.
  const most = 0.93 * HEAVY;
  // The number of pages, which determines the size of the sidebar on every page, is only known after a first division.
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
