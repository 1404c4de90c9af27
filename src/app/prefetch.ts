/** Links in view prefetch the content of their pages too, and none does for a reader who saves data (stock: only on 2g). */
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {prefetchContent} from './page-content';

type Connection = {readonly saveData?: boolean; readonly effectiveType?: string};

const savesData = () => {
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection ?? {};
  return saveData || effectiveType?.includes('2g');
};

/** Milliseconds after which a busy browser prefetches nevertheless. */
const LATEST = 1000;

// eslint-disable-next-line compat/compat -- Safari has none.
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work, {timeout: LATEST}) : setTimeout(work));

if (ExecutionEnvironment.canUseDOM) {
  const prefetchChunks = docusaurus.prefetch;
  docusaurus.prefetch = (path) => {
    if (savesData()) return false;
    whenIdle(() => {
      prefetchContent(path);
      prefetchChunks(path);
    });
    return true;
  };
  // On hover: what is prefetched loads at once.
  docusaurus.preload = docusaurus.prefetch;
}
