import {createHash} from 'crypto';
import {existsSync, readFileSync, readdirSync} from 'fs';
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

/** The source of a directive that allows nothing. */
const NONE = "'none'";

/** Sources that a site adds, by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Directives for features that no page uses. `child-src` covers frames and workers. */
const UNUSED = ['child-src', 'font-src', 'media-src', 'object-src', 'base-uri', 'form-action'];

const hashSources = (texts: ReadonlySet<string>) => Array.from(texts, hashSource).sort();

/** A hash would disable `'unsafe-inline'` (Content Security Policy Level 3, section 6.7.3.2), so it is left out then. */
const sourcesOf = (own: readonly string[], permitted: readonly string[]): readonly string[] =>
  [...own, ...permitted].filter((source) => !(permitted.includes("'unsafe-inline'") && source.startsWith("'sha")));

/**
 * The Content-Security-Policy of a build: it allows only what its pages use, and what the site permits. All pages share one policy, because
 * a page reached by client-side navigation is still governed by the policy of the first page. Style attributes and inline event handlers
 * are blocked. `require-trusted-types-for` is missing, as React 17 and webpack assign markup and URLs as strings.
 * `upgrade-insecure-requests` is missing, as `'self'` leaves no insecure request to upgrade.
 *
 * @param permitted sources that the site adds
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
    .map((name) => [name, new Set(sourcesOf(directives[name] ?? [], permitted[name] ?? []))] as const)
    .map(([name, sources]) => [name, ...(sources.size > 0 ? sources : [NONE])].join(' '))
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

/** The union of several policies: for each directive the sources of all. */
function unionOf(policies: readonly string[]): string {
  const directives = new Map<string, readonly string[]>();
  for (const [name, ...sources] of policies.flatMap((policy) => policy.split('; ')).map((line) => line.split(' ')))
    directives.set(name, Array.from(new Set([...(directives.get(name) ?? []), ...sources])));
  return Array.from(directives, ([name, sources]) =>
    [name, ...(sources.length > 1 ? sources.filter((source) => source !== NONE) : sources)].join(' '),
  ).join('; ');
}

/**
 * The header value for all responses of a build: that of its pages, and those of further locales, each of which is a build in a subfolder.
 *
 * @param folder the build folder
 * @throws Error if it has no 404.html
 */
export function policyOfBuild(folder: string): string {
  const inFolders = readdirSync(folder).map((name) => path.join(folder, name, NOT_FOUND_PAGE));
  const pages = [path.join(folder, NOT_FOUND_PAGE), ...inFolders.filter((file) => existsSync(file))];
  return unionOf(pages.map((file) => policyHeader(readFileSync(file, 'utf8'))));
}
