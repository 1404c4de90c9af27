import {CONTROLS_ID} from '../../inline-scripts';
import {CONTENT_END_MARK, CONTENT_MARK} from '../../../data/marks';

/** Number of characters of a page's content that fill the first screen. */
const FIRST_SCREEN = 3000;

/** Start tags before which a script may stand (HTML, section 3.2.5.2.2, flow content). */
const BLOCK = /<(?:div|figure|h2|h3|p|pre|table)\b/g;

/**
 * Finds where the first screen of a page ends.
 *
 * @param html a page of the build
 * @returns index inside the content; undefined when React renders the content of the page
 */
export function endOfFirstScreen(html: string): number | undefined {
  const start = html.indexOf(`<div ${CONTENT_MARK}=""`);
  if (start < 0) return undefined;
  const end = html.indexOf(`</div><template ${CONTENT_END_MARK}=""`, start);
  BLOCK.lastIndex = start + FIRST_SCREEN;
  return Math.min(BLOCK.exec(html)?.index ?? end, end);
}

const SCRIPT = new RegExp(`<script id="${CONTROLS_ID}">[^]*?</script>`);

/**
 * Moves the script of the controls from the end of a page to the end of its first screen.
 *
 * @throws when the page lacks the script
 */
export function moveControls(html: string, file: string): string {
  const script = SCRIPT.exec(html)?.[0];
  if (!script) throw new Error(`[publish] build/${file}: no <script id="${CONTROLS_ID}">. Expected it among the postBodyTags of src/page-template.html. Restore it.`);
  const place = endOfFirstScreen(html);
  return place === undefined ? html : html.slice(0, place) + script + html.slice(place).replace(script, () => '');
}
