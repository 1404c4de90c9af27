import preload from '@docusaurus/core/lib/client/preload';
import {afterFrame} from '../controls/navigation';
import {endFirstLoad, isFirstLoad} from './first-load';
import {loadInFull} from './load-in-full';
import {isDoc, loadPage, preloadContent} from './page-content';
import {isTimeout} from './timeout';

type Arguments = Parameters<typeof preload>;

/** The first page is in the document, or is after the frame in which the controls complete one that they show. */
async function preloadFirst(...[routes, path]: Arguments): Promise<void> {
  await Promise.allSettled([preload(routes, path), new Promise<void>((resolve) => void afterFrame(resolve))]);
  endFirstLoad();
}

/**
 * Replaces core's `preload`: also loads the page, which holds its styles and the content of a doc. What fails does not reject, so that the
 * navigation completes, the progress bar ends and theme/Loading can show the error. Where the page or its chunk is there alone, the browser
 * loads the page.
 */
export default async function preloadOrGoOn(...[routes, path]: Arguments): Promise<void> {
  if (isFirstLoad()) return preloadFirst(routes, path);
  const [chunks, page] = await Promise.allSettled([
    preload(routes, path),
    isDoc(path) ? preloadContent(path) : loadPage(path),
  ]);
  // In `start`, pages come with the app.
  if (process.env.NODE_ENV !== 'production') return;
  const lacksChunk = page.status === 'fulfilled' && chunks.status === 'rejected' && isTimeout(chunks.reason);
  const lacksPage = page.status === 'rejected' && chunks.status === 'fulfilled' && !isDoc(path);
  if (lacksChunk || lacksPage) await loadInFull();
}
