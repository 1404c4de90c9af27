import {versionNames, versionNumber} from './versions';

/** Where the site is published, unless the build's environment variables set it. */
const {SITE_URL = 'https://docs.sample-platform.example', BASE_URL = '/'} = process.env;

const isOrigin = (url: string): boolean => /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(url);

/** Folders of unreserved characters, which URLs never encode (RFC 3986, section 2.3); `..` would leave them. */
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

/** Name of the site, where it is published, and the language of its text. */
export const site = {
  title: '接口文档',
  description: `业务接口的接入说明、接口参考、调用示例与数据字典，提供 ${versionNames.map(versionNumber).join('、')} 版本。`,
  /** One sentence about the interfaces, at the top of llms.txt. */
  contract: '示例契约：平台是虚构的，接口、错误码、限额和算法彼此一致，但不对应任何真实平台，也不构成服务承诺。',
  /** Public origin, without a trailing slash: canonical links, sitemap and social cards are built on it. */
  url: SITE_URL,
  /** Folder of the origin that the site is published in, e.g. `/portal/`. */
  baseUrl: BASE_URL,
  /** BCP 47 tag of the text; the configured default locale is `en` (specification, section 9). */
  language: 'zh-CN',
  copyright: 'Copyright © 2024',
  socialCard: 'img/social-card.png',
  /** Colour of the browser's chrome on phones: the primary colour of src/css/custom.css. */
  themeColor: '#1f5fae',
} as const;

/** Path on the origin of a page or file of the site: `/docs/` → `/portal/docs/` with the base URL `/portal/`. */
export const at = (path: string): string => site.baseUrl + path.slice(1);
