import {CONTENT_MARK} from '../../data/marks';

/** Elements of the content that fill about a screen. */
const SCREEN = 60;

const sizeOf = (part: Element) => part.getElementsByTagName('*').length + 1;

/**
 * Takes from a page what is below its first screen, as layout of a long page takes longer than a reader should wait for its heading.
 *
 * @returns a function that puts it back, wherever the content is by then
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
