/**
 * Makes links in view prefetch the chunks of their pages when the browser is idle, and not for readers with data saver on (stock: only on
 * 2G); src/controls/navigation/fetch-ahead.ts fetches the pages.
 */
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {costsMuch, whenIdle} from '../controls/idle';

if (ExecutionEnvironment.canUseDOM) {
  const {prefetch} = docusaurus;
  docusaurus.prefetch = (path) => {
    if (!costsMuch()) whenIdle(() => prefetch(path));
    return !costsMuch();
  };
  // On hover, prefetching is enough: a prefetched page loads at once, and a page of a newer build must not reload the present one.
  docusaurus.preload = (path) => !costsMuch() && prefetch(path);
}
