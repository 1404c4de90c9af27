import {createHash} from 'crypto';
import {readFileSync} from 'fs';
import path from 'path';
import {NOT_FOUND_PAGE} from './rules';

/** What the inline elements of all pages say, and whether pages have stylesheets of their own. */
export type Inline = {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly hasStylesheets: boolean;
};

/** The source expression of an inline element (Content Security Policy Level 3, section 2.3.1). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What no page does. `child-src` speaks for frames and workers. */
const UNUSED = ['child-src', 'font-src', 'media-src', 'object-src', 'base-uri', 'form-action'];

const hashSources = (texts: ReadonlySet<string>) => Array.from(texts, hashSource).sort();

/**
 * The Content-Security-Policy of a build: nothing is allowed but what its pages use. All pages share it, since a page that
 * another one leads to without a load still lives under the policy of the first. Style attributes and event handlers in
 * markup are refused. `require-trusted-types-for` is absent: React 17 and webpack write markup and addresses as strings.
 * `upgrade-insecure-requests` is absent: `'self'` leaves no insecure request to upgrade.
 */
export function contentSecurityPolicy({scripts, styles, hasStylesheets}: Inline): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Speaks for prefetches alone, which have no directive of their own (https://github.com/w3c/webappsec-csp/issues/107).
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashSources(scripts)],
    'style-src': [...(hasStylesheets ? ["'self'"] : []), ...hashSources(styles)],
    // Infima draws its icons by data addresses.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...Object.fromEntries(UNUSED.map((name) => [name, ["'none'"]])),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The element that gives a page its policy. */
export function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/**
 * The header that says what the pages of a build say themselves, and that no page may frame them, which browsers read in a header
 * alone.
 *
 * @param html any page of the build
 */
export function policyHeader(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  return [policy, "frame-ancestors 'none'"].filter(Boolean).join('; ');
}

/**
 * The header that the answers of a build carry.
 *
 * @param folder the build folder
 * @throws when it holds no 404.html
 */
export function policyOfBuild(folder: string): string {
  return policyHeader(readFileSync(path.join(folder, NOT_FOUND_PAGE), 'utf8'));
}
