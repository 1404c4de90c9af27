import {execFileSync} from 'child_process';
import {cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {eslint, prettier, stylelint, typescript} from '../../tools/lint/linters';
import {formatProblem} from '../../contract/problems';

// Linters are started as child processes.
test.describe.configure({timeout: 120_000});

const ROOT = path.join(__dirname, '..', '..');
const SHARED = ['node_modules'];
const COPIED = [
  'eslint.config.mjs',
  'stylelint.config.mjs',
  '.prettierrc.json',
  '.prettierignore',
  'package.json',
  'tools/lint',
];

/** A site with the configuration of this one, and its own files. */
function siteWith(testInfo: TestInfo, files: Readonly<Record<string, string>>): string {
  const site = testInfo.outputPath('site');
  mkdirSync(site, {recursive: true});
  SHARED.forEach((name) => symlinkSync(path.join(ROOT, name), path.join(site, name), 'junction'));
  COPIED.forEach((name) => cpSync(path.join(ROOT, name), path.join(site, name), {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  return site;
}

const prose = (place: string, wanted: string, found: string) =>
  `[prose/chinese] ${place}: write "${wanted}" in the place of "${found}". \`npm run lint -- --fix\` does it.`;

/** A file with mistakes, the expected messages, and the result of `--fix`. */
const TEXTS = [
  {
    file: 'docs/a.mdx',
    text: '---\ntitle: 帐户\ndescription: 查询余额,一页。\n---\n\n## 登陆 {#login}\n\n用`appId`查询(余额)，见[签名](b.mdx)。"引号"\n\n| 帐户 | 值 |\n| --- | --- |\n| `帐户` | 100元 |\n\n图 1: 余额(RMB)不足，`10:30` 起\n',
    mended:
      '---\ntitle: 账户\ndescription: 查询余额，一页。\n---\n\n## 登录 {#login}\n\n用 `appId` 查询（余额），见[签名](b.mdx)。“引号”\n\n| 账户 | 值 |\n| --- | --- |\n| `帐户` | 100 元 |\n\n图 1：余额（RMB）不足，`10:30` 起\n',
    problems: [
      prose('docs/a.mdx:2:8', '账户', '帐户'),
      prose('docs/a.mdx:3:18', '查询余额，一页。', '查询余额,一页。'),
      prose('docs/a.mdx:6:5', '## 登录 {#log', '## 登陆 {#log'),
      prose(
        'docs/a.mdx:8:2',
        '用 `appId` 查询（余额），见[签名](b.mdx)。“引号”',
        '用`appId`查询(余额)，见[签名](b.mdx)。"引号"',
      ),
      prose('docs/a.mdx:10:3', '| 账户 ', '| 帐户 '),
      prose('docs/a.mdx:14:4', '图 1：余额（RMB）不足，`10', '图 1: 余额(RMB)不足，`10'),
      prose('docs/a.mdx:12:13', '| 100 元 |', '| 100元 |'),
    ],
  },
  {
    file: 'docs/_contract/shop.yaml',
    text: "info: {title: 帐户, version: '1'}\n# 注释,帐户\nlong: >-\n  第一行，\n  登陆api，见[限制](#limits)。\nquoted: '值: `null`(空)'\nby: 'system: 核验通过'\n",
    mended:
      "info: {title: 账户, version: '1'}\n# 注释,帐户\nlong: >-\n  第一行，\n  登录 api，见[限制](#limits)。\nquoted: '值：`null`（空）'\nby: 'system: 核验通过'\n",
    problems: [
      prose('docs/_contract/shop.yaml:1:15', '账户', '帐户'),
      prose('docs/_contract/shop.yaml:5:4', '  登录 api，见[', '  登陆api，见['),
      prose('docs/_contract/shop.yaml:6:11', '值：`null`（空）', '值: `null`(空)'),
    ],
  },
  {
    file: 'src/data/a.tsx',
    text: "/** 帐户,注释 */\nexport const a = ['登陆api', `共${1}条,完`, 'names the page 帐户, as it is'];\nexport const b = <p>帐户</p>;\n",
    mended:
      "/** 帐户,注释 */\nexport const a = ['登录 api', `共${1}条，完`, 'names the page 帐户, as it is'];\nexport const b = <p>账户</p>;\n",
    problems: [
      prose('src/data/a.tsx:2:21', '登录 api', '登陆api'),
      prose('src/data/a.tsx:2:35', '条，完', '条,完'),
      prose('src/data/a.tsx:3:21', '账户', '帐户'),
    ],
  },
  {
    file: 'i18n/en/code.json',
    text: '{"a": {"message": "登陆成功"}}\n',
    mended: '{"a": {"message": "登录成功"}}\n',
    problems: [prose('i18n/en/code.json:1:21', '登录成功', '登陆成功')],
  },
];

test('Chinese prose is checked wherever readers see it, and mended; code, comments and English stay', async ({}, testInfo) => {
  const texts = Object.fromEntries(TEXTS.map(({file, text}) => [file, text]));
  const site = siteWith(testInfo, {...texts, 'contract.config.yaml': 'level: complete\npages: {docs: house}\n'});
  expect((await eslint(site, false)).map(formatProblem).sort()).toEqual(TEXTS.flatMap(({problems}) => problems).sort());
  expect(await eslint(site, true)).toEqual([]);
  for (const {file, mended} of TEXTS) expect(readFileSync(path.join(site, file), 'utf8'), file).toBe(mended);
});

test('the texts of a sequence diagram are prose, its arrows are not', async ({}, testInfo) => {
  const site = siteWith(testInfo, {
    'docs/a.mdx':
      '---\ntitle: a\ndescription: b\n---\n\n```mermaid 登录\nparticipant M as 帐户\nM->>P: 登陆,成功\n```\n\n```bash\necho 登陆\n```\n',
    'contract.config.yaml': 'pages: {docs: house}\n',
  });
  expect((await eslint(site, false)).map(({line}) => line)).toEqual([7, 8]);
});

test('mistakes of Markdown and TypeScript are reported with the page that says how to mend them', async ({}, testInfo) => {
  const site = siteWith(testInfo, {
    'contract.config.yaml': 'pages: {docs: complete}\n',
    'docs/a.mdx':
      '---\ntitle: a\ndescription: b\n---\n\n#### 一\n\n![](a.png)\n\n```\ncode\n```\n\n| a |\n| --- |\n| b | c |\n',
    'src/a.ts': "import {B} from './b';\nexport const a = (b: B): any => b;\n",
    'src/b.ts': 'export type B = string;\n',
  });
  const found = await eslint(site, false);
  expect(found.map(({plugin, file, line}) => `${plugin} ${file}:${line}`).sort()).toEqual([
    '@typescript-eslint/consistent-type-imports src/a.ts:1',
    '@typescript-eslint/no-explicit-any src/a.ts:2',
    'markdown/fenced-code-language docs/a.mdx:10',
    'markdown/require-alt-text docs/a.mdx:8',
    'markdown/table-column-count docs/a.mdx:16',
    'pages/heading-increment docs/a.mdx:6',
  ]);
  expect(found.every(({message}) => /How to mend it: https:\/\/\S+$/.test(message))).toBe(true);
});

test('a level of pages that is unknown is reported with its place, and those of the folders are left out', async ({}, testInfo) => {
  const site = siteWith(testInfo, {'contract.config.yaml': 'pages: {docs: hous}\n', 'docs/a.md': '## 一\n'});
  expect((await eslint(site, false)).map(formatProblem)).toEqual([
    '[pages] contract.config.yaml:1:9: level "hous" is unknown. Known: stock, complete, house. Did you mean house? Mend it, or drop it.',
  ]);
});

test('a feature that a supported browser lacks is reported in browser code, and not in tools', async ({}, testInfo) => {
  const code = "requestIdleCallback(() => {});\nURL.canParse('a');\n";
  const site = siteWith(testInfo, {
    'src/app/a.ts': code,
    'tools/run/a.ts': code,
    'src/css/a.css': 'a {\n  text-box: trim-both cap alphabetic;\n}\n',
  });
  const found = [...(await eslint(site, false)), ...(await stylelint(site, false))];
  expect(found.map(({plugin, file, line}) => `${plugin} ${file}:${line}`).sort()).toEqual([
    'baseline/use-baseline src/app/a.ts:2',
    'compat/compat src/app/a.ts:1',
    'plugin/use-baseline src/css/a.css:2',
  ]);
  expect(found.every(({message}) => message.endsWith('How to mend it: tools/lint/README.md, "Browsers"'))).toBe(true);
});

test('mistakes of CSS are reported, and fixed where that is safe', async ({}, testInfo) => {
  const site = siteWith(testInfo, {
    'src/components/A/styles.module.css': '.fine-name {\n  color: #FFFFFF;\n}\n\n.Wrong {\n  colour: red;\n}\n',
  });
  const place = 'src/components/A/styles.module.css';
  expect((await stylelint(site, false)).map(formatProblem)).toEqual([
    `[color-hex-length] ${place}:2:10: Expected "#FFFFFF" to be "#FFF". How to mend it: https://stylelint.io/user-guide/rules/color-hex-length`,
    `[selector-class-pattern] ${place}:5:1: class .Wrong is not written in camelCase. How to mend it: https://stylelint.io/user-guide/rules/selector-class-pattern`,
    `[property-no-unknown] ${place}:6:3: Unknown property "colour". How to mend it: https://stylelint.io/user-guide/rules/property-no-unknown`,
  ]);
  expect((await stylelint(site, true)).map(({plugin}) => plugin)).toEqual([
    'selector-class-pattern',
    'property-no-unknown',
  ]);
  expect(readFileSync(path.join(site, place), 'utf8')).toContain('color: #FFF;');
});

test('a file is formatted as the configuration says, and one that cannot be parsed has its place', async ({}, testInfo) => {
  const site = siteWith(testInfo, {
    'src/a.ts': 'export const a = { b: "c" }\n',
    'README.md': '* a\n',
    'docs/a.mdx': '* a page is left as it is\n',
  });
  expect((await prettier(site, false)).map(({file}) => file).sort()).toEqual(['README.md', 'src/a.ts']);
  expect(await prettier(site, true)).toEqual([]);
  expect(readFileSync(path.join(site, 'src/a.ts'), 'utf8')).toBe("export const a = {b: 'c'};\n");
  expect(readFileSync(path.join(site, 'docs/a.mdx'), 'utf8')).toBe('* a page is left as it is\n');
  writeFileSync(path.join(site, 'src/a.ts'), 'export const = 1;\n');
  expect((await prettier(site, false)).map(({file, line}) => `${file}:${line}`)).toEqual(['src/a.ts:1']);
});

test('a mistake in types has its place, and one in the configuration too', async ({}, testInfo) => {
  const site = siteWith(testInfo, {
    'tsconfig.json': '{"compilerOptions": {"strict": true, "types": []}, "include": ["src"]}',
    'src/a.ts': "export const a: number = 'a';\n",
  });
  expect((await typescript(site, false)).map(formatProblem)).toEqual([
    "[typescript] src/a.ts:1:14: TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
  writeFileSync(path.join(site, 'src/a.ts'), 'export const a = 1;\n');
  expect(await typescript(site, false)).toEqual([]);
  writeFileSync(path.join(site, 'tsconfig.json'), '{"include": ["none"]}');
  expect((await typescript(site, false)).map(formatProblem)).toEqual([
    expect.stringMatching(/^\[typescript\] tsconfig\.json: TS18003: No inputs/),
  ]);
});

test('a linter that cannot run is an error, not a clean site', async ({}, testInfo) => {
  const site = siteWith(testInfo, {'eslint.config.mjs': 'export default nothing;\n'});
  await expect(eslint(site, false)).rejects.toThrow(
    /^\[lint\] eslint did not run to its end: [\s\S]*nothing is not defined/,
  );
  await expect(typescript(testInfo.outputPath(), false)).rejects.toThrow(
    /^\[lint\] typescript did not run to its end: [\s\S]*Cannot find module/,
  );
});

test('an unknown option is refused', () => {
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/lint/main.ts', '--fux'], {cwd: ROOT, stdio: 'pipe'});
  expect(run).toThrow('[lint] unknown option. Known: --fix. E.g. npm run lint -- --fix');
});
