import {fetchPage, isOfThisBuild} from './pages';
import {takeBelow} from './first-screen';
import {INTERNAL_LINK, otherPage} from './page-links';

/** A parsed page without what is below its first screen. */
export type Page = {readonly document: Document; readonly putBack: () => void};

let ready: (Page & {readonly path: string}) | undefined;

/** Whether its elements have moved into the document. */
const isShown = (page: Page) => !page.document.querySelector('main');

function parse(html: string): Page {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {document: page, putBack: takeBelow(page)};
}

/**
 * Parses a page, once it is here, so that it can be shown at once. It can be shown once, as its elements move into the document.
 *
 * @returns undefined when it must be loaded in full
 * @throws when the network fails
 */
export async function prepare(path: string): Promise<Page | undefined> {
  const html = await fetchPage(path);
  if (!isOfThisBuild(html)) return undefined;
  if (ready?.path !== path || isShown(ready)) ready = {path, ...parse(html)};
  return ready;
}

/** Prepares the page of a link that the reader points at. */
function look({target}: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>(INTERNAL_LINK);
  const path = link && otherPage(link);
  if (path) prepare(path).catch(() => undefined);
}

/** What readers do with a link before they follow it. */
const LOOKS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Prepares the pages of links that readers look at, until the signal. */
export function prepareOnLooks(signal: AbortSignal): void {
  LOOKS.forEach((name) => document.addEventListener(name, look, {passive: true, signal}));
}
