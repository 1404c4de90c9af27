import {expect, test} from './plain-test';
import {pageGroups} from '../../tools/adopt/groups';
import {tagPage} from '../../tools/adopt/page-texts';
import {matchOperations} from '../../tools/adopt/update/operations';
import {pageOf, sectionsOf} from '../../tools/adopt/update/page';
import {planPages} from '../../tools/adopt/update/pages';
import {planTranslations} from '../../tools/adopt/update/translations';
import {documentOf} from './fixtures/document-of-calls';
import type {Calls} from './fixtures/document-of-calls';
import {laidOut} from './fixtures/laid-out';
import * as words from '../../contract/words';

/** The pages of the first document after an update, with edits of a writer before it. */
function updated(before: string, after: string, edit: (text: string) => string = (text) => text) {
  const old = laidOut('before', before);
  const {operations, family} = laidOut('after', after);
  const files = old.files.map(({file, text}) => ({file, text: edit(text)}));
  const matched = matchOperations(old.operations, operations);
  const {pages: layout, shown} = family;
  const change = {family: 'shop', matched, layout, groups: pageGroups(family, false, words), shown};
  const plan = planPages(change, files);
  const texts = Object.fromEntries(files.map(({file, text}) => [file, plan.written.get(file) ?? text]));
  return {...plan, texts, only: Object.values(texts)[0], change, files};
}

const blocks = (text: string) => text.split('\n').filter((line) => /^(~~~|```)\w/.test(line));
const LIST = 'listOrders 订单';
const MAKE = 'makeOrder 订单';

test('a document that is the same changes no page', () => {
  const text = documentOf({'get /orders': LIST, 'post /orders': MAKE});
  const {written, removed, added, left} = updated(text, text);
  expect([written.size, ...removed, ...added, ...left]).toEqual([0]);
});

test('a new interface stands beside its neighbour in the document, and everything that a writer wrote stays', () => {
  const {only, added} = updated(
    documentOf({'get /orders': LIST, 'get /orders/{id}': 'getOrder 订单'}),
    documentOf({'get /orders': LIST, 'post /orders': MAKE, 'get /orders/{id}': 'getOrder 订单'}),
    (text) => text.replace('listOrders\n~~~\n', 'listOrders\n~~~\n\n作者的说明。\n\n### 细节\n'),
  );
  expect(added).toEqual([]);
  expect(blocks(only)).toEqual([
    '~~~tag shop#订单',
    '~~~openapi shop#listOrders',
    '~~~openapi shop#makeOrder',
    '~~~openapi shop#getOrder',
  ]);
  expect(only).toContain(
    '作者的说明。\n\n### 细节\n\n~~~openapi shop#makeOrder\n~~~\n\n~~~openapi shop#getOrder\n~~~\n',
  );
});

test('interfaces of a new tag have a new page, behind that of the tag before', () => {
  const {added, texts} = updated(
    documentOf({'get /orders': LIST}),
    documentOf({'get /orders': LIST, 'get /pays': 'listPays Pays'}, ['订单', 'Pays']),
  );
  expect(added.map(({page, behind}) => [page.id, behind])).toEqual([['shop/pays', 'docs/shop/tag-1.mdx']]);
  expect(tagPage('shop', added[0].page, words)).toContain('~~~openapi shop#listPays');
  expect(Object.keys(texts)).toEqual(['docs/shop/tag-1.mdx']);
});

test('the page of a new tag stands in the group of the tag', () => {
  const grouped = (text: string): string =>
    JSON.stringify({
      ...(JSON.parse(text) as object),
      'x-tagGroups': [
        {name: 'One', tags: ['A', 'New', 'B']},
        {name: 'Two', tags: ['C', 'D']},
      ],
    });
  const [list, more] = [{'get /a': 'listA A', 'get /c': 'listC C'}, {'get /b': 'listB B'}];
  const tags = ['C', 'A', 'D', 'New', 'B'];
  const placeOf = (calls: Calls, fresh: string) =>
    updated(
      grouped(documentOf(calls, tags)),
      grouped(documentOf({...calls, 'get /n': `listNew ${fresh}`}, tags)),
    ).added.map(({behind}) => behind);
  expect(placeOf({...list, ...more}, 'New')).toEqual(['docs/shop/a.mdx']);
  expect(placeOf({'get /c': 'listC C', ...more}, 'New')).toEqual(['docs/shop/b.mdx']);
  expect(placeOf(list, 'D')).toEqual(['docs/shop/c.mdx']);
});

test('an interface that has another name is named anew where it stands; one with another path stays', () => {
  const {only} = updated(
    documentOf({'get /orders': LIST, 'post /orders': MAKE}),
    documentOf({'get /orders': 'queryOrders 订单', 'post /v2/orders': MAKE}),
    (text) => text.replace('~~~openapi shop#makeOrder', '~~~openapi shop#POST /orders'),
  );
  expect(blocks(only)).toEqual(['~~~tag shop#订单', '~~~openapi shop#queryOrders', '~~~openapi shop#makeOrder']);
});

test('an interface that is gone leaves its page, and what a writer wrote below it stays and is named', () => {
  const before = documentOf({'get /orders': LIST, 'post /orders': MAKE});
  const after = documentOf({'get /orders': LIST});
  expect(updated(before, after).only).not.toContain('makeOrder');
  const {only, left} = updated(before, after, (text) => `${text}\n作者的说明。\n`);
  expect(only).toMatch(/listOrders\n~~~\n\n\n作者的说明。\n$/);
  expect(left).toEqual(['docs/shop/tag-1.mdx: makeOrder']);
});

test('a page whose interfaces are all gone goes, unless a writer wrote on it', () => {
  const before = documentOf({'get /orders': LIST, 'get /pays': 'listPays Pays'}, ['订单', 'Pays']);
  const after = documentOf({'get /orders': LIST});
  expect(updated(before, after).removed).toEqual(['docs/shop/pays.mdx']);
  const {removed, texts} = updated(before, after, (text) => `${text}\n## 常见问题 {#faq}\n`);
  expect(removed).toEqual([]);
  expect(texts['docs/shop/pays.mdx']).not.toContain('~~~');
  expect(texts['docs/shop/pays.mdx']).toContain('## 常见问题 {#faq}');
});

test('blocks of tags that the document no longer has go, with the heading that was made for them', () => {
  const before = documentOf({'get /orders': LIST, 'get /pays': 'listPays Pays 订单'}, ['订单', 'Pays']);
  const {texts} = updated(before, documentOf({'get /orders': LIST, 'get /pays': 'listPays Pays'}, []));
  expect(texts['docs/shop/tag-1.mdx'].replace(/^---[^]*?---\n/, '').trim()).toBe('~~~openapi shop#listOrders\n~~~');
});

test('a page in another language follows the page whose place it takes, and what it cannot take is named', () => {
  const {texts, change, files, ...plan} = updated(
    documentOf({'get /orders': LIST, 'get /orders/{id}': 'getOrder 订单', 'get /pays': 'listPays Pays'}, [
      '订单',
      'Pays',
    ]),
    documentOf({
      'get /orders': 'queryOrders 订单',
      'post /orders': MAKE,
      'get /pays': 'listPays Pays',
      'post /pays': 'pay Pays',
    }),
  );
  const fileOf = (file: string) => `i18n/en/docusaurus-plugin-content-docs/current/${file.slice('docs/'.length)}`;
  const [orders, pays] = Object.keys(texts).map(fileOf);
  const [{text}] = files;
  const {written, left, missing} = planTranslations(change, plan, [
    {file: orders, text: `${text}\nWords of a translator.\n`},
    {file: pays, text: '# Payments\n'},
  ]);
  expect(blocks(written.get(orders) ?? '')).toEqual([
    '~~~tag shop#订单',
    '~~~openapi shop#queryOrders',
    '~~~openapi shop#makeOrder',
  ]);
  expect(written.get(orders)).toContain('Words of a translator.');
  expect([left, missing, written.has(pays)]).toEqual([[`${orders}: getOrder`], [`${pays}: pay`], false]);
});

test('the sections of a page are the page', () => {
  const text =
    '---\ntitle: A\n# no heading\n---\r\n\n前言\n\n```openapi shop#a repeated\n```\n文\n```sh\n# no heading\n```\n# B\n';
  const sections = sectionsOf(text);
  expect(pageOf(sections)).toBe(text);
  expect(sections.map(({target, isHeading}) => target ?? isHeading)).toEqual([false, 'shop#a', true]);
});
