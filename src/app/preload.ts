import preload from '@docusaurus/core/lib/client/preload';
import {afterFrame} from '../controls/navigation';
import {endFirstLoad, isFirstLoad} from './first-load';
import {loadInFull} from './load-in-full';
import {isDoc, loadPage, preloadContent} from './page-content';
import {isTimeout} from './timeout';

type Arguments = Parameters<typeof preload>;

/** The first page is already in the document, or will be after the next frame, when the controls complete the page that they show. */
async function preloadFirst(...[routes, path]: Arguments): Promise<void> {
  await Promise.allSettled([preload(routes, path), new Promise<void>((resolve) => void afterFrame(resolve))]);
  endFirstLoad();
}

/**
 * Replaces core's `preload`: also loads the page's HTML, which contains its styles and, for a doc, its content. Failures do not reject, so
 * that the navigation completes, the progress bar ends and theme/Loading can show the error. If only one of page and chunk can be loaded,
 * the browser loads the page in full.
 */
export default async function preloadOrGoOn(...[routes, path]: Arguments): Promise<void> {
  if (isFirstLoad()) return preloadFirst(routes, path);
  const [chunks, page] = await Promise.allSettled([
    preload(routes, path),
    isDoc(path) ? preloadContent(path) : loadPage(path),
  ]);
  // In `start`, pages are part of the app.
  if (process.env.NODE_ENV !== 'production') return;
  const lacksChunk = page.status === 'fulfilled' && chunks.status === 'rejected' && isTimeout(chunks.reason);
  const lacksPage = page.status === 'rejected' && chunks.status === 'fulfilled' && !isDoc(path);
  if (lacksChunk || lacksPage) await loadInFull();
}
