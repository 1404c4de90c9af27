import {escapeHtml} from '../../src/plugins/docs/tree/nodes';
import type {Chapter, Heading} from './chapter';
import * as words from '../../contract/words';

/** Page numbers by anchor. */
export type PageNumbers = ReadonlyMap<string, number>;

/** Placeholder for a page number that is not known yet. */
const UNKNOWN = '000';

const line = ({anchor, text}: Heading, numbers: PageNumbers): string =>
  `<a href="#${anchor}"><span>${escapeHtml(text)}</span><span class="number">${numbers.get(anchor) ?? UNKNOWN}</span></a>`;

/** All headings listed in the contents, in order. */
export const headingsOf = (chapters: readonly Chapter[]): readonly Heading[] =>
  chapters.flatMap((chapter) => [chapter, ...chapter.sections]);

/** The contents: groups, chapters and their sections with page numbers; every line is a link. */
export function contentsList(chapters: readonly Chapter[], numbers: PageNumbers): string {
  const items = chapters.map((chapter, index) => {
    const startsGroup = chapter.group && chapter.group !== chapters[index - 1]?.group;
    const group = startsGroup ? `<p class="group">${escapeHtml(chapter.group ?? '')}</p>` : '';
    const sections = chapter.sections.map((section) => `<li>${line(section, numbers)}</li>`).join('');
    return `<li>${group}${line(chapter, numbers)}<ul>${sections}</ul></li>`;
  });
  return `<section class="contents"><h1>${words.pdf.contents}</h1><ul>${items.join('')}</ul></section>`;
}
