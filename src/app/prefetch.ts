/**
 * Makes links in view prefetch the chunks of their pages when the browser is idle, and not for readers with data saver on (stock: only on
 * 2G); src/controls/fetch-ahead.ts fetches the pages.
 */
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {costsMuch, whenIdle} from '../controls/idle';

if (ExecutionEnvironment.canUseDOM) {
  const {prefetch, preload} = docusaurus;
  docusaurus.prefetch = (path) => {
    if (!costsMuch()) whenIdle(() => prefetch(path));
    return !costsMuch();
  };
  docusaurus.preload = (path) => !costsMuch() && preload(path);
}
