/** Tells banner.js that the main script runs; evaluated before DOMContentLoaded, as the script tags are not deferred. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) document.documentElement.dataset.scriptLoaded = '';
