import {tagGroups} from '../../contract';
import type {Family, TagPage} from './pages';
import {lineOf} from './page-texts';

/** Pages that stand together in the sidebar. */
type PageGroup = {readonly label: string; readonly pages: readonly TagPage[]};

/**
 * The pages of a document in groups: those that it has for its tags, and the others under its title. A page stands in the first group that
 * names its tag.
 *
 * @param colon between the title and the group, where there are several documents; else none
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
