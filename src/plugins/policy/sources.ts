/** Keywords that have an effect in the policy of a static site. */
const KEYWORDS = ["'self'", "'unsafe-eval'", "'wasm-unsafe-eval'"];
/** Keywords without an effect, as the policy contains hashes; a nonce would have to differ in each response. */
const WITHOUT_EFFECT = /^'?(?:unsafe-inline|strict-dynamic|nonce-.*|none)'?$/i;
const UNQUOTED = /^(?:self|unsafe-eval|wasm-unsafe-eval|sha(?:256|384|512)-.*)$/i;
const HASH = /^'sha(?:256|384|512)-[\w+/-]+={0,2}'$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):$/i;
const HOST =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(\d+|\*))?(\/[\w.~%!$&()*+=:@/-]*)?$/i;

const EXPECTED = "Expected a host (https://stats.example), a scheme (https:), 'self', or a hash ('sha256-…').";

/**
 * Validates a source expression (Content Security Policy Level 3, section 2.3.1) that a site adds to its policy.
 *
 * @returns what is wrong and how to fix it; undefined if it is valid
 */
export function mistakeInSource(source: string): string | undefined {
  if (UNQUOTED.test(source)) return `stands without quotes. Write "'${source}'".`;
  if (WITHOUT_EFFECT.test(source))
    return 'has no effect, as the policy names the scripts and styles of the site by their hashes. Name a hash or a host.';
  const isKnown =
    [...KEYWORDS].includes(source.toLowerCase()) || [HASH, SCHEME, HOST].some((form) => form.test(source));
  return isKnown ? undefined : `is no source expression. ${EXPECTED}`;
}

/** Placeholder for the site's origin, which uses TLS. */
const SITE = 'https://site.invalid';
const PORTS: Readonly<Record<string, string>> = {'http:': '80', 'https:': '443'};

const schemeFits = (scheme: string, {protocol}: URL): boolean =>
  protocol === `${scheme.toLowerCase()}:` || (scheme.toLowerCase() === 'http' && protocol === 'https:');

function hostFits(host: string, {hostname}: URL): boolean {
  if (host === '*') return true;
  const name = host.toLowerCase();
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
}

function pathFits(path: string | undefined, {pathname}: URL): boolean {
  if (path === undefined || path === '/') return true;
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path;
}

function fits(source: string, url: URL): boolean {
  if (source.toLowerCase() === "'self'") return url.origin === SITE;
  const scheme = SCHEME.exec(source)?.[1];
  if (scheme) return schemeFits(scheme, url);
  const [, own = 'https', host, port, path] = HOST.exec(source) ?? [];
  if (host === undefined || url.origin === SITE || !schemeFits(own, url) || !hostFits(host, url)) return false;
  const portFits = port === '*' || (url.port || PORTS[url.protocol]) === (port ?? PORTS[url.protocol]);
  return portFits && pathFits(path, url);
}

/**
 * Whether source expressions allow a page of the site to load an address (Content Security Policy Level 3, section 6.7.2).
 *
 * @param address as in the attribute
 */
export function allowsAddress(sources: readonly string[], address: string): boolean {
  const url = URL.canParse(address, SITE) ? new URL(address, SITE) : undefined;
  return url !== undefined && sources.some((source) => fits(source, url));
}

/** The source expression that allows an address: its origin, or `'self'` for a file of the site. */
export function sourceOf(address: string): string {
  const url = URL.canParse(address, SITE) ? new URL(address, SITE) : undefined;
  if (url === undefined || url.origin === SITE) return "'self'";
  return url.origin === 'null' ? url.protocol : url.origin;
}
