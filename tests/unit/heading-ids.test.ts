import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import headingIds, {headingProblems} from '../../src/plugins/heading-ids';

const CASES = [
  {name: 'an ASCII id is accepted', markdown: '## 签名 {#signature}', expected: []},
  {name: 'dots and digits are accepted', markdown: '### 金额 {#createTask.req.items.amount}', expected: []},
  {name: 'a heading in a code fence is not a heading', markdown: '```bash\n## 注释\n```', expected: []},
  {name: 'a missing id is refused', markdown: 'text\n\n## 签名', expected: ['3: heading "签名" has no id']},
  {
    name: 'a Chinese id is refused',
    markdown: '## 签名 {#签名}',
    expected: ['1: heading id "签名" has characters that beta.13 cannot read back'],
  },
  {name: 'an id that stands twice is refused', markdown: '## A {#a}\n\n## B {#a}', expected: ['3: heading id "a" stands twice on the page']},
];

for (const {name, markdown, expected} of CASES) {
  test(name, () => {
    expect(headingProblems('docs/a.mdx', markdown).map(({line, message}) => `${line}: ${message.split('. ')[0]}`)).toEqual(expected);
  });
}

test('all problems of all versions are reported at once, with file, line and remedy', async ({}, testInfo) => {
  const siteDir = testInfo.outputPath('site');
  for (const folder of ['docs', 'versioned_docs/version-1.0', 'docs/_contract']) {
    mkdirSync(path.join(siteDir, folder), {recursive: true});
    writeFileSync(path.join(siteDir, folder, 'a.mdx'), '## 签名 {#签名}\n');
  }
  const {loadContent} = headingIds({siteDir} as Parameters<typeof headingIds>[0]);
  await expect(loadContent?.()).rejects.toThrow(
    [
      '[heading-ids] docs/a.mdx:1: heading id "签名" has characters that beta.13 cannot read back. Expected an ASCII id of its own at the end of the heading, e.g. {#signature}.',
      '[heading-ids] versioned_docs/version-1.0/a.mdx:1: heading id "签名" has characters that beta.13 cannot read back. Expected an ASCII id of its own at the end of the heading, e.g. {#signature}.',
    ].join('\n'),
  );
});
