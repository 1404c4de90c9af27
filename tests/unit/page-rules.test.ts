import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Root} from 'mdast';
import {expect, test} from './plain-test';
import type {TestInfo} from '@playwright/test';
import {docsProblems} from '../../src/plugins/docs/checks/index';
import {linkProblems} from '../../src/plugins/docs/checks/links';
import {formatProblem, ProblemsError} from '../../contract/problems';
import {anchorsIn, component} from '../../src/plugins/docs/page/nodes';
import {targetsIn} from '../../src/plugins/docs/page/targets/resolve';

const FRONT = '---\ntitle: 签名\ndescription: 怎样签名。\n---\n\n';
const SIDEBARS = "exports.docs = [\n  'index',\n  {type: 'category', label: '指南', items: ['dev/a']},\n];\n";

/** A site without mistakes. */
const FILES = {
  'sidebars.ts': SIDEBARS,
  'docs/index.mdx': `${FRONT}## 签名 {#signature}\n\n见[第一页](dev/a.mdx#first)、[本节](#signature)和[外部](https://a.example/#b)。\n`,
  'docs/dev/a.mdx': `${FRONT}## 一 {#first}\n\n### 二 {#second.req}\n\n[签名](../index.mdx#signature)，\`[代码](nowhere.mdx)\`\n\n\`\`\`bash\n# 注释\n\`\`\`\n`,
  'docs/_contract/notes.mdx': '# no page\n',
};

/** Problems of the site with these changes. */
async function mistakes(testInfo: TestInfo, changes: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = testInfo.outputPath('site');
  for (const [file, text] of Object.entries({...FILES, ...changes})) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  return new ProblemsError(await docsProblems(siteDir, '/docs')).message;
}

const page = (body: string, front = FRONT) => ({
  'docs/dev/a.mdx': `${front}${body}\n`,
  'docs/index.mdx': `${FRONT}## 签名 {#signature}\n`,
});

type Mistake = {
  readonly name: string;
  readonly changes: Readonly<Record<string, string>>;
  readonly place: string;
  readonly message: string;
};

const MISTAKES: readonly Mistake[] = [
  {
    name: 'a colon in a title',
    changes: page('文字', '---\ntitle: 一: 二\ndescription: 一。\n---\n'),
    place: 'dev/a.mdx:2',
    message:
      'the front matter is no YAML: Nested mappings are not allowed in compact mappings. Put the text into quotes.',
  },
  {
    name: 'a page whose name cannot be in an address',
    changes: {'docs/dev/100%.mdx': FRONT},
    place: 'dev/100%.mdx:1',
    message: '"%" in the name of a page or its folder has another meaning in its address. Rename it without "%".',
  },
  {
    name: 'two pages with one id',
    changes: {'docs/dev/a.md': FRONT},
    place: 'dev/a.mdx:1',
    message: 'has the id "dev/a", as docs/dev/a.md has. Rename one of them, or take it out.',
  },
];

for (const {name, changes, place, message} of MISTAKES) {
  test(`${name} is reported with file, line and remedy`, async ({}, testInfo) => {
    expect((await mistakes(testInfo, changes)).split('\n')).toContain(`[docs] docs/${place}: ${message}`);
  });
}

test('a sidebar that names no page is reported with its line', async ({}, testInfo) => {
  const message = await mistakes(testInfo, {'sidebars.ts': SIDEBARS.replace("'dev/a'", "'dev/a', 'dev/aa'")});
  expect(message).toBe(
    '[docs] sidebars.ts:3: "dev/aa" is no page of docs. Did you mean dev/a? Mend the id, or take it out.',
  );
});

/** Mistakes in a part of the sidebar, with the expected message. */
const MALFORMED: readonly {
  readonly name: string;
  readonly right: string;
  readonly wrong: string;
  readonly message: string;
}[] = [
  {
    name: 'a mistyped key',
    right: 'label:',
    wrong: 'lable:',
    message:
      '"lable" of a category is unknown. Known: label, items, link, collapsed, collapsible, type, className, customProps. Did you mean label? Mend or drop it.',
  },
  {
    name: 'no type',
    right: "type: 'category', ",
    wrong: '',
    message: 'an item has no type. Known: category, doc, ref, link. Add it.',
  },
  {
    name: 'a mistyped type',
    right: "'category'",
    wrong: "'categry'",
    message: '"categry" is no type of an item. Known: category, doc, ref, link. Did you mean category? Mend it.',
  },
  {
    name: 'no label',
    right: "label: '指南', ",
    wrong: '',
    message: 'a category has no label. Expected: label and items. Add it.',
  },
  {
    name: 'a link without an address',
    right: "'dev/a'",
    wrong: "'dev/a', {type: 'link', label: '外部'}",
    message: 'a link has no href. Expected: label and href. Add it.',
  },
];

for (const {name, right, wrong, message} of MALFORMED) {
  test(`a sidebar with ${name} is reported with its line`, async ({}, testInfo) => {
    const found = await mistakes(testInfo, {'sidebars.ts': SIDEBARS.replace(right, wrong)});
    expect(found.split('\n')).toContain(`[docs] sidebars.ts:3: ${message}`);
  });
}

test('mistakes of the sidebar, of pages, of contracts and of MDX are said at once', async ({}, testInfo) => {
  const found = await mistakes(testInfo, {
    'sidebars.ts': SIDEBARS.replace('label:', 'lable:'),
    'docs/dev/a.mdx': `${FRONT}小于 {5\n`,
    'docs/index.mdx': `${FRONT}[一](#one%)\n`,
    'docs/_contract/shop.yaml': 'openapi: [3\n',
  });
  expect(found.split('\n').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '[docs] sidebars.ts:3:',
    '[contract] docs/_contract/shop.yaml:2:1:',
    '[docs] docs/dev/a.mdx:6:6:',
    '[docs] docs/index.mdx:6:1:',
  ]);
});

test('a page is built that breaks every rule of taste, which lint has', async ({}, testInfo) => {
  const text = '# 一\n\n##### 二\n\n## 三 {#a}\n\n## 四 {#a}\n\n| 字段 | 类型 |\n| --- | --- |\n\n![](/img/a.png)\n';
  expect(await mistakes(testInfo, {'docs/dev/b.md': text, 'docs/dev/c.mdx': `---\nown: 1\n---\n\n${text}`})).toBe('');
});

test('a site without mistakes is clean', async ({}, testInfo) => {
  expect(await mistakes(testInfo, {})).toBe('');
});

test('a link of a contract to no anchor is reported where the contract has it', ({}, testInfo) => {
  const siteDir = testInfo.outputPath('site');
  mkdirSync(path.join(siteDir, 'docs/_contract'), {recursive: true});
  writeFileSync(path.join(siteDir, 'docs/_contract/v1.yaml'), 'info:\n  description: 见[签名](#signatur)。\n');
  const reference = component('Reference', {parts: [{more: [{text: '签名', href: '/docs/#signatur'}]}]});
  const root: Root = {
    type: 'root',
    children: [reference, {type: 'heading', depth: 2, children: [], data: {id: 'signature'}}],
  };
  const {documents} = linkProblems([{file: 'docs/index.mdx', anchors: anchorsIn(root), targets: targetsIn(root)}], {
    siteDir,
    baseUrl: '/',
    staticDirs: [],
    contentPaths: [],
    sourceToPermalink: {'@site/docs/index.mdx': '/docs/'},
  });
  expect(documents.map(formatProblem)).toEqual([
    '[docs] docs/_contract/v1.yaml:2: the link "/docs/#signatur" leads to no anchor of docs/index.mdx. Did you mean signature? Name the {#id} of a heading, or an anchor that a block makes.',
  ]);
});
