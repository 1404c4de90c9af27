/** The rules by which the site is served. The server of this project, nginx and static hosts all follow them. */

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
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  // RFC 9512
  yaml: 'application/yaml',
  zip: 'application/zip',
};

/** Browsers save such files and never show them. */
export const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';

/** Extensions of files that are small already. */
export const COMPACT_FORMATS: readonly string[] = ['png', 'zip'];

/** Content codings (RFC 9110, section 8.4.1) in the order of preference, each with the extension of the file that is so coded. */
export const CODINGS = {br: '.br', gzip: '.gz'} as const;

/** Files of this folder of the build carry a content hash in their names. */
export const HASHED_FOLDER = '/assets/';

export const CACHE_CONTROL = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'} as const;

/** Answers every path that leads to nothing, with status 404. */
export const NOT_FOUND_PAGE = '404.html';

/** Read by static hosts and by our servers, and not for readers. */
export const HEADERS_FILE = '_headers';
export const REDIRECTS_FILE = '_redirects';

/** Paths in the build that no request reaches: hidden files, coded forms of other files, the rules of static hosts. */
export const UNREACHABLE = new RegExp(String.raw`(?:^|/)\.|\.(?:br|gz)$|^/(?:${HEADERS_FILE}|${REDIRECTS_FILE})$`);

export const METHODS = ['GET', 'HEAD'] as const;

/** Bounds for clients that are slow or send too much. */
export type Limits = {
  /** Time for the headers of a request to come, in seconds. */
  readonly headerSeconds: number;
  /** Time for which an idle connection stays open, in seconds. */
  readonly idleSeconds: number;
  /** Length of the request line and of each header, in bytes. */
  readonly lineBytes: number;
  /** Length of the request line and all headers together, in lines of that length. */
  readonly lines: number;
};

export const LIMITS: Limits = {headerSeconds: 10, idleSeconds: 65, lineBytes: 8 * 1024, lines: 2};

/** Features of browsers (W3C Permissions Policy) that no page uses. Copying code needs `clipboard-write`, which stays open. */
const UNUSED_FEATURES = [
  'accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'magnetometer',
  'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'usb', 'xr-spatial-tracking',
];

/** Headers of every answer, the policy for contents aside: that one differs from build to build. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Over TLS alone (RFC 6797, section 7.2). */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Extension of a file, without its dot. */
export function formatOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}

export function mediaType(file: string): string {
  return MEDIA_TYPES[formatOf(file)] ?? UNKNOWN_MEDIA_TYPE;
}

/** Whether a file never changes, by its path in the build, e.g. `/assets/js/main.0a1b2c3d.js`. */
export function isHashed(pathname: string): boolean {
  return pathname.startsWith(HASHED_FOLDER);
}

/** How long a file may be kept, by its path in the build. */
export function cacheControl(pathname: string): string {
  return isHashed(pathname) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other;
}
