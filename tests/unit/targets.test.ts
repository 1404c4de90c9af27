import {expect, test} from './plain-test';
import path from 'path';
import {formatProblem} from '../../contract/problems';
import {linkProblems} from '../../src/plugins/docs/checks/links';
import {anchorsIn, nodesIn} from '../../src/plugins/docs/tree/nodes';
import {readPage} from '../../src/plugins/docs/read/read-page';
import type {Places} from '../../src/plugins/docs/targets/places';
import {targetsIn, withTargets} from '../../src/plugins/docs/targets/resolve';
import {writeFiles} from '../fixtures/written-files';

const FILES = ['docs/dev/a.pdf', 'docs/dev/图 1.png', 'static/img/b.png', 'more/c.zip', 'README.md'];
const FILE = 'docs/dev/a.mdx';

function placesIn(siteDir: string) {
  for (const file of FILES) writeFiles(siteDir, {[file]: file});
  const folder = (name: string) => path.join(siteDir, name);
  return {
    siteDir,
    baseUrl: '/',
    staticDirs: [folder('static'), folder('more')],
    contentPaths: [[folder('i18n/zh/docs'), folder('docs')], [folder('versioned_docs/version-1.0')]],
    sourceToPermalink: {
      '@site/docs/index.mdx': '/docs/',
      '@site/docs/dev/a.mdx': '/docs/dev/a',
      '@site/docs/dev/乙 页.md': '/docs/dev/b',
      '@site/i18n/zh/docs/c.md': '/docs/c',
      '@site/versioned_docs/version-1.0/index.mdx': '/docs/1.0/',
    },
  };
}

/** The published addresses of links and images on a page, without the hashes of files. */
async function addressesOf(markdown: string, places: Places) {
  const {root} = await readPage({file: FILE, markdown});
  return nodesIn(withTargets({file: FILE, root}, places).root).flatMap((node) =>
    node.type === 'link' || node.type === 'image' ? [node.url.replace(/-[0-9a-f]{32}/, '')] : [],
  );
}

const LINKS: [written: string, address: string][] = [
  ['[a](../index.mdx)', '/docs/'],
  ['[a](./a.mdx?x=1#y)', '/docs/dev/a?x=1#y'],
  ['[a](<./乙 页.md>)', '/docs/dev/b'],
  ['[a](./%E4%B9%99%20%E9%A1%B5.md)', '/docs/dev/b'],
  ['[a](/dev/a.mdx)', '/docs/dev/a'],
  ['[a](dev/a.mdx)', '/docs/dev/a'],
  ['[a](/c.md)', '/docs/c'],
  ['[a](@site/docs/index.mdx#b)', '/docs/#b'],
  ['[a](../../versioned_docs/version-1.0/index.mdx)', '/docs/1.0/'],
  ['[a][b]\n\n[b]: ../index.mdx "题"', '/docs/'],
  ['[b]\n\n[b]: ../index.mdx', '/docs/'],
  ['[b][]\n\n> [B]: ../index.mdx', '/docs/'],
  ['![a][b]\n\n[b]: /img/b.png', '/assets/images/b.png'],
  ['[a](./a.pdf)', '/assets/files/a.pdf'],
  ['[a](a.pdf#page=2)', '/assets/files/a.pdf#page=2'],
  ['[a](@site/docs/dev/a.pdf)', '/assets/files/a.pdf'],
  ['[a](@site/README.md)', '/assets/files/README.md'],
  ['[a](/c.zip)', '/assets/files/c.zip'],
  ['[a](pathname:///c.zip)', 'pathname:///c.zip'],
  ['![a](<./图 1.png>)', '/assets/images/图 1.png'],
  ['![a](./%E5%9B%BE%201.png "题")', '/assets/images/图 1.png'],
  ['![a](@site/static/img/b.png)', '/assets/images/b.png'],
  ['![a](pathname:///img/b.png)', '/img/b.png'],
  ['![a](https://a.example/b.png)', 'https://a.example/b.png'],
  ['[a](https://a.example/readme.md)', 'https://a.example/readme.md'],
  ['<mailto:a@b.example>', 'mailto:a@b.example'],
  ['[a](./a)', './a'],
  ['[a](/docs/dev/a/)', '/docs/dev/a/'],
  ['[a](#b)', '#b'],
];

test('links and images lead where beta.13 has them lead', async () => {
  const places = placesIn(test.info().outputPath('site'));
  const found = await Promise.all(LINKS.map(async ([written]) => [written, ...(await addressesOf(written, places))]));
  expect(found).toEqual(LINKS);
});

test('links to files open in a tab of their own, references keep their titles', async () => {
  const places = placesIn(test.info().outputPath('site'));
  const {root} = await readPage({file: FILE, markdown: '[a](a.pdf) [b][c]\n\n[c]: a.mdx "题"\n'});
  const links = nodesIn(withTargets({file: FILE, root}, places).root).filter(({type}) => type === 'link');
  expect(links).toMatchObject([{data: {hProperties: {target: '_blank'}}}, {title: '题'}]);
});

const BROKEN: [written: string, place: string, message: string][] = [
  ['[a](/dev/aa.mdx)', '1:3', 'the link "/dev/aa.mdx" leads to no page. Did you mean /dev/a.mdx?'],
  ['[a](../indx.mdx?a)', '1:3', 'the link "../indx.mdx?a" leads to no page. Did you mean ../index.mdx?'],
  ['[a][b]\n\n[b]: ../no.mdx', '3:3', 'the link "../no.mdx" leads to no page.'],
  ['[a](@site/static/c.pdf)', '1:3', 'there is no file "@site/static/c.pdf".'],
  ['![a](./图1.png)', '1:3', 'there is no image "./图1.png". Did you mean 图 1.png?'],
  ['![a](/img/bb.png)', '1:3', 'there is no image "/img/bb.png". Did you mean /img/b.png?'],
  ['[a](./a#b)', '1:3', 'the link "./a#b" leads to no anchor of docs/dev/a.mdx.'],
  ['[a](?x#b)', '1:3', 'the link "?x#b" leads to no anchor of docs/dev/a.mdx.'],
  ['[a](/docs/#signatur)', '1:3', 'the link "/docs/#signatur" leads to no anchor of docs/index.mdx.'],
  ['<a href="../index.mdx/../#b">x</a>', '1:3', 'the link "../index.mdx/../#b" leads to no anchor of docs/index.mdx.'],
];

for (const [written, place, message] of BROKEN) {
  test(`${written} is reported with its place`, async () => {
    const places = placesIn(test.info().outputPath('site'));
    const {root} = await readPage({file: FILE, markdown: `> ${written.replace(/\n/g, '\n> ')}\n`});
    const pages = [
      {file: FILE, anchors: anchorsIn(root), targets: targetsIn(root)},
      {file: 'docs/index.mdx', anchors: ['signature'], targets: []},
    ];
    const {documents, anchors, files} = linkProblems(pages, places);
    const [found, ...others] = [...documents, ...anchors, ...files].map(formatProblem);
    expect(found).toContain(`[docs] ${FILE}:${place}: ${message}`);
    expect(others).toEqual([]);
  });
}

test('addresses that lead somewhere, or that are no file, are not reported', async () => {
  const places = placesIn(test.info().outputPath('site'));
  const written = [...LINKS.map(([link]) => link), '[a](./no.pdf)', '<img src="./no.png" alt="a" />'];
  for (const markdown of written) {
    const {root} = await readPage({file: FILE, markdown: `${markdown}\n`});
    const page = {file: FILE, anchors: ['b', 'y'], targets: targetsIn(root)};
    expect(linkProblems([page], places)).toEqual({documents: [], anchors: [], files: []});
  }
});
