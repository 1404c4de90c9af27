import {tagGroups} from '../../contract';
import type {Family, TagPage} from './pages';
import {lineOf} from './page-texts';

/** A category of the sidebar. */
type PageGroup = {readonly label: string; readonly pages: readonly TagPage[]};

/**
 * Groups the pages of a document: by its groups of tags, and the rest under its title. A page belongs to the first group with its tag.
 *
 * @param colon put between the document's title and the name of the group, if there are several documents
 */
export function pageGroups({title, shown, pages}: Family, colon?: string): readonly PageGroup[] {
  const left = new Set(pages);
  const take = (tags: readonly string[]): readonly TagPage[] => {
    const taken = tags.flatMap((name) => pages.filter((page) => page.tag === name && left.has(page)));
    taken.forEach((page) => left.delete(page));
    return Array.from(new Set(taken));
  };
  const of = colon === undefined ? '' : lineOf(title) + colon;
  const groups = tagGroups(shown).map(({name, tags}) => ({label: of + lineOf(name), pages: take(tags)}));
  return [...groups, {label: lineOf(title), pages: pages.filter((page) => left.has(page))}].filter(
    (group) => group.pages.length > 0,
  );
}
