import {expect, test} from './plain-test';
import {formatProblem} from '../../contract/problems';
import {frontMatterProblems} from '../../src/plugins/docs/checks/front-matter';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {nodesIn, textOf} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';

const read = (markdown: string) => readPage({file: 'docs/a.mdx', markdown});

const BRACE = 'Where the brace is text, write \\{, or put it into a code span.';
const EXPRESSION = `Expected one expression, e.g. {1 + 2} or title={name}. ${BRACE}`;
const IMPORT =
  "Expected e.g. import Name from './file'; or export const name = 1; and an empty line after it. Where it is text, begin the line with another word, or put it into a code span.";

for (const [what, markdown, expected] of [
  [
    'braces of a text',
    '请求 {"a": 1}\n',
    `1:8: the code in braces is no JavaScript: Unexpected content after expression. ${EXPRESSION}`,
  ],
  [
    'braces in a table',
    '| a |\n| - |\n| {2fa} |\n',
    `3:5: the code in braces is no JavaScript: Identifier directly after number. ${EXPRESSION}`,
  ],
  [
    'a title behind several spaces',
    ':::note   标题 {a b}\n\n文\n\n:::\n',
    `1:16: the code in braces is no JavaScript: Unexpected content after expression. ${EXPRESSION}`,
  ],
  [
    'Markdown between tags in braces',
    '<>\n  {true && <div>\n\n一 -> 二\n\n  </div>}\n</>\n',
    "4:4: the code in braces is no JavaScript: Unexpected token `>`. All in braces is code, also what stands between tags. Write the Markdown there as JSX, or into a file of its own, and import that, e.g. import Part from './_part.mdx'.",
  ],
  [
    'a brace that is not closed',
    '一\n\n二 {a\n\n三}\n',
    `3:5: the brace { is never closed. Expected } before the end of its paragraph. ${BRACE}`,
  ],
  ['a prop without a value', '<A b={} />\n', `1:7: the braces hold no code: {}. ${EXPRESSION}`],
  [
    'an import with a typing error',
    'import Tabs form "@theme/Tabs";\n',
    `1:13: the import or export is no JavaScript: Unexpected token. ${IMPORT}`,
  ],
  [
    'text that begins like an import',
    'import 一个模块到项目\n',
    `1:15: the import or export is no JavaScript: Unexpected token. ${IMPORT}`,
  ],
  [
    'text right after an import',
    "import a from 'a'\n文字\n",
    `2:1: right after an import or export stands something else. ${IMPORT}`,
  ],
  [
    'a tag that is not closed',
    '一 <T> 二\n',
    '1:3: the tag cannot be read: Expected a closing tag for `<T>` (1:3-1:6) before the end of `paragraph`. Close each tag in the block in which it opens. Where < is text, write \\<, or put it into a code span.',
  ],
  [
    'a tag that is not closed, below one that is closed after an empty line',
    '<details><summary>一</summary>\n\n二\n\n</details>\n\n三 <b>四\n',
    '7:3: the tag cannot be read: Expected a closing tag for `<b>` (7:3-7:6) before the end of `paragraph`. Close each tag in the block in which it opens. Where < is text, write \\<, or put it into a code span.',
  ],
  [
    'a tag that is not closed, below one with a comment and one that text follows',
    '<T\n  // 一\n  b={1}\n/>\n\n<b>\n  二\n</b> 三\n\n四 <i>五\n',
    '10:3: the tag cannot be read: Expected a closing tag for `<i>` (10:3-10:6) before the end of `paragraph`. Close each tag in the block in which it opens. Where < is text, write \\<, or put it into a code span.',
  ],
  [
    'two slashes in a tag',
    '一 <a//b> 二\n',
    '1:6: the tag cannot be read: Unexpected character `/` (U+002F) after self-closing slash, expected `>` to end the tag (note: JS comments in JSX tags are not supported in MDX). Where < is text, write \\<, or put it into a code span.',
  ],
  [
    'an end tag without its element, below such a tag',
    '<details><summary>一</summary>\n\n二\n\n</details>\n\n<div>\n\n三 </b>\n\n</div>\n',
    '9:3: the tag cannot be read: Unexpected closing tag `</b>`, expected corresponding closing tag for `<div>` (7:1-7:6). Close each tag in the block in which it opens. Where < is text, write \\<, or put it into a code span.',
  ],
] as const) {
  test(`${what} is reported with its place, the reason, and how to write it as code and as text`, async () => {
    expect((await read(markdown)).problems.map(formatProblem)).toEqual([`[docs] docs/a.mdx:${expected}`]);
  });
}

test('braces with nothing in them are reported, and comments are none', async () => {
  const {root, problems, warnings} = await read('Go 的 interface{} 与 `{}` {/* 注释 */}\n\n<b>{ }</b>\n\n{/* 一 */}\n');
  expect([textOf(root).trim(), problems]).toEqual(['Go 的 interface 与 {}', []]);
  const message =
    'the braces {} show nothing, as they hold no code. Where they are text, write \\{\\}, or put them into a code span. A comment is {/* text */}.';
  expect(warnings.map(formatProblem)).toEqual([
    `[docs] docs/a.mdx:1:15: ${message}`,
    `[docs] docs/a.mdx:3:4: ${message}`,
  ]);
});

test('names in braces that nothing defines are reported all, each with its place and how to write it as text', async () => {
  const page = [
    '攻击 /api/{uid} 与 {用户.名称}',
    '| a |\n| - |\n| {user-id} |',
    '<code>\\`${siteConfig.title}\\`</code> <b title={`${{title}}`}>一</b>',
    '配额 {min = 50, max = 100}、{数++} 与 {new Quota(1)}',
  ];
  const {problems} = await read(page.join('\n\n'));
  const places = problems.map(({line, column, message}) => [
    line,
    column,
    /shown: (\S+) is not defined/.exec(message)?.[1],
  ]);
  expect(places).toEqual([
    [1, 10, 'uid'],
    [1, 18, '用户'],
    [5, 4, 'user'],
    [5, 9, 'id'],
    [7, 11, 'siteConfig'],
    [7, 52, 'title'],
    [9, 5, 'min'],
    [9, 15, 'max'],
    [9, 27, '数'],
    [9, 39, 'Quota'],
  ]);
  expect(problems.map(formatProblem)[0]).toBe(
    '[docs] docs/a.mdx:1:10: the page cannot be shown: uid is not defined. Define it on the page by an import or export. Where the braces are text, write \\{ and \\}, or put them into a code span.',
  );
});

test('names that the page or its scope defines, or that may never be read, are left to the rendering', async () => {
  const page = [
    "import a, {b as c} from './a';\nimport * as d from './d';",
    'export const [e, {f}] = [1, {}];\nexport function g() {\n  return h;\n}',
    '{a}{c.x}{d}{e}{f}{g()}{props.x}{frontMatter.title}{toc.length}{contentTitle}{Math.PI}{undefined}',
    '{[1].map((i) => i + unknown)}{typeof unknown}{true ? 1 : unknown}{false && unknown}{window.a}{(() => unknown)}',
    '<div {...props} onClick={() => unknown()} />',
  ];
  expect((await read(page.join('\n\n'))).problems).toEqual([]);
});

test('a title behind several spaces is shown without them', async () => {
  const {root} = await read(':::note   标题\n\n文\n\n:::\n\n```\n:::note   标题\n```\n');
  expect(nodesIn(root).flatMap((node) => (node.type === 'text' || node.type === 'code' ? [node.value] : []))).toEqual([
    '标题',
    '文',
    ':::note   标题',
  ]);
});

test('a byte order mark moves nothing', async () => {
  const {root} = await read('\ufeff一 a:b 二\n');
  expect(textOf(root)).toBe('一 a:b 二');
  expect((await loadRemark()).parse('\ufeff---\ntitle: 一\n---\n').root.children[0].type).toBe('yaml');
});

for (const [what, markdown, expected] of [
  [
    'a key twice',
    '---\ntitle: 一\nid: a\ntitle: 二\n---\n',
    ['4:1: the front matter has the key "title" twice. Keep it once.'],
  ],
  [
    'a colon in a text',
    '\ufeff---\r\ntitle: a: b\r\n---\r\n',
    [
      '2:8: the front matter is no YAML: Nested mappings are not allowed in compact mappings. Put the text into quotes.',
    ],
  ],
  [
    'a tab',
    '---\n\ttitle: a\n---\n',
    ['2:1: the front matter is no YAML: Tabs are not allowed as indentation. Indent with spaces.'],
  ],
  ['a NUL character', '---\ntitle: a\0b\n---\n', ['2:9: the front matter has a NUL character. Take it out.']],
  [
    'an unknown alias',
    '---\na: 1\nb: *y\n---\n',
    ['3:6: the front matter is no YAML: unidentified alias "y". Fix it.'],
  ],
  ['a list', '---\n- a\n---\n', ['2:1: the front matter has no keys. Write e.g. title: 标题.']],
  [
    'no end',
    '---\ntitle: 一\n\n文\n',
    [
      '1:1: the front matter has no end. Expected --- on a line of its own after it. Where the first line is a rule, write ***.',
    ],
  ],
  ['nothing wrong', '\ufeff---\ntitle: 一\n---\n', []],
] as const) {
  test(`front matter with ${what} is reported by its name and place`, () => {
    expect(frontMatterProblems({file: 'docs/a.mdx', markdown}).map(formatProblem)).toEqual(
      expected.map((message) => `[docs] docs/a.mdx:${message}`),
    );
  });
}
