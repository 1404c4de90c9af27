/* eslint-disable max-lines -- A table of cases. */
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {Linter} from 'eslint';
import {expect, test} from './plain-test';
import {pageConfig} from '../../tools/lint/pages/config.mjs';

const LEVELS = ['stock', 'complete', 'house'] as const;
const FRONT = '---\ntitle: 签名\ndescription: 怎样签名。\n---\n\n';

/** A site with folders of each level, and one in another. */
function siteWith(): string {
  const site = test.info().outputPath('site');
  ['complete', 'house/own'].forEach((folder) => mkdirSync(path.join(site, folder), {recursive: true}));
  writeFileSync(
    path.join(site, 'contract.config.yaml'),
    'pages: {complete: complete, house: house, house/own: complete}\n',
  );
  return site;
}

const linted = (file: string, text: string) => {
  const site = siteWith();
  return new Linter({cwd: site}).verify(text, pageConfig(site), file);
};

/** What is wrong with a page, as `rule line:column`. */
const reported = (file: string, text: string): readonly string[] =>
  linted(file, text).map(({ruleId, line, column}) => `${ruleId} ${line}:${column}`);

type Mistake = {
  readonly level: (typeof LEVELS)[number];
  readonly rule: string;
  readonly text: string;
  readonly place: string;
  readonly message?: string;
};

/** For each level pages with a mistake that it finds, and no level before it. */
const MISTAKES: readonly Mistake[] = [
  {
    level: 'stock',
    rule: 'markdown/no-duplicate-definitions',
    text: `${FRONT}[a][b]\n\n[b]: /c\n[b]: /d\n`,
    place: '9:1',
  },
  {level: 'stock', rule: 'markdown/no-empty-definitions', text: `${FRONT}[a][b]\n\n[b]: <>\n`, place: '8:1'},
  {level: 'stock', rule: 'markdown/no-empty-images', text: `${FRONT}![图]()\n`, place: '6:1'},
  {level: 'stock', rule: 'markdown/no-invalid-label-refs', text: `${FRONT}[a][ ]\n\n[a]: /b\n`, place: '6:4'},
  {level: 'stock', rule: 'markdown/no-reference-like-urls', text: `${FRONT}[a](b)\n\n[b]: /c\n[c][b]\n`, place: '6:1'},
  {level: 'stock', rule: 'markdown/table-column-count', text: `${FRONT}| 甲 |\n| --- |\n| 一 | 二 |\n`, place: '8:5'},
  {
    level: 'complete',
    rule: 'pages/front-matter',
    text: '---\ndescription: 一。\n---\n\n文字\n',
    place: '1:1',
    message:
      'the page has no title: the h1, and the name of the page in the sidebar, in tabs and on cards. Write "title: …" between the first lines "---".',
  },
  {
    level: 'complete',
    rule: 'pages/front-matter',
    text: '---\ntitle: 一\n---\n\n文字\n',
    place: '1:1',
    message:
      'the page has no description: one sentence for cards and search engines. Write "description: …" between the first lines "---".',
  },
  {level: 'complete', rule: 'pages/front-matter', text: "---\ntitle: 一\ndescription: ''\n---\n\n文字\n", place: '1:1'},
  {level: 'complete', rule: 'markdown/fenced-code-language', text: `${FRONT}\`\`\`\na\n\`\`\`\n`, place: '6:1'},
  {
    level: 'complete',
    rule: 'pages/code-language',
    text: `${FRONT}1. 一\n\n   \`\`\`javascrpt title="a.js"\n   a\n   \`\`\`\n`,
    place: '8:7',
    message:
      '"javascrpt" is no language that Prism highlights, so it is shown as plain text. Did you mean javascript? Mend it, or write "text".',
  },
  {
    level: 'complete',
    rule: 'pages/code-language',
    text: `${FRONT}\`\`\`openpi shop#a\na\n\`\`\`\n`,
    place: '6:4',
    message:
      '"openpi" is no language that Prism highlights, so it is shown as plain text. Did you mean openapi? Mend it, or write "text".',
  },
  {
    level: 'complete',
    rule: 'pages/indented-code',
    text: `${FRONT}一\n\n    a\n`,
    place: '8:1',
    message:
      'the code is indented, which newer MDX takes for text. Put it between lines "```text" and "```", not indented.',
  },
  {
    level: 'complete',
    rule: 'pages/heading-id',
    text: `${FRONT}## 一 {#one}\n\n## 二 {#one}\n`,
    place: '8:1',
    message: 'the id "one" stands twice on the page, and links reach the first one only. Give each heading its own.',
  },
  {level: 'complete', rule: 'pages/heading-increment', text: `${FRONT}### 一 {#one}\n`, place: '6:1'},
  {level: 'complete', rule: 'markdown/no-empty-links', text: `${FRONT}[一]()\n`, place: '6:1'},
  {level: 'complete', rule: 'markdown/no-missing-atx-heading-space', text: `${FRONT}#一\n`, place: '6:1'},
  {
    level: 'complete',
    rule: 'markdown/no-multiple-h1',
    text: '---\ndescription: 一。\n---\n\n# 一\n\n# 二\n',
    place: '7:1',
  },
  {level: 'complete', rule: 'markdown/no-reversed-media-syntax', text: `${FRONT}(一)[/b]\n`, place: '6:1'},
  {level: 'complete', rule: 'markdown/no-unused-definitions', text: `${FRONT}文字\n\n[b]: /c\n`, place: '8:1'},
  {level: 'complete', rule: 'markdown/require-alt-text', text: `${FRONT}![](a.png)\n`, place: '6:1'},
  {level: 'complete', rule: 'markdown/require-alt-text', text: `${FRONT}<img src="a.png" />\n`, place: '6:1'},
  {
    level: 'house',
    rule: 'pages/front-matter',
    text: '---\ntitle: 一\ndescription: 一。\nsidebarlabel: 一\n---\n\n文字\n',
    place: '4:1',
    message:
      '"sidebarlabel" is no key of these pages. Known: title, sidebar_label, description. Did you mean sidebar_label? Mend or drop it.',
  },
  {
    level: 'house',
    rule: 'pages/heading-id',
    text: `${FRONT}## 一\n`,
    place: '6:1',
    message:
      'the heading has no id. Write one of ASCII at its end, e.g. {#signature}: links keep it when the text changes.',
  },
  {
    level: 'house',
    rule: 'pages/heading-id',
    text: `${FRONT}## 一 {#一}\n`,
    place: '6:1',
    message: 'stock Docusaurus shows the id "一" as text. Write one of ASCII, e.g. {#signature}.',
  },
  {
    level: 'house',
    rule: 'no-restricted-syntax',
    text: '---\ndescription: 一。\n---\n\n# 一 {#one}\n',
    place: '5:1',
    message: 'the title of the front matter is the h1 of the page. Write ## or ###, or move the text to the title.',
  },
  {
    level: 'house',
    rule: 'no-restricted-syntax',
    text: `${FRONT}## 一 {#one}\n\n### 二 {#two}\n\n#### 三 {#three}\n`,
    place: '10:1',
    message: 'no table of contents lists a heading of this level. Write ## or ###, or bold text.',
  },
  {
    level: 'house',
    rule: 'no-restricted-syntax',
    text: `${FRONT}\`\`\`mermaid\nsequenceDiagram\n\`\`\`\n`,
    place: '6:1',
    message: 'a diagram without a title is shown as code. Write it behind the name, e.g. ```mermaid 付款的时序.',
  },
  {
    level: 'house',
    rule: 'no-restricted-syntax',
    text: `${FRONT}| 名称 | 类型 |\n| --- | --- |\n| \`a\` | 文字 |\n`,
    place: '6:1',
    message:
      'fields are typed by hand, and become outdated when the contract changes. Show them by a block, e.g. ```openapi shop#createOrder.',
  },
  {level: 'house', rule: 'markdown/no-missing-label-refs', text: `${FRONT}[一][b]\n`, place: '6:5'},
  {level: 'house', rule: 'prose/chinese', text: `${FRONT}登陆成功。\n`, place: '6:2'},
  {level: 'house', rule: 'prose/few-codes', text: `${FRONT}返回 \`422001\`、\`422002\`、\`404001\`。\n`, place: '6:4'},
];

for (const {level, rule, text, place, message} of MISTAKES) {
  test(`${rule}: ${JSON.stringify(text.replace(FRONT, ''))} is a mistake from the level ${level} on`, () => {
    for (const of of LEVELS) {
      const expected = LEVELS.indexOf(of) < LEVELS.indexOf(level) ? [] : [`${rule} ${place}`];
      const found = linted(`${of}/a.mdx`, text).filter(({ruleId}) => ruleId === rule);
      expect(
        found.map(({line, column}) => `${rule} ${line}:${column}`),
        of,
      ).toEqual(expected);
      if (message && found.length > 0) expect(found[0].message).toBe(message);
    }
  });
}

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
    mkdirSync(path.join(site, 'docs'), {recursive: true});
    mkdirSync(path.join(site, 'versioned_docs'), {recursive: true});
    mkdirSync(path.join(site, 'versioned_sidebars'), {recursive: true});
    writeFileSync(path.join(site, 'contract.config.yaml'), config);
    writeFileSync(path.join(site, 'sidebars.ts'), sidebars);
    writeFileSync(path.join(site, 'versioned_sidebars/version-1.0-sidebars.json'), '{"docs": ["a"]}');
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
