import {CONTENT_END_MARK, CONTENT_MARK} from '../../data/page-content';

/** So many characters of a page's content fill the first screen. */
const FIRST_SCREEN = 3000;

/** Start tags before which a script may stand (HTML, section 3.2.5.2.2, flow content). */
const BLOCK = /<(?:div|figure|h2|h3|p|pre|table)\b/g;

/**
 * Finds where the first screen of a page ends.
 *
 * @param html a page of the build
 * @returns index in it, inside the content; nothing, when React keeps the content of the page
 */
export function endOfFirstScreen(html: string): number | undefined {
  const start = html.indexOf(`<div ${CONTENT_MARK}=""`);
  if (start < 0) return undefined;
  const end = html.indexOf(`</div><template ${CONTENT_END_MARK}=""`, start);
  BLOCK.lastIndex = start + FIRST_SCREEN;
  return Math.min(BLOCK.exec(html)?.index ?? end, end);
}
