import {createHash} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {NOT_FOUND_PAGE} from './rules';

/** Content of the inline elements of all pages, and whether pages have external stylesheets, audio or video, and fonts of the site. */
export type Inline = {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly hasStylesheets: boolean;
  readonly hasMedia: boolean;
  readonly hasFonts: boolean;
};

/** The source expression of an inline element (Content Security Policy Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sources that a site adds, by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Directives for features that no page uses. `child-src` covers frames and workers. */
const UNUSED = ['child-src', 'font-src', 'media-src', 'object-src', 'base-uri', 'form-action'];

const hashSources = (texts: ReadonlySet<string>) => Array.from(texts, hashSource).sort();

/**
 * The Content-Security-Policy of a build: only what its pages use is allowed, and what the site permits. All pages share one policy, because a page that is reached
 * by client-side navigation is still governed by the policy of the first page. Style attributes and inline event handlers are blocked.
 * `require-trusted-types-for` is absent: React 17 and webpack assign markup and URLs as strings. `upgrade-insecure-requests` is absent:
 * `'self'` leaves no insecure request to upgrade.
 *
 * @param permitted sources beyond those of the site
 */
export function contentSecurityPolicy(
  {scripts, styles, hasStylesheets, hasMedia, hasFonts}: Inline,
  permitted: Sources = {},
): string {
  const directives: Sources = {
    // Only for prefetches, which have no directive of their own (https://github.com/w3c/webappsec-csp/issues/107).
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': [...(hasStylesheets ? ["'self'"] : []), ...hashSources(styles)],
    // Infima's icons are `data:` URLs.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...Object.fromEntries(UNUSED.map((name) => [name, []])),
    // Small files are `data:` URLs.
    ...(hasMedia && {'media-src': ["'self'", 'data:']}),
    ...(hasFonts && {'font-src': ["'self'", 'data:']}),
  };
  return Array.from(new Set([...Object.keys(directives), ...Object.keys(permitted)]))
    .map((name) => [name, new Set([...(directives[name] ?? []), ...(permitted[name] ?? [])])] as const)
    .map(([name, sources]) => [name, ...(sources.size > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
}

/** The `<meta>` element with the policy of a page. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/**
 * The header value: the policy in the pages, plus the ban on framing them, which browsers accept only in a header.
 *
 * @param html any page of the build
 */
export function policyHeader(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  return [policy, "frame-ancestors 'none'"].filter(Boolean).join('; ');
}

/**
 * The header value for all responses of a build.
 *
 * @param folder the build folder
 * @throws when it holds no 404.html
 */
export function policyOfBuild(folder: string): string {
  return policyHeader(readFileSync(path.join(folder, NOT_FOUND_PAGE), 'utf8'));
}
