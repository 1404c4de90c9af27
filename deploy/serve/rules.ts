/** The rules for serving the site, which the server of this project, nginx and static hosts follow. */
import path from 'path';
import compressible from 'compressible';
import {contentType, lookup} from 'mime-types';

/** Types that differ from mime-types. JSON and manifests are always in UTF-8 (RFC 8259). */
const OWN_TYPES: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  // RFC 9512
  yaml: 'application/yaml',
};

/** Type of files whose format is unknown: browsers download them and never display them. */
export const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';

/** Content codings (RFC 9110, section 8.4.1) in the order of preference, each with the extension of the compressed file. */
export const CODINGS = {br: '.br', gzip: '.gz'} as const;

/** Files of this folder of the build carry a content hash in their names. */
export const HASHED_FOLDER = '/assets/';

export const CACHE_CONTROL = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'} as const;

/** Sent with status 404 for every path without a file or redirect. */
export const NOT_FOUND_PAGE = '404.html';

/** Read by static hosts and by our servers, but not served. */
export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

/** Sizes and hashes of all files of a build, which a deployment verifies; not served. */
export const MANIFEST_FILE = '_manifest.json';

/** Extensions of compressed forms. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Paths in the build that are not served: hidden files except `.well-known` (RFC 8615), the rules of static hosts, the manifest. */
const PRIVATE = String.raw`(?:^|/)\.(?!well-known/)|^/(?:${HEADERS_FILE}|${REDIRECTS_FILE}|${MANIFEST_FILE.replace('.', '\\.')})$`;

/** The same, and compressed forms; for servers that do not know which files exist. */
export const UNREACHABLE = new RegExp(`${PRIVATE}|${COMPRESSED.source}`);

/**
 * The files of a build that are served under their names. A file such as `kit.tar.gz`, which is not the compressed form of another file, is
 * one of them.
 *
 * @param files all paths in the build, relative to it, with forward slashes
 */
export function servedFiles(files: readonly string[]): readonly string[] {
  const all = new Set(files);
  const isPrivate = new RegExp(PRIVATE);
  return files.filter(
    (file) => !isPrivate.test(`/${file}`) && !(COMPRESSED.test(file) && all.has(file.replace(COMPRESSED, ''))),
  );
}

export const METHODS = ['GET', 'HEAD'] as const;

/** The endings of other forms of a page's address: `/docs/`, `/docs/index`, `/docs/index.html`, `/docs.html`. */
export const OPTIONAL_ENDING = String.raw`(?:/(?:index)?(?:\.html)?|\.html)`;

/**
 * The supported form of the `Range` header: one range of bytes (RFC 9110, section 14.1.2). Others are ignored, as section 14.2 allows, and
 * so is the header of a request other than GET.
 */
export const RANGE = String.raw`^bytes=(?:\d{1,15}-(?:\d{1,15})?|-\d{1,15})$`;

/** Limits for clients that are slow or send too much. */
export type Limits = {
  /** Seconds in which the headers of a request must arrive. */
  readonly headerSeconds: number;
  /** Seconds after which a connection is closed if its client accepts no more of a response. */
  readonly sendSeconds: number;
  /** Seconds for which an idle connection stays open. */
  readonly idleSeconds: number;
  /** Maximum length of the request line and of each header, in bytes. */
  readonly lineBytes: number;
  /** Maximum length of the request line and all headers together, as a multiple of `lineBytes`. */
  readonly lines: number;
};

export const LIMITS: Limits = {headerSeconds: 10, sendSeconds: 60, idleSeconds: 65, lineBytes: 8 * 1024, lines: 2};

/** Browser features (W3C Permissions Policy) that no page uses. `clipboard-write` is not among them, as copying code needs it. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response, except the Content-Security-Policy, which differs between builds. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Only over TLS (RFC 6797, section 7.2). */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Extension of a file in lower case, without its dot; empty if it has none. */
export const formatOf = (file: string): string => path.posix.extname(file).slice(1).toLowerCase();

/** Media type of a file with its encoding, by its name. */
export function mediaType(file: string): string {
  const format = formatOf(file);
  return OWN_TYPES[format] ?? ((format && contentType(format)) || UNKNOWN_MEDIA_TYPE);
}

/** Whether compression makes a file smaller, judged by its extension. */
export const isCompressible = (file: string): boolean => compressible(String(lookup(formatOf(file)))) ?? false;

/** Whether a file never changes, judged by its path in the build, e.g. `/assets/js/main.0a1b2c3d.js`. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith(HASHED_FOLDER);
}

/** Cache-Control of a file, by its path in the build. */
export function cacheControl(pathname: string): string {
  return isHashed(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}
