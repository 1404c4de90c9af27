import data from './site.json';
import {versionNames, versionNumber} from './versions';
import * as words from '../../contract/words';

/** The public address; environment variables of the build override it. */
const {SITE_URL = data.url, BASE_URL = data.baseUrl} = process.env;

const isOrigin = (url: string): boolean => /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(url);

/** Path segments of unreserved characters, which URLs never encode (RFC 3986, section 2.3); `..` would lead out of the folder. */
const isFolder = (path: string): boolean =>
  /^\/(?:[\w.~-]+\/)*$/.test(path) && new URL(path, 'http://localhost').pathname === path;

if (!isOrigin(SITE_URL))
  throw new Error(
    `[site] SITE_URL is "${SITE_URL}". Expected an origin and nothing after it, e.g. SITE_URL=https://docs.example.`,
  );
if (!isFolder(BASE_URL)) {
  throw new Error(
    `[site] BASE_URL is "${BASE_URL}". Expected a path of letters, digits and -._~ that begins and ends with "/", e.g. BASE_URL=/portal/.`,
  );
}

/** Data of the site, from site.json. */
export const site = {
  title: data.title,
  /** `{versions}` stands for the numbers of all docs versions. */
  description: data.description.replace('{versions}', versionNames.map(versionNumber).join(words.text.list)),
  /** One sentence about the interfaces, at the top of llms.txt. */
  contract: data.contract,
  /** Public origin, without a trailing slash: canonical links, sitemap and social cards are built on it. */
  url: SITE_URL,
  /** Folder of the origin that the site is published in, e.g. `/portal/`. */
  baseUrl: BASE_URL,
  /** BCP 47 tag of the text; the configured default locale is `en` (specification, section 9). */
  language: data.language,
  copyright: data.copyright,
  socialCard: data.socialCard,
  /** Picture before the name in the navbar, in `static/`: `{"src": "img/logo.svg", "alt": "Shop"}`, or null. */
  logo: data.logo as {readonly src: string; readonly alt?: string} | null,
  /** Colour of the browser's chrome on phones: the primary colour of src/css/custom.css. */
  themeColor: data.themeColor,
} as const;

/** Path on the origin of a page or file of the site: `/docs/` → `/portal/docs/` with the base URL `/portal/`. */
export const at = (path: string): string => site.baseUrl + path.slice(1);

type Announcement = {readonly id: string; readonly content: string};

const written = data.announcement as Announcement | null;

/**
 * The bar above every page, or null. Give it a new `id` when its text changes: readers who dismissed the old one see the new one. `{base}` stands
 * for the folder of the site.
 */
export const announcement = written && {...written, content: written.content.replaceAll('{base}', site.baseUrl)};
