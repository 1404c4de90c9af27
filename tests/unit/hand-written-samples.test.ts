import {expect, test} from './plain-test';
import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expandPage, smallSite} from './fixtures/small-site';
import {formatProblem, handWrittenProblems, openVersionFiles} from '../../contract';
import {cutRegions} from '../../contract/samples/regions';

const SHELL =
  '#!/usr/bin/env bash\n# #region token\n# 取令牌\necho "[token] 有效"\n# #endregion\n\n# #region notify\necho "[notify] 收到"\n# #endregion\n';
const GO =
  'package main\n\nfunc main() {\n\t// #region token\n\tif ok {\n\t\tprintToken()\n\t}\n\t// #endregion\n\t// #region notify\n\tprintNotify()\n\t// #endregion\n}\n';
const FILES = {'buy-now.sh': SHELL, 'buy-now.go': GO, 'output.txt': '开始\n[token] 有效\n[notify] 收到\n'};

/** A site with the topic `buy-now`, with changed files; a file without a text is missing. */
function sampleSite(changed: Record<string, string | undefined> = {}) {
  const site = smallSite();
  const folder = path.join(site, 'docs', '_samples', 'buy-now');
  mkdirSync(folder, {recursive: true});
  Object.entries({...FILES, ...changed}).forEach(([name, text]) => {
    if (text === undefined) rmSync(path.join(folder, name), {force: true});
    else writeFileSync(path.join(folder, name), text);
  });
  return site;
}

const block = (target: string) => `\`\`\`sample ${target}\n\`\`\`\n`;

function shownSamples(markdown: string) {
  return JSON.parse(/<Samples samples=\{(.*)\} \/>/.exec(markdown)?.[1] ?? '[]') as Record<string, string>[];
}

test('a topic shows every file whole, without the marks of regions, and all that it prints; its first file stands in for the languages that have none', async () => {
  const {markdown, problems} = await expandPage(sampleSite(), block('buy-now'));
  expect(problems).toEqual([]);
  expect(shownSamples(markdown)).toEqual([
    {
      language: 'curl node java python php',
      label: 'curl',
      prism: 'bash',
      title: 'buy-now.sh',
      code: '#!/usr/bin/env bash\n# 取令牌\necho "[token] 有效"\n\necho "[notify] 收到"',
    },
    {
      language: 'go',
      label: 'Go',
      prism: 'go',
      title: 'buy-now.go',
      code: 'package main\n\nfunc main() {\n\tif ok {\n\t\tprintToken()\n\t}\n\tprintNotify()\n}',
    },
  ]);
  expect(markdown).toContain('```text title="输出"\n开始\n[token] 有效\n[notify] 收到\n```');
});

test('a region shows its part of each file, without the common indentation, and the lines that it prints', async () => {
  const {markdown} = await expandPage(sampleSite(), block('buy-now#token'));
  expect(shownSamples(markdown).map(({code}) => code)).toEqual([
    '# 取令牌\necho "[token] 有效"',
    'if ok {\n\tprintToken()\n}',
  ]);
  expect(markdown).toContain('```text title="输出"\n[token] 有效\n```');
});

test('a region that prints nothing shows no output', async () => {
  const site = sampleSite({'output.txt': '[notify] 收到\n'});
  expect((await expandPage(site, block('buy-now#token'))).markdown).not.toContain('输出');
});

test('in Markdown the samples are code blocks one after another', async () => {
  const {plain} = await expandPage(sampleSite(), block('buy-now#notify'));
  expect(plain.split('\n').slice(4).join('\n').trim()).toBe(
    [
      '**curl：buy-now.sh**\n\n```bash\necho "[notify] 收到"\n```',
      '**Go：buy-now.go**\n\n```go\nprintNotify()\n```',
      '**输出**\n\n```text\n[notify] 收到\n```',
    ].join('\n\n'),
  );
});

const BLOCK_MISTAKES: string[][] = [
  ['buy-know', 'topic "buy-know" not found in docs/_samples. Known: buy-now. Did you mean buy-now?'],
  ['buy-now#tokens', 'region "tokens" not found in docs/_samples/buy-now. Known: token, notify. Did you mean token?'],
];

for (const [target, message] of BLOCK_MISTAKES) {
  test(`${message} is reported where the page names it`, async () => {
    const {problems} = await expandPage(sampleSite(), `说明。\n\n${block(target)}`);
    expect(problems.map(formatProblem)).toEqual([`[contract] docs/a.mdx:3:11: ${message}`]);
  });
}

const OPEN = '# #region token\necho 1\n';
const FILE_MISTAKES = [
  [{'buy-now.sh': OPEN}, 'buy-now.sh:1: region "token" is never closed.'],
  [
    {'buy-now.sh': `${OPEN}# #region b\n# #endregion\n`},
    'buy-now.sh:3: opens a region while "token" of line 1 is open.',
  ],
  [{'buy-now.sh': 'echo 1\n# #endregion\n'}, 'buy-now.sh:2: ends a region where none is open.'],
  [
    {'buy-now.sh': `${OPEN}# #endregion\n${OPEN}# #endregion\n`},
    'buy-now.sh:4: region "token" stands twice in the file.',
  ],
  [{'buy-now.sh': '# #region\n# #endregion\n'}, 'buy-now.sh:1: "" is no name of a region.'],
  [{'buy-now.sh': `${OPEN}# #endregion\n`}, 'buy-now.sh: has no region "notify", which buy-now.go has.'],
  [{'buy-now.rb': ''}, 'buy-now.rb: is the file of no known language.'],
  [{'output.txt': undefined}, 'output.txt: no such file.'],
  [{'buy-now.sh': undefined, 'buy-now.go': undefined}, ': has no sample.'],
] as const;

for (const [changed, problem] of FILE_MISTAKES) {
  test(`${problem}`, async () => {
    const site = sampleSite(changed);
    const found = handWrittenProblems(openVersionFiles(site, 'docs')).map(formatProblem);
    expect(found).toEqual([expect.stringContaining(`[samples] docs/_samples/buy-now/${problem}`)]);
    expect((await expandPage(site, block('buy-now'))).problems.map(formatProblem)).toEqual(found);
  });
}

test('a topic without mistakes, and a version without samples, have no problems', () => {
  expect(handWrittenProblems(openVersionFiles(sampleSite(), 'docs'))).toEqual([]);
  expect(handWrittenProblems(openVersionFiles(test.info().outputPath(), 'docs'))).toEqual([]);
});

test('only a comment that begins with the mark is one', () => {
  const code = 'echo "#region a"\n# region b\n#region\nlet x; // #region c';
  expect(cutRegions(code)).toEqual({whole: code, regions: new Map(), mistakes: []});
});
