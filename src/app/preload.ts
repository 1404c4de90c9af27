import preload from '@docusaurus/core/lib/client/preload';
import {endFirstLoad, isFirstLoad} from './first-load';
import {preloadContent} from './page-content';

/**
 * Replaces core's `preload`: also loads the content of a doc page, except on the first load, when it is in the HTML. A failed load does
 * not reject, so that the navigation completes, the progress bar ends and theme/Loading can show the error.
 */
export default async function preloadOrGoOn(...[routes, path]: Parameters<typeof preload>): Promise<void> {
  const content = isFirstLoad() ? undefined : preloadContent(path);
  await Promise.allSettled([preload(routes, path), content]);
  endFirstLoad();
}
