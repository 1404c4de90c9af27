/** Pages with only Markdown and admonitions, which every documentation generator supports. */

const FIELDS = ['requestId', 'accountId', 'outTradeNo', 'amount', 'currency', 'status', 'createdAt', 'remark'];

const SAMPLES: readonly (readonly [language: string, code: (page: number, section: number) => string])[] = [
  [
    'json',
    (page, section) =>
      JSON.stringify(
        {
          requestId: `r${page}-${section}`,
          code: '200',
          msg: '成功',
          data: {amount: page * 100 + section, currency: 'CNY'},
        },
        null,
        2,
      ),
  ],
  [
    'bash',
    (page, section) =>
      `curl --silent --max-time 10 'https://api.platform.example/v3/orders/${page}/${section}' \\\n  --header 'X-App-Id: app_sample_01' \\\n  --header "X-Timestamp: $(date +%s)"`,
  ],
  [
    'java',
    (page, section) =>
      `HttpRequest request = HttpRequest.newBuilder()\n    .uri(URI.create("https://api.platform.example/v3/orders/${page}/${section}"))\n    .timeout(Duration.ofSeconds(10))\n    .GET()\n    .build();`,
  ],
  [
    'python',
    (page, section) =>
      `import json\n\norder = {"page": ${page}, "section": ${section}}\nbody = json.dumps(order, ensure_ascii=False)\nprint(body)`,
  ],
  [
    'javascript',
    (page, section) =>
      `const answer = await fetch("https://api.platform.example/v3/orders/${page}/${section}");\nif (!answer.ok) throw new Error(String(answer.status));\nconsole.log(await answer.json());`,
  ],
];

/** Its headings differ from those of a field table of a contract, which the site rejects in hand-written pages. */
function fieldTable(page: number, section: number): string {
  const rows = FIELDS.map(
    (name, index) =>
      `| \`${name}${section}\` | string | ${index % 2 ? '可选' : '必填'} | 第 ${page} 页第 ${section} 节的值 ${name}，长度不超过 ${16 * (index + 1)}。 |`,
  );
  return ['| 名称 | 格式 | 要求 | 说明 |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function section(page: number, number: number): string {
  const [language, code] = SAMPLES[number % SAMPLES.length];
  return `## 接口 ${page}-${number} {#call-${number}}

查询第 ${page} 组的第 ${number} 个接口。金额以分为单位，时间带时区，重复提交返回第一次的结果。

### 请求字段 {#fields-${number}}

${fieldTable(page, number)}

### 示例 {#sample-${number}}

\`\`\`${language}
${code(page, number)}
\`\`\`
`;
}

/**
 * A page of 5 to 7 KB: headings, five tables of fields, five blocks of code, two admonitions.
 *
 * @param page number of the page, which makes its text unique
 * @returns Markdown with front matter
 */
export function plainPage(page: number): string {
  return `---
title: 接口组 ${page}
description: 第 ${page} 组接口的字段与示例。
---

本组接口由商户服务端调用。

:::tip
先在沙箱里调用一遍。
:::

${SAMPLES.map((_sample, index) => section(page, index + 1)).join('\n')}
:::caution
私钥不要放进前端代码。
:::
`;
}
