/** Sites with only Markdown and admonitions, which every documentation generator supports, to compare their builds. */
import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {CONFIG} from '../../contract';
import home from '../../src/data/home.json';
import navigation from '../../src/data/navigation.json';
import {MOVED, PUBLISHED} from '../../src/plugins/addresses/ledger';

/** Addresses to which layout and home page link. */
const FRAME_PAGES = Array.from(
  new Set(Array.from(JSON.stringify([navigation, home]).matchAll(/"docId":"([^"]+)"/g), ([, id]) => id)),
);

/** Number of pages in a folder, which is a group of the sidebar. */
const GROUP = 20;

const FIELDS = ['requestId', 'accountId', 'outTradeNo', 'amount', 'currency', 'status', 'createdAt', 'remark'];

/** Languages of the five sections of a page. */
const LANGUAGES = ['json', 'bash', 'java', 'python', 'javascript'];

/** Code that is coloured differently in each of these languages. */
const code = (call: string): string => `order = request("https://api.platform.example/orders/${call}", {
  "requestId": "${call}", "timeout": 10, "currency": "CNY", "remark": "第一次" // ${call}
});
print(order);`;

/** The headings of its table differ from those of fields, which the site does not allow in hand-written pages. */
function section(call: string, language: string, number: number): string {
  const rows = FIELDS.map(
    (name, index) =>
      `| \`${name}${number}\` | string | ${index % 2 ? '可选' : '必填'} | 接口 ${call} 的值 ${name}，长度不超过 ${16 * (index + 1)}。 |`,
  );
  return `## 接口 ${call} {#call-${number}}

查询接口 ${call}。金额以分为单位，时间带时区，重复提交返回第一次的结果，超时之后先查询再重试。

### 请求字段 {#fields-${number}}

| 名称 | 格式 | 要求 | 说明 |
| --- | --- | --- | --- |
${rows.join('\n')}

### 示例 {#sample-${number}}

\`\`\`${language}
${code(call)}
\`\`\`
`;
}

/** A page of 5 to 7 KB: headings, five tables of fields, five blocks of code, two admonitions. */
const plainPage = (page: number): string => `---
title: 接口组 ${page}
description: 第 ${page} 组接口的字段与示例。
---

本组接口由服务端调用。

:::tip
先在沙箱里调用一遍。
:::

${LANGUAGES.map((language, index) => section(`${page}-${index + 1}`, language, index + 1)).join('\n')}
:::caution
私钥不要放进前端代码。
:::
`;

/** Replaces the pages of a copy of the site with `count` plain ones, in one version; theme and plugins stay. */
export function makePlain(site: string, count: number): void {
  ['docs', 'versioned_docs', 'versioned_sidebars'].forEach((name) =>
    rmSync(path.join(site, name), {recursive: true, force: true}),
  );
  const rest = Array.from({length: count - FRAME_PAGES.length}, (_, index) => ({
    folder: `group-${Math.floor(index / GROUP) + 1}`,
    page: `group-${Math.floor(index / GROUP) + 1}/page-${index + 1}`,
  }));
  [...FRAME_PAGES, ...rest.map(({page}) => page)].forEach((page, index) => {
    const file = path.join(site, 'docs', `${page}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, plainPage(index));
  });
  const groups = Array.from(new Set(rest.map(({folder}) => folder)), (label) => ({
    type: 'category',
    label,
    customProps: {description: `接口组 ${label}。`},
    items: rest.filter(({folder}) => folder === label).map(({page}) => page),
  }));
  writeFileSync(path.join(site, 'versions.json'), '[]');
  // The home page links to sections that no plain page has.
  rmSync(path.join(site, CONFIG));
  // None of the plain pages was ever published.
  [PUBLISHED, MOVED].forEach((file) => writeFileSync(path.join(site, file), '{}'));
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    `export const docs = ${JSON.stringify([...FRAME_PAGES, ...groups])};\n`,
  );
}
