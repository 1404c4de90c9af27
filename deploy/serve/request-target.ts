/** Path and query of a request target. */
export type Target = {
  /** Decoded, without dot segments; starts with `/`. */
  readonly pathname: string;
  /** As sent, with its `?`; empty if there is none. */
  readonly query: string;
};

/** In the absolute form the target starts with an origin (RFC 9112, section 3.2.2). */
const PARTS = /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#@]*)?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?/i;

/** Decodes percent-encoded bytes. Undefined for malformed ones, and NUL. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Removes dot segments (RFC 3986, section 5.2.4). Undefined for a path that leaves the root. */
function withoutDots(pathname: string): string | undefined {
  const segments = pathname.slice(1).split('/');
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === '..' && resolved.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.') resolved.push(segment);
  }
  const endsInDots = /^\.{1,2}$/.test(segments[segments.length - 1]);
  return `/${[...resolved, ...(endsInDots ? [''] : [])].join('/')}`;
}

/**
 * Parses a request target. Dot segments are removed after decoding, as nginx does it.
 *
 * @param target ASCII, as Node's parser rejects all other bytes
 * @returns undefined for a malformed target
 */
export function parseTarget(target: string): Target | undefined {
  const {path = '', query = ''} = PARTS.exec(target)?.groups ?? {};
  const decoded = decode(path === '' && target !== '' ? '/' : path);
  const pathname = decoded?.startsWith('/') ? withoutDots(decoded) : undefined;
  return pathname === undefined ? undefined : {pathname, query: query && `?${query}`};
}
