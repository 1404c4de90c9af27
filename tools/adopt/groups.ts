import {tagGroups, tagTitle} from '../../contract';
import {WHOLE_SIDEBAR} from '../../src/data/sidebar';
import type {Family, TagPage} from './pages';
import {lineOf} from './page-texts';

/** A category of the sidebar. */
type PageGroup = {readonly label: string; readonly pages: readonly TagPage[]};

/** The document's groups of tags; without any, one for each tag with several pages, if the pages are more than a whole sidebar has. */
function groupsOfTags({shown, pages}: Family): ReturnType<typeof tagGroups> {
  const groups = tagGroups(shown);
  const tags = Array.from(new Set(pages.flatMap(({tag = []}) => tag)));
  if (groups.length > 0 || pages.length <= WHOLE_SIDEBAR || tags.length < 2) return groups;
  return tags
    .filter((tag) => pages.filter((page) => page.tag === tag).length > 1)
    .map((tag) => ({name: tagTitle(shown, tag), tags: [tag]}));
}

/**
 * Groups the pages of a document: by its groups of tags, and the rest under its title. A page belongs to the first group with its tag.
 *
 * @param colon put between the document's title and the name of the group, if there are several documents
 */
export function pageGroups(family: Family, colon?: string): readonly PageGroup[] {
  const {title, pages} = family;
  const left = new Set(pages);
  const take = (tags: readonly string[]): readonly TagPage[] => {
    const taken = tags.flatMap((name) => pages.filter((page) => page.tag === name && left.has(page)));
    taken.forEach((page) => left.delete(page));
    return Array.from(new Set(taken));
  };
  const of = colon === undefined ? '' : lineOf(title) + colon;
  const groups = groupsOfTags(family).map(({name, tags}) => ({label: of + lineOf(name), pages: take(tags)}));
  return [...groups, {label: lineOf(title), pages: pages.filter((page) => left.has(page))}].filter(
    (group) => group.pages.length > 0,
  );
}
