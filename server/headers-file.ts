import {CACHE_CONTROL, HASHED_FOLDER, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY} from './rules';

/** Cloudflare Pages ignores what is longer. */
const MAX_LINE_CHARACTERS = 2000;

/**
 * The rules as a `_headers` file, which Cloudflare Pages, Netlify and others read. Files without a hash get no cache rule: these hosts
 * revalidate them by default, and would join two rules for one file to a wrong one.
 *
 * @param policy value of the Content-Security-Policy header
 * @throws when a line is longer than hosts read
 */
export function headersFile(policy: string): string {
  const everywhere = {
    'Content-Security-Policy': policy,
    ...SECURITY_HEADERS,
    'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  };
  const rule = (pattern: string, headers: Readonly<Record<string, string>>) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = [...rule('/*', everywhere), ...rule(`${HASHED_FOLDER}*`, {'Cache-Control': CACHE_CONTROL.hashed})];
  const long = lines.find((line) => line.length > MAX_LINE_CHARACTERS);
  if (long !== undefined) {
    throw new Error(
      `[hosting] _headers: "${long.slice(0, 40)}…" has ${long.length} characters. Static hosts read ${MAX_LINE_CHARACTERS} of a line. ` +
        'Let the pages share their inline scripts and styles, or move them to files.',
    );
  }
  return `${lines.join('\n')}\n`;
}
