import {readFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Top-level folders of the routes; what stands before them in an address is the base URL that would have worked. */
const ROUTE_FOLDERS = ['docs', 'blog'];

/**
 * Shows, on every page whose main script did not run, the banner of the specification (section 8) above the static text.
 * Stock shows it on the home page only, and its script inserts HTML; this one builds nodes, which a strict CSP allows.
 */
export default function baseUrlBanner({baseUrl}: LoadContext): Plugin<void> {
  const script = readFileSync(path.join(__dirname, 'banner.js'), 'utf8')
    .replace('BASE_URL', JSON.stringify(baseUrl))
    .replace('ROUTE_FOLDERS', JSON.stringify(ROUTE_FOLDERS));
  return {
    name: 'base-url-banner',
    getClientModules: () => [path.join(__dirname, 'loaded')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
