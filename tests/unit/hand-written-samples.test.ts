import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {expandPage, smallSite} from '../fixtures/small-site';
import {formatProblem} from '../../contract/problems';
import {handWrittenProblems} from '../../contract/samples/hand-written';
import {cutRegions} from '../../contract/samples/regions';
import {openVersionFiles} from '../../contract/read/version-files';

const SHELL =
  '#!/usr/bin/env bash\n# #region token\n# 取令牌\necho "[token] 有效"\n# #endregion\n\n# #region notify\necho "[notify] 收到"\n# #endregion\n';
const GO =
  'package main\n\nfunc main() {\n\t// #region token\n\tif ok {\n\t\tprintToken()\n\t}\n\t// #endregion\n\t// #region notify\n\tprintNotify()\n\t// #endregion\n}\n';
const FILES = {'buy-now.sh': SHELL, 'buy-now.go': GO, 'output.txt': '开始\n[token] 有效\n[notify] 收到\n'};

/** A site with the topic `buy-now`, of which some files are changed, or missing if they have no text. */
function sampleSite(changed: Readonly<Record<string, string | undefined>> = {}): string {
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

/** The props of the component on a page. */
function shownSamples(markdown: string): readonly Readonly<Record<string, string>>[] {
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

const BLOCK_MISTAKES = [
  {
    name: 'an unknown topic',
    target: 'buy-know',
    message: 'topic "buy-know" not found in docs/_samples. Known: buy-now. Did you mean buy-now?',
  },
  {
    name: 'an unknown region',
    target: 'buy-now#tokens',
    message: 'region "tokens" not found in docs/_samples/buy-now. Known: token, notify. Did you mean token?',
  },
];

for (const {name, target, message} of BLOCK_MISTAKES) {
  test(`${name} is reported where the page names it`, async () => {
    const {problems} = await expandPage(sampleSite(), `说明。\n\n${block(target)}`);
    expect(problems.map(formatProblem)).toEqual([`[contract] docs/a.mdx:3:11: ${message}`]);
  });
}

const OPEN = '# #region token\necho 1\n';
const FILE_MISTAKES = [
  {
    name: 'a region that is never closed',
    changed: {'buy-now.sh': OPEN},
    problem: 'buy-now.sh:1: region "token" is never closed.',
  },
  {
    name: 'a region inside another',
    changed: {'buy-now.sh': `${OPEN}# #region b\n# #endregion\n`},
    problem: 'buy-now.sh:3: opens a region while "token" of line 1 is open.',
  },
  {
    name: 'an end without a beginning',
    changed: {'buy-now.sh': 'echo 1\n# #endregion\n'},
    problem: 'buy-now.sh:2: ends a region where none is open.',
  },
  {
    name: 'a region twice in a file',
    changed: {'buy-now.sh': `${OPEN}# #endregion\n${OPEN}# #endregion\n`},
    problem: 'buy-now.sh:4: region "token" stands twice in the file.',
  },
  {
    name: 'a region without a name',
    changed: {'buy-now.sh': '# #region\n# #endregion\n'},
    problem: 'buy-now.sh:1: "" is no name of a region.',
  },
  {
    name: 'a region that one language lacks',
    changed: {'buy-now.sh': `${OPEN}# #endregion\n`},
    problem: 'buy-now.sh: has no region "notify", which buy-now.go has.',
  },
  {
    name: 'a file of an unknown language',
    changed: {'buy-now.rb': ''},
    problem: 'buy-now.rb: is the file of no known language.',
  },
  {name: 'a topic without output', changed: {'output.txt': undefined}, problem: 'output.txt: no such file.'},
  {
    name: 'a topic without samples',
    changed: {'buy-now.sh': undefined, 'buy-now.go': undefined},
    problem: ': has no sample.',
  },
];

for (const {name, changed, problem} of FILE_MISTAKES) {
  test(`${name} is reported in its file, whether or not a page shows the topic`, async () => {
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
