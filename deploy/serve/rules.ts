/** The rules for serving the site, which the server of this project, nginx and static hosts follow. */

/** Media types with their encoding, by file extension; a build holds no other files. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  // RFC 4287, section 7; the document names its own encoding.
  atom: 'application/atom+xml',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  // RFC 9512
  yaml: 'application/yaml',
  zip: 'application/zip',
};

/** Type of all other files: browsers download them and never display them. */
export const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';

/** Extensions of formats that are compressed already. */
export const COMPACT_FORMATS: readonly string[] = ['pdf', 'png', 'zip'];

/** Content codings (RFC 9110, section 8.4.1) in the order of preference, each with the extension of the compressed file. */
export const CODINGS = {br: '.br', gzip: '.gz'} as const;

/** Files of this folder of the build carry a content hash in their names. */
export const HASHED_FOLDER = '/assets/';

export const CACHE_CONTROL = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'} as const;

/** Sent with status 404 for every path that leads to nothing. */
export const NOT_FOUND_PAGE = '404.html';

/** Read by static hosts and by our servers, but not served. */
export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

/** Sizes and hashes of all files of a build, which a deployment compares; not served. */
export const MANIFEST_FILE = '_manifest.json';

/** Paths in the build that are not served: hidden files, compressed forms of other files, the rules of static hosts, the manifest. */
export const UNREACHABLE = new RegExp(
  String.raw`(?:^|/)\.|\.(?:br|gz)$|^/(?:${HEADERS_FILE}|${REDIRECTS_FILE}|${MANIFEST_FILE.replace('.', '\\.')})$`,
);

export const METHODS = ['GET', 'HEAD'] as const;

/** What the other forms of a page's address have at their end: `/docs/`, `/docs/index`, `/docs/index.html`, `/docs.html`. */
export const OPTIONAL_ENDING = String.raw`(?:/(?:index)?(?:\.html)?|\.html)`;

/**
 * The value of a `Range` header that is followed: one range of bytes (RFC 9110, section 14.1.2). Others are ignored, as section 14.2
 * allows, and so is the header in a request that is not a GET.
 */
export const RANGE = String.raw`^bytes=(?:\d{1,15}-(?:\d{1,15})?|-\d{1,15})$`;

/** Limits for clients that are slow or send too much. */
export type Limits = {
  /** Seconds in which the headers of a request must arrive. */
  readonly headerSeconds: number;
  /** Seconds after which a connection is closed whose client has taken nothing more of a response. */
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

/** Extension of a file, without its dot. */
export function formatOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

export function mediaType(file: string): string {
  return MEDIA_TYPES[formatOf(file)] ?? UNKNOWN_MEDIA_TYPE;
}

/** Whether a file never changes, judged by its path in the build, e.g. `/assets/js/main.0a1b2c3d.js`. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith(HASHED_FOLDER);
}

/** Cache-Control of a file, by its path in the build. */
export function cacheControl(pathname: string): string {
  return isHashed(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}
