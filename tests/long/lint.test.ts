import {execFileSync} from 'child_process';
import {cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';
import {eslint, prettier, stylelint, typescript} from '../../tools/lint/linters';
import {writeFiles} from '../fixtures/written-files';
import {formatProblem} from '../../contract/problems';

// Linters are started as child processes.
test.describe.configure({timeout: 120_000});

const ROOT = path.join(__dirname, '..', '..');
const COPIED = 'stylelint.config.mjs .prettierrc.json .prettierignore package.json extensions.json tools/lint'.split(
  ' ',
);

/** A site with the configuration of this one, and its own files. */
function siteWith(testInfo: TestInfo, files: Readonly<Record<string, string>>): string {
  const site = testInfo.outputPath('site');
  mkdirSync(site, {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  COPIED.forEach((name) => cpSync(path.join(ROOT, name), path.join(site, name), {recursive: true}));
  writeFiles(site, files);
  return site;
}

const prose = (place: string, wanted: string, found: string) =>
  `[prose/chinese] ${place}: write "${wanted}" in the place of "${found}". \`npm run lint -- --fix\` does it.`;

/** A file with mistakes, the expected messages, and the result of `--fix`. */
const TEXTS = [
  {
    file: 'docs/a.mdx',
    text: '---\ntitle: 帐户\ndescription: 查询余额,一页。\n---\n\n## 登陆 {#login}\n\n用`appId`查询(余额)，见[签名](b.mdx)。"引号"\n\n| 帐户 | 值 |\n| --- | --- |\n| `帐户` | 100元 |\n\n图 1: 余额(RMB)不足，`10:30` 起\n',
    corrected:
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
    corrected:
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
    corrected:
      "/** 帐户,注释 */\nexport const a = ['登录 api', `共${1}条，完`, 'names the page 帐户, as it is'];\nexport const b = <p>账户</p>;\n",
    problems: [
      prose('src/data/a.tsx:2:21', '登录 api', '登陆api'),
      prose('src/data/a.tsx:2:35', '条，完', '条,完'),
      prose('src/data/a.tsx:3:21', '账户', '帐户'),
    ],
  },
  {
    file: 'docs/b.mdx',
    text: '---\ntitle: a\ndescription: b\n---\n\n```mermaid 登录\nparticipant M as 帐户\nM->>P: 登陆,成功\n```\n\n```bash\necho 登陆\n```\n',
    corrected:
      '---\ntitle: a\ndescription: b\n---\n\n```mermaid 登录\nparticipant M as 账户\nM->>P: 登录，成功\n```\n\n```bash\necho 登陆\n```\n',
    problems: [prose('docs/b.mdx:7:18', '账户', '帐户'), prose('docs/b.mdx:8:9', '登录，成功', '登陆,成功')],
  },
  {
    file: 'i18n/en/code.json',
    text: '{"a": {"message": "登陆成功"}}\n',
    corrected: '{"a": {"message": "登录成功"}}\n',
    problems: [prose('i18n/en/code.json:1:21', '登录成功', '登陆成功')],
  },
];

test('Chinese prose is checked wherever readers see it, in diagrams too, and corrected; code, comments and English stay', async ({}, testInfo) => {
  const texts = Object.fromEntries(TEXTS.map(({file, text}) => [file, text]));
  const site = siteWith(testInfo, {...texts, 'contract.config.yaml': 'level: complete\npages: {docs: house}\n'});
  const found = (await eslint(site, false)).map(formatProblem);
  for (const {file, problems} of TEXTS)
    expect(found.filter((problem) => problem.includes(` ${file}:`)).sort(), file).toEqual([...problems].sort());
  expect(await eslint(site, true)).toEqual([]);
  for (const {file, corrected} of TEXTS) expect(readFileSync(path.join(site, file), 'utf8'), file).toBe(corrected);
});

/** Lines that do not run on every system. */
const OF_ONE_SYSTEM = [
  "process.chdir(new URL('..', import.meta.url).pathname);",
  "const {pathname} = new URL('..', import.meta.url);",
  "execFileSync('which', [name]);",
  "spawn('npx', ['tsx', file]);",
  "path.join('node_modules', '.bin', 'tsx');",
  'spawn(program, args, {shell: true});',
  'export const isOurs = /node_modules\\/@docusaurus/;',
];

test('mistakes of Markdown and TypeScript, what one system alone runs, and what a supported browser lacks are reported with how to fix them', async ({}, testInfo) => {
  const newer = "requestIdleCallback(() => {});\nURL.canParse('a');\n";
  const site = siteWith(testInfo, {
    'contract.config.yaml': 'pages: {docs: complete}\n',
    'docs/a.mdx':
      '---\ntitle: a\ndescription: b\n---\n\n#### 一\n\n![](a.png)\n\n```\ncode\n```\n\n| a |\n| --- |\n| b | c |\n',
    'src/a.ts': "import {B} from './b';\nexport const a = (b: B): any => b;\n",
    'src/b.ts': 'export type B = string;\n',
    'src/app/a.ts': newer,
    'tools/run/a.ts': newer,
    'tools/run/b.mjs': OF_ONE_SYSTEM.join('\n'),
  });
  const found = (await eslint(site, false)).filter(({plugin}) => plugin !== 'no-undef');
  const places = found.map(({plugin, file, line}) => `${plugin} ${file}:${line}`);
  expect(places.filter((place) => !place.includes('tools/run/b.mjs')).sort()).toEqual([
    '@typescript-eslint/consistent-type-imports src/a.ts:1',
    '@typescript-eslint/no-explicit-any src/a.ts:2',
    'baseline/use-baseline src/app/a.ts:2',
    'compat/compat src/app/a.ts:1',
    'markdown/fenced-code-language docs/a.mdx:10',
    'markdown/require-alt-text docs/a.mdx:8',
    'markdown/table-column-count docs/a.mdx:16',
    'pages/heading-increment docs/a.mdx:6',
  ]);
  expect(places).toEqual(
    expect.arrayContaining(OF_ONE_SYSTEM.map((_, index) => `no-restricted-syntax tools/run/b.mjs:${index + 1}`)),
  );
  for (const {message, file} of found)
    if (!file.includes('tools/run'))
      expect(message).toMatch(/How to fix it: (?:https:\/\/\S+|tools\/lint\/README\.md, "Browsers")$/);
});

test('a level of pages that is unknown is reported with its place, and those of the folders are left out', async ({}, testInfo) => {
  const site = siteWith(testInfo, {'contract.config.yaml': 'pages: {docs: hous}\n', 'docs/a.md': '## 一\n'});
  expect((await eslint(site, false)).map(formatProblem)).toEqual([
    '[pages] contract.config.yaml:1:9: level "hous" is unknown. Known: stock, complete, house. Did you mean house? Fix it, or drop it.',
  ]);
});

test('mistakes of CSS, and what a supported browser lacks, are reported, and fixed where that is safe', async ({}, testInfo) => {
  const site = siteWith(testInfo, {
    'src/components/A/styles.module.css': '.fine-name {\n  color: #FFFFFF;\n}\n\n.Wrong {\n  colour: red;\n}\n',
    'src/css/a.css': 'a {\n  text-box: trim-both cap alphabetic;\n}\n',
  });
  const place = 'src/components/A/styles.module.css';
  const found = await stylelint(site, false);
  expect(found.filter(({plugin}) => plugin === 'plugin/use-baseline').map(({file, line}) => `${file}:${line}`)).toEqual(
    ['src/css/a.css:2'],
  );
  expect(found.filter(({file}) => file === place).map(formatProblem)).toEqual([
    `[color-hex-length] ${place}:2:10: Expected "#FFFFFF" to be "#FFF". How to fix it: https://stylelint.io/user-guide/rules/color-hex-length`,
    `[selector-class-pattern] ${place}:5:1: class .Wrong is not written in camelCase. How to fix it: https://stylelint.io/user-guide/rules/selector-class-pattern`,
    `[property-no-unknown] ${place}:6:3: Unknown property "colour". How to fix it: https://stylelint.io/user-guide/rules/property-no-unknown`,
  ]);
  await stylelint(site, true);
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
  const site = siteWith(testInfo, {'tools/lint/eslint.config.mjs': 'export default nothing;\n'});
  await expect(eslint(site, false)).rejects.toThrow(
    /^\[lint\] eslint did not run to its end: [\s\S]*nothing is not defined/,
  );
  await expect(typescript(testInfo.outputPath(), false)).rejects.toThrow(
    /^\[lint\] typescript did not run to its end: [\s\S]*Cannot find module/,
  );
});

test('an unknown option is refused', () => {
  const args = ['--import', 'tsx', 'tools/lint/main.ts', '--fux'];
  expect(() => execFileSync(process.execPath, args, {cwd: ROOT, stdio: 'pipe'})).toThrow(
    '[lint] unknown option. Known: --fix. E.g. npm run lint -- --fix',
  );
});
