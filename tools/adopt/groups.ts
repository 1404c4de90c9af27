import {tagGroups, tagTitle} from '../../contract';
import {WHOLE_SIDEBAR} from '../../src/data/sidebar';
import type {Words} from './language';
import type {Family, TagPage} from './pages';
import {lineOf} from './page-texts';
import {commonSegments, ownSegments} from './parts';

/** A category of the sidebar. */
export type PageGroup = {
  readonly label: string;
  readonly pages: readonly TagPage[];
  /** Whether the pages show schemas instead of operations. */
  readonly ofSchemas?: boolean;
};

/** Returns the tag of a page, or in a document of one tag the area of its paths. */
function topicOf({shown, pages}: Family): (page: TagPage) => string | undefined {
  if (new Set(pages.map(({tag}) => tag)).size > 1) return ({tag}) => tag && tagTitle(shown, tag);
  const common = commonSegments(pages.flatMap(({operations}) => operations));
  return ({operations: [first]}) => first && ownSegments(first, {common})[0];
}

/** A group for each tag or area with several pages. */
function topicGroups(family: Family): readonly PageGroup[] {
  const of = topicOf(family);
  const labels = Array.from(new Set(family.pages.flatMap((page) => of(page) ?? [])));
  return labels
    .map((label) => ({label, pages: family.pages.filter((page) => of(page) === label)}))
    .filter(({pages}) => pages.length > 1);
}

/**
 * Groups the pages of a document: by its groups of tags, or where every page would list too many pages by topic; the rest under its title,
 * and the pages of schemas last. A page belongs to the first group with its tag.
 *
 * @param several whether there are several documents, so that the names of groups begin with the title of theirs
 */
export function pageGroups(whole: Family, several: boolean, words: Words): readonly PageGroup[] {
  const family = {...whole, pages: whole.pages.filter(({schema}) => schema === undefined)};
  const {title, shown, pages} = family;
  const left = new Set(pages);
  const take = (tags: readonly string[]): readonly TagPage[] => {
    const taken = tags.flatMap((name) => pages.filter((page) => page.tag === name && left.has(page)));
    taken.forEach((page) => left.delete(page));
    return Array.from(new Set(taken));
  };
  const byTags = tagGroups(shown).map(({name, tags}) => ({label: name, pages: take(tags)}));
  const groups = byTags.length === 0 && pages.length > WHOLE_SIDEBAR ? topicGroups(family) : byTags;
  const grouped = new Set(groups.flatMap((group) => group.pages));
  const of = several ? lineOf(title) + words.text.colon : '';
  return [
    ...groups.map((group) => ({...group, label: of + lineOf(group.label)})),
    {label: lineOf(title), pages: pages.filter((page) => !grouped.has(page))},
    {
      label: of + words.adopt.schemas,
      pages: whole.pages.filter(({schema}) => schema !== undefined),
      ofSchemas: true,
    },
  ].filter((group) => group.pages.length > 0);
}
