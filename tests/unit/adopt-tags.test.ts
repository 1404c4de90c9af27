import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import {readDocuments} from '../../tools/adopt/documents';
import {pageGroups} from '../../tools/adopt/groups';
import {publishedAddresses} from '../../tools/adopt/ledger';
import {wordsOf} from '../../tools/adopt/language';
import {indexPage, tagPage} from '../../tools/adopt/page-texts';
import {familyOf} from '../../tools/adopt/pages';
import type {Family} from '../../tools/adopt/pages';
import {stageDocuments, writeFiles} from '../../tools/adopt/stage';

const CHINESE = wordsOf('zh-Hans');

const operation = (tags: string): string => `{get: {tags: ${tags}, responses: {'200': {description: A}}}}`;

/**
 * A document adopted as the site of its provider.
 *
 * @param head keys of the document's info object, as YAML
 * @param tags of its operations
 */
function adopted(head: string, tags: readonly string[]): {readonly family: Family; readonly folder: string} {
  const folder = test.info().outputPath('stage');
  mkdirSync(folder, {recursive: true});
  const file = test.info().outputPath('shop.yaml');
  const paths = tags.map((one, index) => `  /p${index}: ${operation(one)}`).join('\n');
  writeFileSync(file, `openapi: 3.2.0\ninfo: {title: Shop, version: '1'}\n${head}\npaths:\n${paths}\n`);
  const documents = readDocuments([file]);
  const stage = stageDocuments(folder, '1.0', documents);
  const [family] = documents.map((document) => familyOf(stage, document, CHINESE));
  return {family, folder};
}

const groupsOf = ({family}: {readonly family: Family}) =>
  pageGroups(family, false, CHINESE).map(({label, pages}) => [label, ...pages.map(({title}) => title)]);

test('groups of tags are groups of the sidebar, and what is in none stands under the title of the document', () => {
  const site = adopted(
    'x-tagGroups: [{name: Group One, tags: [b, a]}, {name: Two, tags: [a, none]}, {name: 3}, text]',
    ['[a]', '[b]', '[c]'],
  );
  expect(groupsOf(site)).toEqual([
    ['Group One', 'b', 'a'],
    ['Shop', 'c'],
  ]);
  expect(pageGroups(site.family, true, CHINESE)[0].label).toBe('Shop：Group One');
});

test('tags with a parent stand in the group of the one above all, in their order', () => {
  const site = adopted(
    'tags: [{name: pay, summary: Payments}, {name: card, parent: pay}, {name: visa, parent: card, summary: Visa cards}, {name: alone}, {name: x, parent: y}, {name: y, parent: x}]',
    ['[visa]', '[card]', '[pay]', '[alone]'],
  );
  expect(groupsOf(site)).toEqual([
    ['Payments', 'Payments', 'card', 'Visa cards'],
    ['Shop', 'alone'],
  ]);
});

test('past the size of a whole sidebar, each tag or area with several pages is a group', () => {
  const {family} = adopted('tags: [{name: a, summary: Ay}]', ['[a]', '[b]', '[c]']);
  const many = (tag: string | undefined, count: number) =>
    Array.from({length: count}, (_, index) => ({...family.pages[0], tag, title: `${tag} ${index}`}));
  const groupsWith = (...pages: readonly Family['pages'][]) =>
    pageGroups({...family, pages: pages.flat()}, false, CHINESE).map((group) => [group.label, group.pages.length]);
  expect(groupsWith(many('a', 150), many('b', 149), many('c', 1))).toEqual([['Shop', 300]]);
  expect(groupsWith(many('a', 150), many(undefined, 2), many('b', 149), many('c', 1))).toEqual([
    ['Ay', 150],
    ['b', 149],
    ['Shop', 3],
  ]);
  const at = (path: string, count: number) =>
    many('a', count).map((page) => ({...page, operations: page.operations.map((one) => ({...one, path}))}));
  expect(groupsWith(at('/v1/pets/{id}', 200), at('/v1/orders', 100), at('/v1/pets', 1), at('/v1/x', 1))).toEqual([
    ['pets', 201],
    ['orders', 100],
    ['Shop', 1],
  ]);
  expect(groupsWith(at('/v1/orders', 400))).toEqual([['orders', 400]]);
  const schemas = many('a', 2).map((page) => ({...page, schema: 'Order'}));
  expect(groupsWith(many('a', 1), schemas, many('b', 1))).toEqual([
    ['Shop', 2],
    [CHINESE.adopt.schemas, 2],
  ]);
});

test('a tag has the name that its provider shows', () => {
  const {family} = adopted(
    'tags: [{name: t1, x-displayName: Display T1}, {name: t2, x-displayName: 2, summary: Second}, {name: t3}]',
    ['[t1]', '[t2]', '[t3]'],
  );
  expect(family.pages.map(({title, id}) => [title, id])).toEqual([
    ['Display T1', 'shop/t1'],
    ['Second', 'shop/t2'],
    ['t3', 'shop/t3'],
  ]);
});

test('an interface stands on the page of its first tag that is no badge, whose own page links to it', () => {
  const {family} = adopted('tags: [{name: beta, kind: badge}, {name: orders, kind: nav}]', [
    '[beta, orders]',
    '[beta]',
  ]);
  expect(
    family.pages.map(({tag, operations, hasOthers}) => [tag, operations.map(({path: place}) => place), hasOthers]),
  ).toEqual([
    ['beta', ['/p1'], true],
    ['orders', ['/p0'], false],
  ]);
  expect(tagPage('shop', family.pages[0], CHINESE)).toContain('~~~operations shop#beta\n');
});

test('tags without letters, without a name and of names that files cannot tell apart have pages that can be built', async () => {
  const {family, folder} = adopted("tags: [{name: '***', description: Stars}, {name: ' ', description: Blank}]", [
    "['***']",
    "['']",
    "[' ']",
    "['Pet Store']",
    '[pet-store]',
    "['#a']",
    "['~~b']",
    "[index, '{c}']",
  ]);
  expect(family.pages.map(({id}) => id)).toEqual([
    'shop/tag-1',
    'shop/pet-store',
    'shop/pet-store-2',
    'shop/a',
    'shop/b',
    'shop/tag-index',
    'shop/c',
    'shop/other',
  ]);
  writeFiles(folder, [
    ['docs/index.mdx', indexPage([family], 'Shop', CHINESE)],
    ...family.pages.map((page) => [`docs/${page.id}.mdx`, tagPage('shop', page, CHINESE)] as const),
  ]);
  const addresses = JSON.parse(await publishedAddresses(folder)) as Record<string, string[]>;
  expect(Object.keys(addresses).filter((address) => address.startsWith('/docs/shop/'))).toHaveLength(
    family.pages.length,
  );
});
