import {baseUrlOfBuild} from '../serve/headers-file';
import {policyHeader} from '../serve/policy';
import {encodePath} from '../serve/addresses';
import {redirectsOfBuild} from '../serve/redirects';
import {HASHED_FOLDER, NOT_FOUND_PAGE, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from '../serve/rules';
import {RELEASES} from './places';

/**
 * Response headers that storage does not send. Pages contain the policy of their build; a header would have to change at the same moment as
 * the pages, so it only forbids framing, which a page cannot do.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyHeader(''),
  ...SECURITY_HEADERS,
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
};

/**
 * The rules for the CDN in front of the storage: headers and redirects that storage lacks. They differ between builds only by the moved
 * pages.
 *
 * @param build the build folder
 * @returns lines of text
 */
export function edgeRules(build: string): readonly string[] {
  const baseUrl = baseUrlOfBuild(build);
  const hashed = baseUrl + HASHED_FOLDER.slice(1);
  const moved = Array.from(redirectsOfBuild(build), (pages) => `  ${pages.map(encodePath).join(' → ')}`);
  return [
    'Rules for the CDN, once, and again when they change:',
    '- Headers of every response:',
    ...Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    `- Objects: ${baseUrl}<path> is the object <path>. A path that ends in "/" is its index.html, the index document of the storage; other`,
    '  pages have an object with the name of their address, so they need no rule.',
    `- Missing objects, and all of ${baseUrl}${RELEASES}/: ${NOT_FOUND_PAGE} with status 404.`,
    '- Redirects with status 301, which keep the query: …/index.html and …/index → …/, ….html → the same without it,',
    '  the folder of a page without its "/" → with it, a page with "/" at its end → without it.',
    ...(moved.length > 0 ? ['- Pages that moved, redirected with status 301:', ...moved] : []),
    '- Compression of text: brotli, else gzip. The storage holds no compressed files.',
    `- Caches of the CDN: they follow Cache-Control. To keep pages there too, override it for everything outside ${hashed} with`,
    '  CDN-Cache-Control: max-age=86400 (RFC 9213), and invalidate that after each deployment and rollback, by --reload.',
  ];
}
