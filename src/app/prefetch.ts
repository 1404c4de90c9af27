/**
 * Makes links in view prefetch the content of their pages too, and disables prefetching for readers with data saver on (stock: only on
 * 2G).
 */
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {prefetchContent} from './page-content';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

const savesData = () => {
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData || effectiveType?.includes('2g');
};

/** Milliseconds after which prefetching starts even if the browser is not idle. */
const LATEST = 1000;

// eslint-disable-next-line compat/compat -- Safari does not have it.
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work, {timeout: LATEST}) : setTimeout(work));

if (ExecutionEnvironment.canUseDOM) {
  const prefetchChunks = docusaurus.prefetch;
  const prefetchPage = (path: string) => {
    prefetchContent(path);
    return prefetchChunks(path);
  };
  docusaurus.prefetch = (path) => {
    if (savesData()) return false;
    whenIdle(() => prefetchPage(path));
    return true;
  };
  // On hover, prefetching is enough: a prefetched page loads at once, and a page of a newer build must not reload the present one.
  docusaurus.preload = (path) => !savesData() && prefetchPage(path);
}
