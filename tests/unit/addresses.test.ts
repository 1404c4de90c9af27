import {expect, test} from './plain-test';
import {problemsOf, smallSite} from './fixtures/small-site';
import {formatProblem} from '../../contract/problems';
import {pageProblems} from '../../src/plugins/docs/checks';
import {itemProblems} from '../../src/plugins/docs/checks/sidebars';
import {readPage} from '../../src/plugins/docs/read/read-page';

const refused = (address: string) =>
  `"${address}" is not a valid address: "%" begins an escape, two hexadecimal digits for each byte of UTF-8. Write %25 for the sign itself.`;

const problemsOfPage = async (markdown: string) =>
  pageProblems(await readPage({file: 'docs/a.mdx', markdown}), {}).map(formatProblem);

const PAGES: string[][] = [
  ['a link', '字\n\n见[字](/100%)。\n', '3:2', '/100%'],
  ['a link beside the page', '[字](100%.mdx#a)\n', '1:1', '100%.mdx#a'],
  ['an anchor', '[字](#100%)\n', '1:1', '#100%'],
  ['a link to another site', '[字](https://a.example/?q=%zz)\n', '1:1', 'https://a.example/?q=%zz'],
  ['a link by reference', '[字][a]\n\n[a]: /%ff\n', '3:1', '/%ff'],
  ['an image', '![字](/img/%E4%BD.png)\n', '1:1', '/img/%E4%BD.png'],
  ['JSX', '字 <a href="/100%">字</a>\n', '1:3', '/100%'],
  ['JSX with JSON', '字\n\n<a href={"/100%"}>字</a>\n', '3:1', '/100%'],
  ['an image in JSX', '<img alt="字" src="/a%2.png" />\n', '1:1', '/a%2.png'],
];

for (const [what, markdown, place, address] of PAGES) {
  test(`${what} that cannot be decoded is reported with its place`, async () => {
    expect(await problemsOfPage(markdown)).toEqual([`[docs] docs/a.mdx:${place}: ${refused(address)}`]);
  });
}

test('addresses with escapes, and "%" elsewhere, are none of the problems', async () => {
  const markdown =
    '[100%](/100%25) [字](/%E4%BD%A0) <a href="/a?b=%2F" title="100%">字</a> <a href={"/a?b=" + 1 % 2}>字</a>\n';
  expect(await problemsOfPage(markdown)).toEqual([]);
});

const withLink = (link: string) =>
  problemsOf(smallSite('shop', 'description: 卡号。', `description: '卡号，见[字](${link})。'`));

for (const address of ['/100%', 'https://a.example/%zz', '#%ff']) {
  test(`the link ${address} in a description of a contract is reported with its place`, () => {
    expect(withLink(address)).toEqual([`[contract] docs/_contract/shop.yaml:20:51: ${refused(address)}`]);
  });
}

test('a reference of a contract that cannot be decoded is reported with its place', () => {
  const [from, to] = ["$ref: '#/components/schemas/Item'", "$ref: '#/components/schemas/100%'"];
  expect(problemsOf(smallSite('shop', from, to))).toEqual([
    `[contract] docs/_contract/shop.yaml:21:96: ${refused('#/components/schemas/100%')}`,
  ]);
});

test('a link of a sidebar that cannot be decoded is reported with its line', () => {
  const items = [{type: 'link', label: '字', href: '/100%'}];
  expect(itemProblems('sidebars.ts', ['[', "{href: '/100%'}", ']'], items).map(formatProblem)).toEqual([
    `[docs] sidebars.ts:2: ${refused('/100%')}`,
  ]);
});
