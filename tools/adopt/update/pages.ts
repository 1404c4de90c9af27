import {pageTag, tagsOf} from '../../../contract';
import {oneLine} from '../../../src/plugins/docs/blocks/document';
import type {LocatedOperation, OpenApi} from '../../../contract';
import {operationBlock, targetOf} from '../page-texts';
import type {PageGroup} from '../groups';
import type {TagPage} from '../pages';
import {hasProse, inserted, newSection, pageOf, sectionsOf, withoutBlock} from './page';
import type {Section} from './page';
import {namesOf} from './operations';
import type {Matched} from './operations';

/** A page, with its file relative to the site. */
export type Page = {readonly file: string; readonly text: string};

/** The changes to the pages of a contract. */
export type PagePlan = {
  /** New texts of existing pages, by file. */
  readonly written: ReadonlyMap<string, string>;
  /** Pages that only showed removed operations. */
  readonly removed: readonly string[];
  /** New pages in the order of the document, each with the file of the page before it in the sidebar. */
  readonly added: readonly {readonly page: TagPage; readonly behind?: string}[];
  /** Files of the existing pages to which added operations were assigned. */
  readonly placed: ReadonlyMap<LocatedOperation, string>;
  /** Hand-written text below blocks of removed operations: `docs/shop/orders.mdx: listOrders`. */
  readonly left: readonly string[];
};

/** The changes to a contract, and the pages that adopt would generate for its new document (`layout`). */
export type FamilyChange = {
  readonly family: string;
  readonly matched: Matched;
  readonly layout: readonly TagPage[];
  /** The groups of the sidebar that the layout would have. */
  readonly groups: readonly PageGroup[];
  /** The new document, normalised. */
  readonly shown: OpenApi;
};

type Edited = {readonly file: string; sections: readonly Section[]; isChanged: boolean};

const describes = ({tags = []}: OpenApi, name: string): boolean =>
  tags.some((tag) => oneLine(tag.name) === oneLine(name));

const isOthersHeading = ({isHeading, head}: Section): boolean => isHeading && /\{#others\}/.test(head[0]);

/** Removes blocks of tags that the new document does not describe, and of schemas that it lacks. */
function withoutOld(
  sections: readonly Section[],
  family: string,
  shown: OpenApi,
  operations: readonly LocatedOperation[],
): readonly Section[] {
  const isSecond = (tag: string): boolean =>
    operations.some(
      ({operation}) =>
        tagsOf(operation).some((one) => oneLine(one) === oneLine(tag)) &&
        oneLine(pageTag(operation, shown) ?? '') !== oneLine(tag),
    );
  const schemas = new Set(Object.keys(shown.components?.schemas ?? {}).map(oneLine));
  const isOld = ({name, target = ''}: Section): boolean => {
    const [of, tag] = target.split(/#(.*)/s);
    if (of !== family || tag === undefined) return false;
    if (name === 'schema') return !schemas.has(tag);
    return name === 'tag' ? !describes(shown, tag) : name === 'operations' && !isSecond(tag);
  };
  return sections.flatMap((section, index) => {
    const next = sections[index + 1] as Section | undefined;
    if (isOthersHeading(section) && !hasProse(section) && next && isOld(next) && !hasProse(next)) return [];
    return isOld(section) ? withoutBlock(section) : [section];
  });
}

/** Whether a page has only front matter, blocks of tags, and the generated heading. */
const isEmpty = (sections: readonly Section[]): boolean =>
  sections.every(
    (section) =>
      (section.head.length === 0 &&
        section.rest
          .join('\n')
          .replace(/^---\n[^]*?\n---/, '')
          .trim() === '') ||
      ((section.name === 'tag' || section.name === 'operations' || isOthersHeading(section)) && !hasProse(section)),
  );

/**
 * Finds the position for an added operation: after the nearest earlier operation of its generated page that an existing page shows, or before
 * the nearest later one.
 */
function placeBeside(
  located: LocatedOperation,
  {operations}: TagPage,
  find: (located: LocatedOperation) => {readonly page: Edited; readonly index: number} | undefined,
): {readonly page: Edited; readonly at: number} | undefined {
  const index = operations.indexOf(located);
  for (const one of [...operations.slice(0, index)].reverse()) {
    const found = find(one);
    if (found) return {page: found.page, at: found.index + 1};
  }
  for (const one of operations.slice(index + 1)) {
    const found = find(one);
    if (found) return {page: found.page, at: found.index};
  }
  return undefined;
}

/** Updates a page: removes blocks of removed operations and tags, and renames those of renamed operations. */
function followed({file, text}: Page, {family, matched, layout, shown}: FamilyChange) {
  const before = sectionsOf(text);
  const afterOf = new Map(
    matched.pairs.flatMap((pair) => namesOf(family, pair.before).map((name) => [name, pair] as const)),
  );
  const left: string[] = [];
  const named = before.flatMap((section): readonly Section[] => {
    const pair = section.name === 'openapi' ? afterOf.get(section.target ?? '') : undefined;
    if (!pair) return [section];
    if (!pair.after) {
      if (hasProse(section)) left.push(`${file}: ${pair.before.operation.operationId}`);
      return withoutBlock(section);
    }
    if (namesOf(family, pair.after).includes(section.target ?? '')) return [section];
    const [open, ...close] = section.head;
    const target = `${family}#${targetOf(pair.after)}`;
    return [{...section, target, head: [open.replace(/(openapi\s+).*?( repeated)?\s*$/, `$1${target}$2`), ...close]}];
  });
  const operations = layout.flatMap((page) => page.operations);
  const sections = withoutOld(named, family, shown, operations);
  const showsFamily = before.some(
    ({name = '', target = ''}) => ['openapi', 'schema'].includes(name) && target.startsWith(`${family}#`),
  );
  const page: Edited = {file, sections, isChanged: pageOf(sections) !== text};
  return {page, left, isGone: showsFamily && isEmpty(sections)};
}

/**
 * Updates the pages of a contract to its new document: blocks of operations are renamed, removed and added. Hand-written text is kept.
 *
 * @param pages all pages of the version
 */
export function planPages(change: FamilyChange, pages: readonly Page[]): PagePlan {
  const {family, matched, layout, groups} = change;
  const edits = pages.map((page) => followed(page, change));
  const kept = edits.filter(({isGone}) => !isGone).map(({page}) => page);
  const find = (located: LocatedOperation) => {
    const names = namesOf(family, located);
    for (const page of kept) {
      const index = page.sections.findIndex(({name, target = ''}) => name === 'openapi' && names.includes(target));
      if (index >= 0) return {page, index};
    }
    return undefined;
  };
  const placed = new Map<LocatedOperation, string>();
  for (const located of matched.added) {
    const page = layout.find((one) => one.operations.includes(located));
    const place = page && placeBeside(located, page, find);
    if (!place) continue;
    const target = `${family}#${targetOf(located)}`;
    place.page.sections = inserted(place.page.sections, place.at, newSection(target, operationBlock(family, located)));
    place.page.isChanged = true;
    placed.set(located, place.page.file);
  }
  const homeless = matched.added.filter((located) => !placed.has(located));
  const shownPage = (page: TagPage): string | undefined =>
    page.operations.map(find).find((found) => found !== undefined)?.page.file;
  const fresh = layout.flatMap((page, index) => {
    const own = page.operations.filter((located) => homeless.includes(located));
    if (own.length === 0) return [];
    const group = groups.find(({pages: some}) => some.includes(page))?.pages ?? [];
    const before = layout.slice(0, index).reverse();
    const behind = [...before.filter((one) => group.includes(one)), ...group, ...before]
      .map(shownPage)
      .find((file) => file !== undefined);
    return [{page: {...page, operations: own}, behind}];
  });
  return {
    written: new Map(
      kept.filter(({isChanged}) => isChanged).map(({file, sections}) => [file, pageOf(sections)] as const),
    ),
    removed: edits.filter(({isGone}) => isGone).map(({page}) => page.file),
    added: fresh,
    placed,
    left: edits.flatMap(({left}) => left),
  };
}
