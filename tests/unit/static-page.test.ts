import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {readPage} from '../../src/plugins/docs/read/read-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {staticPage} from '../../src/plugins/docs/compile/static-pages';
import {isStatic} from '../../src/plugins/docs/read/to-html';

const FILE = 'docs/dev/a.mdx';
const DOC = {
  id: 'dev/a',
  unversionedId: 'dev/a',
  title: '一',
  description: '',
  permalink: '/docs/dev/a',
  source: '@site/docs/dev/a.mdx',
  frontMatter: {title: '一'},
  tags: [],
};

const placesIn = (siteDir: string) => ({
  siteDir,
  baseUrl: '/portal/',
  staticDirs: [path.join(siteDir, 'static')],
  contentPaths: [[path.join(siteDir, 'docs')]],
  sourceToPermalink: {'@site/docs/b.mdx': '/docs/b'},
});

async function pageOf(markdown: string, siteDir = '/site') {
  const {root} = await readPage({file: FILE, markdown});
  return staticPage({file: FILE, root}, DOC, placesIn(siteDir));
}

test('a page with components of an owner is left to React, imported or not', async () => {
  const pages = [
    "import Tabs from '@theme/Tabs';\n\n<Tabs />\n",
    '<Counter />\n',
    '<Endpoint method="GET" path="/" />\n',
    '文字\n',
  ];
  const read = await Promise.all(pages.map((markdown, index) => readPage({file: `docs/${index}.mdx`, markdown})));
  const remark = await loadRemark();
  expect(await Promise.all(read.map((page) => isStatic(page, remark)))).toEqual([false, false, true, true]);
});

test('files that a page shows and links to are published under names with the hash of their content', async ({}, {
  outputDir,
}) => {
  for (const file of ['docs/dev/a.svg', 'static/img/b.png', 'docs/dev/表.xlsx']) {
    mkdirSync(path.join(outputDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outputDir, file), file);
  }
  const {page, files} = await pageOf(
    '![图](a.svg) ![图](/img/b.png) ![图](https://a.example/c.png) [表](./表.xlsx#s)\n',
    outputDir,
  );
  expect(files.map(({from}) => from)).toEqual(['docs/dev/a.svg', 'static/img/b.png', 'docs/dev/表.xlsx']);
  expect(files.map(({to}) => to)).toEqual([
    expect.stringMatching(/^assets\/images\/a-[0-9a-f]{32}\.svg$/),
    expect.stringMatching(/^assets\/images\/b-[0-9a-f]{32}\.png$/),
    expect.stringMatching(/^assets\/files\/表-[0-9a-f]{32}\.xlsx$/),
  ]);
  const [first, second, third] = files.map(({to}) => encodeURI(`/portal/${to}`));
  const shown = JSON.stringify(page.nodes);
  for (const address of [first, second, 'https://a.example/c.png']) expect(shown).toContain(`"src":"${address}"`);
  expect(shown).toContain(`{"href":"${third}#s","target":"_blank"}`);
});
