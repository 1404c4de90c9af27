import {readFileSync} from 'fs';
import path from 'path';
import {CACHE_CONTROL, HASHED_FOLDER, HEADERS_FILE, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from './rules';

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_CHARACTERS = 2000;

/**
 * The rules as a `_headers` file, which Cloudflare Pages, Netlify and others read. Files without a hash get no cache rule: these hosts
 * revalidate them by default, and would merge two rules for one file into a wrong one.
 *
 * @param policy value of the Content-Security-Policy header
 * @param baseUrl folder of the origin that the site is published in, e.g. `/portal/`
 * @throws when a line exceeds the hosts' limit
 */
export function headersFile(policy: string, baseUrl: string): string {
  const everywhere = {
    'Content-Security-Policy': policy,
    ...SECURITY_HEADERS,
    'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  };
  const rule = (pattern: string, headers: Readonly<Record<string, string>>) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = [
    ...rule(`${baseUrl}*`, everywhere),
    ...rule(`${baseUrl}${HASHED_FOLDER.slice(1)}*`, {'Cache-Control': CACHE_CONTROL.hashed}),
  ];
  const long = lines.find((line) => line.length > MAX_LINE_CHARACTERS);
  if (long !== undefined) {
    throw new Error(
      `[hosting] _headers: "${long.slice(0, 40)}…" has ${long.length} characters. Static hosts read ${MAX_LINE_CHARACTERS} of a line. ` +
        'Let the pages share their inline scripts and styles, or move them to files.',
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The base URL that a build was made for, from the first rule, which covers everything below it.
 *
 * @param folder the build folder
 * @returns e.g. `/portal/`
 * @throws when it holds no such file
 */
export function baseUrlOfBuild(folder: string): string {
  const file = path.join(folder, HEADERS_FILE);
  const baseUrl = /^(\/.*)\*\n/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!baseUrl)
    throw new Error(
      `[hosting] ${file}:1: no base URL. Expected the rule for all pages, e.g. "/*". Run \`npm run build\`.`,
    );
  return baseUrl;
}
