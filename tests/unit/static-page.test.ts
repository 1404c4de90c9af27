import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {readPage} from '../../src/plugins/docs/page/read-page';
import {isStatic, staticPage} from '../../src/plugins/docs/page/static-page';

const FILE = 'docs/dev/a.mdx';
const DOC = {
  id: 'dev/a',
  unversionedId: 'dev/a',
  title: '一',
  description: '',
  permalink: '/docs/dev/a',
  source: '@site/docs/dev/a.mdx',
  frontMatter: {title: '一'},
};

async function pageOf(markdown: string, siteDir = '/site') {
  const {root} = await readPage({file: FILE, markdown});
  return staticPage(siteDir, '/portal/', {file: FILE, root}, DOC, {'@site/docs/b.mdx': '/docs/b'});
}

test('a static page is the metadata that the theme shows, its table of contents and content', async () => {
  const {page, files} = await pageOf('---\ntitle: 一\n---\n\n## 签名 {#signature}\n\n见[另一页](../b.mdx#c)。\n');
  const {title, description, permalink} = DOC;
  expect(page).toEqual({
    metadata: {title, description, permalink},
    toc: [{value: '签名', id: 'signature', children: [], level: 2}],
    nodes: [
      {name: 'h2', props: {id: 'signature'}, children: ['签名']},
      {name: 'p', props: {}, children: ['见', {name: 'a', props: {href: '/docs/b#c'}, children: ['另一页']}, '。']},
    ],
    images: {},
  });
  expect(files).toEqual([]);
});

test('a page that imports a component is left to React', async () => {
  const pages = ["import Tabs from '@theme/Tabs';\n\n<Tabs />\n", '文字\n'];
  const read = await Promise.all(pages.map((markdown, index) => readPage({file: `docs/${index}.mdx`, markdown})));
  expect(read.map(isStatic)).toEqual([false, true]);
});

test('an image is published under a name with the hash of its content', async ({}, {outputDir}) => {
  for (const file of ['docs/dev/a.svg', 'static/img/b.png']) {
    mkdirSync(path.join(outputDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outputDir, file), file);
  }
  const {page, files} = await pageOf('![图](a.svg) ![图](/img/b.png) ![图](https://a.example/c.png)\n', outputDir);
  expect(files.map(({from}) => from)).toEqual(['docs/dev/a.svg', 'static/img/b.png']);
  expect(files.map(({to}) => to)).toEqual([
    expect.stringMatching(/^assets\/images\/a-[0-9a-f]{32}\.svg$/),
    expect.stringMatching(/^assets\/images\/b-[0-9a-f]{32}\.png$/),
  ]);
  expect(page.images).toEqual({'a.svg': `/portal/${files[0].to}`, '/img/b.png': `/portal/${files[1].to}`});
});

test('an image that does not exist, and a link to the file of no page, are refused with their line', async () => {
  await expect(pageOf('文字\n\n![图](no.png)\n')).rejects.toThrow(
    '[docs] docs/dev/a.mdx:3: there is no image "no.png". Expected a file beside the page, or in static/.',
  );
  await expect(pageOf('文字\n\n[另一页](c.mdx)\n')).rejects.toThrow(
    '[docs] docs/dev/a.mdx:3: the link "c.mdx" leads to no page.',
  );
});
