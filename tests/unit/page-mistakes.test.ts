import {expect, test} from './plain-test';
import {writeFileSync} from 'fs';
import path from 'path';
import {expandPage, smallSite} from './fixtures/small-site';
import {siteProblems} from '../../src/plugins/docs/checks';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {formatProblem, ProblemsError} from '../../contract/problems';

const ORDER = '```openapi shop#placeOrder\n```';
const DICTIONARY = '```dictionary D0002\n```';
const TWICE = [
  [`${ORDER}\n\n${ORDER}\n`, '4:12', 'op-placeOrder', 1],
  [`${DICTIONARY}\n\n${DICTIONARY}\n`, '4:15', 'D0002', 1],
  [`${DICTIONARY}\n\n## A {#D0002}\n`, '4:1', 'D0002', 1],
  [`${DICTIONARY}\n\n文字 <span id="D0002"></span>\n`, '4:4', 'D0002', 1],
  [`## A {#placeOrder.req.pay}\n\n${ORDER}\n`, '3:12', 'placeOrder.req.pay', 1],
] as const;

for (const [page, place, anchor, first] of TWICE) {
  test(`${place}: a second anchor`, async () => {
    expect((await expandPage(smallSite(), page)).problems.map(formatProblem)).toEqual([
      `[contract] docs/a.mdx:${place}: anchor "${anchor}" is made twice, first in line ${first}. Show each block once on a page, and give headings other ids.`,
    ]);
  });
}

test('ids in fences and two headings with one id are left to others', async () => {
  const page = `\`\`\`text\n## A {#D0002}\n\`\`\`\n\n## B {#b}\n\n## C {#b}\n\n${DICTIONARY}\n`;
  expect((await expandPage(smallSite(), page)).problems).toEqual([]);
});

test('all problems of a run are reported together, each once', async () => {
  const site = smallSite('shop', 'count: 2', "count: '2'");
  const write = (file: string, text: string) => writeFileSync(path.join(site, 'docs', file), text);
  writeFileSync(path.join(site, 'contract.config.yaml'), 'level: complete\n');
  write('_contract/broken.yaml', 'openapi: [3\n');
  write('_contract/worse.yaml', 'paths: {a: {\n');
  write('a.mdx', `${ORDER}\n\n\`\`\`openapi broken#a\n\`\`\`\n\n\`\`\`openapi shop#b\n\`\`\`\n`);
  write('b.mdx', '```operations v9\n```\n');
  const pages = await Promise.all(readDocFiles(site).map((page) => readPage(page)));
  expect(
    new ProblemsError(await siteProblems(site, '/docs', pages)).message
      .split('\n')
      .map((line) => /^\[contract\] ([\w./]+:\d+:\d+): /.exec(line)?.[1]),
  ).toEqual([
    'docs/_contract/broken.yaml:2:1',
    'docs/_contract/worse.yaml:2:1',
    'docs/_contract/shop.yaml:24:22',
    'docs/a.mdx:7:12',
    'docs/b.mdx:1:15',
  ]);
});
