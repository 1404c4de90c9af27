import preload from '@docusaurus/core/lib/client/preload';
import {fetchPage} from '../controls/navigation';
import {endFirstLoad, isFirstLoad} from './first-load';
import {preloadContent} from './page-content';

/**
 * Replaces core's `preload`: also loads the page, which holds its styles and the content of a doc, except on the first load, when both are
 * there. A failed load does not reject, so that the navigation completes, the progress bar ends and theme/Loading can show the error.
 */
export default async function preloadOrGoOn(...[routes, path]: Parameters<typeof preload>): Promise<void> {
  const content = isFirstLoad() ? [] : [preloadContent(path), fetchPage(path)];
  await Promise.allSettled([preload(routes, path), ...content]);
  endFirstLoad();
}
