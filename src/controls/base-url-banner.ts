import * as words from '../../contract/words';
import {ownLink} from './own-link';

/** Top-level folders of the routes. */
const ROUTE_FOLDERS = /\/(?:docs|blog)(?:\/|$)/;

/** A path without `/index`, `.html` and a trailing slash, so that all forms of an address are equal. */
const bare = (pathname: string) => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

/** Path of the page or file that a `<link>` in the head names, or the reader's without one. */
const pathOf = (link: string) => new URL((document.querySelector<HTMLLinkElement>(link) ?? location).href).pathname;

/** The base URL that the site was built for: the folder of the web manifest. */
const configuredBaseUrl = () => pathOf('link[rel=manifest]').replace(/[^/]*$/, '');

/** The part of the reader's address before the route of the page: the base URL that would have worked. */
function workingBaseUrl(configured: string): string {
  const route = bare(pathOf(ownLink()).slice(configured.length - 1));
  const address = bare(location.pathname);
  // The not-found page is served at any address.
  const before = address.endsWith(route)
    ? address.slice(0, address.length - route.length)
    : address.split(ROUTE_FOLDERS)[0];
  return `${before}/`;
}

/** The texts for a page opened as a file; tools/release makes the offline bundle. */
const OFFLINE = [words.controls.offline.page, words.controls.offline.download];

const adviceFor = (configured: string): readonly string[] => [
  words.controls.notLoaded,
  words.controls.baseUrl,
  `Current configured baseUrl = ${configured}${configured === '/' ? ' (default value)' : ''}`,
  `We suggest trying baseUrl = ${workingBaseUrl(configured)}`,
];

/**
 * The banner of the specification, section 8, for a page whose scripts did not load. Stock shows it on the home page only, and its script
 * inserts HTML; this one creates DOM nodes, which a strict CSP allows.
 */
export function baseUrlBanner(): HTMLElement {
  const lines: readonly (readonly [keyof HTMLElementTagNameMap, string])[] = [
    ['strong', 'Your Docusaurus site did not load properly.'],
    ...(location.protocol === 'file:' ? OFFLINE : adviceFor(configuredBaseUrl())).map((text) => ['div', text] as const),
  ];
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText =
    'border:4px solid #b00020;background:#fff4e5;color:#1c1e21;padding:20px;margin:20px;line-height:1.7';
  banner.append(...lines.map(([name, text]) => Object.assign(document.createElement(name), {textContent: text})));
  return banner;
}
