/* eslint-disable max-lines -- A table of cases. */
import {expect, test} from './plain-test';
import {mkdirSync} from 'fs';
import path from 'path';
import {Linter} from 'eslint';
import {pageConfig} from '../../tools/lint/pages/config.mjs';
import {writeFiles} from '../fixtures/written-files';

const LEVELS: string[] = ['stock', 'complete', 'house'];
const FRONT = '---\ntitle: 签名\ndescription: 怎样签名。\n---\n\n';

function siteWith() {
  const site = test.info().outputPath('site');
  ['complete', 'house/own'].forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
  writeFiles(site, {'contract.config.yaml': 'pages: {complete: complete, house: house, house/own: complete}\n'});
  return site;
}

const linted = (file: string, text: string) => {
  const site = siteWith();
  return new Linter({cwd: site}).verify(text, pageConfig(site), file);
};

const reported = (file: string, text: string) =>
  linted(file, text).map(({ruleId, line, column}) => `${ruleId} ${line}:${column}`);

/** For each level, pages with a mistake that it reports, and lower levels do not. */
const MISTAKES: string[][] = [
  ['stock', 'markdown/no-duplicate-definitions', '[a][b]\n\n[b]: /c\n[b]: /d\n', '9:1'],
  ['stock', 'markdown/no-empty-definitions', '[a][b]\n\n[b]: <>\n', '8:1'],
  ['stock', 'markdown/no-empty-images', '![图]()\n', '6:1'],
  ['stock', 'markdown/no-invalid-label-refs', '[a][ ]\n\n[a]: /b\n', '6:4'],
  ['stock', 'markdown/no-reference-like-urls', '[a](b)\n\n[b]: /c\n[c][b]\n', '6:1'],
  ['stock', 'markdown/table-column-count', '| 甲 |\n| --- |\n| 一 | 二 |\n', '8:5'],
  [
    'complete',
    'pages/front-matter',
    '---\ndescription: 一。\n---\n\n文字\n',
    '1:1',
    'the page has no title: the h1, and the name of the page in the sidebar, in tabs and on cards. Write "title: …" between the first lines "---".',
  ],
  [
    'complete',
    'pages/front-matter',
    '---\ntitle: 一\n---\n\n文字\n',
    '1:1',
    'the page has no description: one sentence for cards and search engines. Write "description: …" between the first lines "---".',
  ],
  ['complete', 'pages/front-matter', "---\ntitle: 一\ndescription: ''\n---\n\n文字\n", '1:1'],
  ['complete', 'markdown/fenced-code-language', '```\na\n```\n', '6:1'],
  [
    'complete',
    'pages/code-language',
    '1. 一\n\n   ```javascrpt title="a.js"\n   a\n   ```\n',
    '8:7',
    '"javascrpt" is no language that Prism highlights, so it is shown as plain text. Did you mean javascript? Fix it, or write "text".',
  ],
  [
    'complete',
    'pages/code-language',
    '```openpi shop#a\na\n```\n',
    '6:4',
    '"openpi" is no language that Prism highlights, so it is shown as plain text. Did you mean openapi? Fix it, or write "text".',
  ],
  [
    'complete',
    'pages/indented-code',
    '一\n\n    a\n',
    '8:1',
    'the code is indented, which newer MDX takes for text. Put it between lines "```text" and "```", not indented.',
  ],
  [
    'complete',
    'pages/heading-id',
    '## 一 {#one}\n\n## 二 {#one}\n',
    '8:1',
    'the id "one" stands twice on the page, and links reach the first one only. Give each heading its own.',
  ],
  ['complete', 'pages/heading-increment', '### 一 {#one}\n', '6:1'],
  ['complete', 'markdown/no-empty-links', '[一]()\n', '6:1'],
  ['complete', 'markdown/no-missing-atx-heading-space', '#一\n', '6:1'],
  ['complete', 'markdown/no-multiple-h1', '---\ndescription: 一。\n---\n\n# 一\n\n# 二\n', '7:1'],
  ['complete', 'markdown/no-reversed-media-syntax', '(一)[/b]\n', '6:1'],
  ['complete', 'markdown/no-unused-definitions', '文字\n\n[b]: /c\n', '8:1'],
  ['complete', 'markdown/require-alt-text', '![](a.png)\n', '6:1'],
  ['complete', 'markdown/require-alt-text', '<img src="a.png" />\n', '6:1'],
  [
    'house',
    'pages/front-matter',
    '---\ntitle: 一\ndescription: 一。\nsidebarlabel: 一\n---\n\n文字\n',
    '4:1',
    '"sidebarlabel" is no key of these pages. Known: title, sidebar_label, description. Did you mean sidebar_label? Fix or drop it.',
  ],
  [
    'house',
    'pages/heading-id',
    '## 一\n',
    '6:1',
    'the heading has no id. Write one of ASCII at its end, e.g. {#signature}: links keep it when the text changes.',
  ],
  [
    'house',
    'pages/heading-id',
    '## 一 {#一}\n',
    '6:1',
    'stock Docusaurus shows the id "一" as text. Write one of ASCII, e.g. {#signature}.',
  ],
  [
    'house',
    'no-restricted-syntax',
    '---\ndescription: 一。\n---\n\n# 一 {#one}\n',
    '5:1',
    'the title of the front matter is the h1 of the page. Write ## or ###, or move the text to the title.',
  ],
  [
    'house',
    'no-restricted-syntax',
    '## 一 {#one}\n\n### 二 {#two}\n\n#### 三 {#three}\n',
    '10:1',
    'no table of contents lists a heading of this level. Write ## or ###, or bold text.',
  ],
  [
    'house',
    'no-restricted-syntax',
    '```mermaid\nsequenceDiagram\n```\n',
    '6:1',
    'a diagram without a title is shown as code. Write it behind the name, e.g. ```mermaid 付款的时序.',
  ],
  [
    'house',
    'no-restricted-syntax',
    '| 名称 | 类型 |\n| --- | --- |\n| `a` | 文字 |\n',
    '6:1',
    'fields are typed by hand, and become outdated when the contract changes. Show them by a block, e.g. ```openapi shop#createOrder.',
  ],
  ['house', 'markdown/no-missing-label-refs', '[一][b]\n', '6:5'],
  ['house', 'prose/chinese', '登陆成功。\n', '6:2'],
  ['house', 'prose/few-codes', '返回 `422001`、`422002`、`404001`。\n', '6:4'],
];

for (const [level, rule, text, place, message] of MISTAKES)
  test(`${level}: ${rule} ${JSON.stringify(text)}`, () => {
    for (const of of LEVELS) {
      const found = linted(`${of}/a.mdx`, text.startsWith('---') ? text : FRONT + text).filter(
        ({ruleId}) => ruleId === rule,
      );
      const expected = LEVELS.indexOf(of) < LEVELS.indexOf(level) ? [] : [place];
      expect(
        found.map(({line, column}) => `${line}:${column}`),
        of,
      ).toEqual(expected);
      if (message && found.length > 0) expect(found[0].message).toBe(message);
    }
  });

const STOCK = `# 第一页

## 没有 id

##### 深处,半角

| 字段 | 类型 |
| --- | --- |
| a | b |

![](a.png)

\`\`\`
code
\`\`\`

\`\`\`golnag
code
\`\`\`

    code

<Tabs values={[{a: 1}]}>取值 [0, 100]，登陆</Tabs>
`;

test('an address in text to which the parser gives no position ends no run', () => {
  expect(reported('a.md', `${FRONT}"www.a.example" http\\://a.example\n`)).toEqual([]);
});

test('a page of stock Docusaurus is clean where nothing more is asked, and where no level is named', () => {
  for (const file of ['docs/a.md', 'stock/a.mdx', 'community/README.md', 'src/pages/a.md', 'blog/a.md'])
    expect(reported(file, STOCK), file).toEqual([]);
});

test('a folder in another one has its own level, with the options of it', () => {
  const text = `${FRONT}## 一\n\n登陆\n`;
  expect(reported('house/a.mdx', text)).toEqual(['pages/heading-id 6:1', 'prose/chinese 8:2']);
  expect(reported('house/own/a.mdx', text)).toEqual([]);
});

test('a heading may stand under the one of a block', () => {
  const text = `${FRONT}\`\`\`openapi shop#a\n\`\`\`\n\n### 一 {#one}\n`;
  expect(reported('house/a.mdx', text)).toEqual([]);
});

test('a page of the docs that no sidebar leads to is reported where the level is house', () => {
  const site = siteWith();
  const found = (config: string, sidebars: string, file: string) => {
    ['docs', 'versioned_docs'].forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
    writeFiles(site, {
      'contract.config.yaml': config,
      'sidebars.ts': sidebars,
      'versioned_sidebars/version-1.0-sidebars.json': '{"docs": ["a"]}',
    });
    const messages = new Linter({cwd: site}).verify(`${FRONT}文字\n`, pageConfig(site), path.join(site, file));
    return messages.map(({line, message}) => `${line}: ${message}`);
  };
  const house = 'pages: {docs: house, versioned_docs: house}\n';
  const lost = 'no sidebar leads here. Put "a/b" into sidebars.ts where readers look for the page.';
  expect(found(house, "exports.docs = ['a'];", 'docs/a/b.mdx')).toEqual([`1: ${lost}`]);
  expect(found(house, "exports.docs = ['a/b'];", 'docs/a/b.mdx')).toEqual([]);
  expect(found(house, "exports.docs = [{type: 'autogenerated', dirName: '.'}];", 'docs/a/b.mdx')).toEqual([]);
  expect(found(house, 'exports.docs = [];', 'docs/a/_b.mdx')).toEqual([]);
  expect(found(house, "exports.docs = ['b'];", 'versioned_docs/version-1.0/b.mdx')).toHaveLength(1);
  expect(found(house, 'exports.docs = [];', 'versioned_docs/version-1.0/a.mdx')).toEqual([]);
  expect(found('pages: {docs: complete}\n', "exports.docs = ['a'];", 'docs/a/b.mdx')).toEqual([]);
});

test('a part of pages needs no title', () => {
  for (const file of ['house/_a.mdx', 'house/_parts/a.mdx'])
    expect(reported(file, '登陆\n'), file).toEqual(['prose/chinese 1:2']);
});

test('tables of other things, and rows that speak of fields, are no tables of fields', () => {
  const text = `${FRONT}| 现象 | 原因 |\n| --- | --- |\n| 参数的类型不符 | 参数没有按类型必填 |\n\n\`\`\`text\n| 参数 | 类型 |\n\`\`\`\n`;
  expect(reported('house/a.mdx', text)).toEqual([]);
});

test('--fix puts indented code between fences, and leaves that of a list', () => {
  const site = siteWith();
  const fixed = (text: string) =>
    new Linter({cwd: site}).verifyAndFix(FRONT + text, pageConfig(site), 'complete/a.md').output.replace(FRONT, '');
  expect(fixed('一\n\n    a\n\n      b\n\n二\n')).toBe('一\n\n```text\na\n\n  b\n```\n\n二\n');
  expect(fixed('一\n\n\ta ``` b\n')).toBe('一\n\n~~~text\na ``` b\n~~~\n');
  expect(fixed('- 一\n\n      a\n')).toBe('- 一\n\n      a\n');
});
