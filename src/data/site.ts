import {versionNames, versionNumber} from './versions';

/** What the site is called, where it is published and in which language its readers read. */
export const site = {
  title: '接口文档',
  description: `业务接口的接入说明、接口参考、调用示例与数据字典，提供 ${versionNames.map(versionNumber).join('、')} 版本。`,
  /** What the interfaces are: llms.txt says it first. */
  contract: '示例契约：平台是虚构的，接口、错误码、限额和算法彼此一致，但不对应任何真实平台，也不构成服务承诺。',
  /** Public origin, without a trailing slash: canonical links, sitemap and social cards are built on it. */
  url: 'https://docs.sample-platform.example',
  baseUrl: '/',
  /** BCP 47 tag of the text, as opposed to the configured default locale `en` (specification, section 9). */
  language: 'zh-CN',
  copyright: 'Copyright © 2024',
  socialCard: 'img/social-card.png',
  /** Colour of the browser's chrome on phones: the primary colour of src/css/custom.css. */
  themeColor: '#1f5fae',
} as const;
