import {CONTENT_MARK} from '../../data/marks';

/** Number of elements that fill about one screen. */
const SCREEN = 60;

const sizeOf = (part: Element) => part.getElementsByTagName('*').length + 1;

/**
 * Removes from a page what is below its first screen, as the layout of a long page would delay its heading.
 *
 * @returns a function that restores it, wherever the content has moved to
 */
export function takeBelow(page: Document): () => void {
  const content = page.querySelector(`[${CONTENT_MARK}]`);
  const below = page.createDocumentFragment();
  let size = 0;
  for (const part of Array.from(content?.children ?? [])) {
    if (size > SCREEN) below.append(part);
    else size += sizeOf(part);
  }
  return () => content?.append(below);
}
