/**
 * Prefetches the chunks of pages whose links are in view, when the browser is idle and not with data saver on (stock: not on 2G);
 * src/controls/navigation/fetch-ahead.ts fetches the pages themselves.
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
  // On hover, prefetching is enough: a prefetched page loads at once, and preloading a page of a newer build could reload the current one.
  docusaurus.preload = (path) => !costsMuch() && prefetch(path);
}
