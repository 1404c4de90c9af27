import {fetchPage, isOfThisBuild} from './pages';
import {takeBelow} from './first-screen';
import {INTERNAL_LINK, otherPage} from './page-links';

/** A parsed page without the elements below its first screen, which `putBack` restores. */
export type Page = {readonly document: Document; readonly putBack: () => void};

let ready: (Page & {readonly path: string}) | undefined;

/** Whether the page's elements were moved into the document. */
const isShown = (page: Page) => !page.document.querySelector('main');

function parse(html: string): Page {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {document: page, putBack: takeBelow(page)};
}

/**
 * Fetches and parses a page, so that it can be shown at once; only once, as its elements move into the document.
 *
 * @returns undefined if the browser must load it in full
 * @throws Error if the network fails
 */
export async function prepare(path: string): Promise<Page | undefined> {
  const html = await fetchPage(path);
  if (!isOfThisBuild(html)) return undefined;
  if (ready?.path !== path || isShown(ready)) ready = {path, ...parse(html)};
  return ready;
}

/** Prepares the page of a link that the reader points at or focuses. */
function look({target}: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>(INTERNAL_LINK);
  const path = link && otherPage(link);
  if (path) prepare(path).catch(() => undefined);
}

/** Events on a link that precede a click. */
const LOOKS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Prepares pages on these events, until the signal aborts. */
export function prepareOnLooks(signal: AbortSignal): void {
  LOOKS.forEach((name) => document.addEventListener(name, look, {passive: true, signal}));
}
