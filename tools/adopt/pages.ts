import {pageTag, tagTitle, tagsOf} from '../../contract';
import type {LocatedOperation, OpenApi} from '../../contract';
import type {Document} from './documents';
import {pageNames} from './names';
import {partsOf} from './parts';
import {stagedOperations} from './stage';
import type {Stage} from './stage';
import * as words from '../../words';

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

/** The pages of a tag, without their names. */
function pagesOf(
  tag: string | undefined,
  title: string,
  {tags = []}: OpenApi,
  operations: readonly LocatedOperation[],
): readonly Omit<TagPage, 'id'>[] {
  const parts = partsOf(operations.filter((located) => firstTag(located) === tag));
  return parts.map((part, index) => ({
    title:
      parts.length === 1 ? title : words.interpolate(words.adopt.part, {title, number: index + 1, count: parts.length}),
    tag,
    description: (index === 0 && tags.find(({name}) => name === tag)?.description) || '',
    operations: part,
    hasOthers:
      index === 0 &&
      tag !== undefined &&
      operations.some((located) => tagsOf(located.operation).includes(tag) && firstTag(located) !== tag),
  }));
}

/** The pages of a document: one for each tag, several for one of many operations, one for what has none; each operation stands on that of its first tag. */
export function familyOf(stage: Stage, document: Document): Family {
  const operations = stagedOperations(stage, document.family);
  const shown = stage.contracts.read(document.family);
  const tags = usedTags(shown, operations);
  const untagged = tags.length === 1 ? words.adopt.all : words.adopt.untagged;
  const pages = tags.flatMap((tag) =>
    pagesOf(tag, tag === undefined ? untagged : tagTitle(shown, tag), shown, operations),
  );
  const names = pageNames(
    pages.map(({tag}) => tag ?? 'other'),
    document.family,
  );
  return {
    ...document,
    shown,
    title: shown.info?.title?.trim() || document.family,
    pages: pages.map((page, index) => ({...page, id: `${document.family}/${names[index]}`})),
  };
}
