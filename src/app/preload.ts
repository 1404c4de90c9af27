import preload from '@docusaurus/core/lib/client/preload';
import {endFirstLoad, isFirstLoad} from './first-load';
import {preloadContent} from './page-content';

/**
 * Stands in for core's `preload`, and loads the content of a doc page as well, but on the first load, when it is there. One
 * that failed is over, so that the navigation goes on, its progress bar ends and theme/Loading can show what happened.
 */
export default async function preloadOrGoOn(...[routes, path]: Parameters<typeof preload>): Promise<void> {
  const content = isFirstLoad() ? undefined : preloadContent(path);
  await Promise.allSettled([preload(routes, path), content]);
  endFirstLoad();
}
