import preload from '@docusaurus/core/lib/client/preload';
import {endFirstLoad} from './first-load';

/**
 * Stands in for core's `preload`: one that failed is over, so that the navigation goes on, its progress bar ends and
 * theme/Loading can show what happened.
 */
export default async function preloadOrGoOn(...route: Parameters<typeof preload>): Promise<void> {
  try {
    await preload(...route);
  } catch {
    // theme/Loading gets the same error from the same promise.
  } finally {
    endFirstLoad();
  }
}
