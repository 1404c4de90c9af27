import {mkdirSync, mkdtempSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {operationsOf} from '../../contract';
import {hasRedirect} from '../../src/plugins/addresses/ledger';
import {readDocuments} from '../../tools/adopt/documents';
import {tagPage} from '../../tools/adopt/page-texts';
import {familyOf} from '../../tools/adopt/pages';
import {stageDocuments} from '../../tools/adopt/stage';
import {withRedirects} from '../../tools/adopt/update/addresses';
import {matchOperations} from '../../tools/adopt/update/operations';
import {pageOf, sectionsOf} from '../../tools/adopt/update/page';
import {planPages} from '../../tools/adopt/update/pages';
import {planTranslations} from '../../tools/adopt/update/translations';
import {writeFiles} from '../fixtures/written-files';
import * as words from '../../words';

type Calls = Readonly<Record<string, string>>;

/** A document whose calls are `{'get /orders': 'listOrders 订单'}`: operationId and tags. */
function documentOf(calls: Calls, tags: readonly string[] = ['订单']): string {
  const paths: Record<string, Record<string, object>> = {};
  Object.entries(calls).forEach(([call, said]) => {
    const [method, address] = call.split(' ');
    const [operationId, ...own] = said.split(' ');
    paths[address] = {
      ...paths[address],
      [method]: {operationId, ...(own.length > 0 && {tags: own}), responses: {'200': {description: '成功'}}},
    };
  });
  const described = tags.map((name) => ({name, description: `关于${name}。`}));
  return JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, tags: described, paths});
}

/** The operations and the pages of a document alone. */
function laidOut(name: string, text: string) {
  mkdirSync(test.info().outputDir, {recursive: true});
  const folder = mkdtempSync(test.info().outputPath(name));
  writeFiles(folder, {'shop.json': text});
  mkdirSync(path.join(folder, 'stage'));
  const documents = readDocuments([path.join(folder, 'shop.json')]);
  const stage = stageDocuments(path.join(folder, 'stage'), '1.0', documents);
  return {operations: operationsOf(stage.contracts.read('shop')), ...familyOf(stage, documents[0], words)};
}

/** The pages of the first document after an update, with edits of a writer before it. */
function updated(before: string, after: string, edit: (text: string) => string = (text) => text) {
  const old = laidOut('before', before);
  const {operations, pages, shown} = laidOut('after', after);
  const files = old.pages.map((page) => ({file: `docs/${page.id}.mdx`, text: edit(tagPage('shop', page, words))}));
  const matched = matchOperations(old.operations, operations);
  const change = {family: 'shop', matched, layout: pages, shown};
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

test('addresses that are gone lead to what took their place: a renamed interface, its heading, the page, or the guide', () => {
  const {operations: old} = laidOut('before', documentOf({'get /a': 'getA', 'get /b': 'getB', 'get /c': 'getC'}));
  const {operations} = laidOut('after', documentOf({'get /a': 'readA', 'get /b': 'getB'}));
  const published = {
    '/docs/': [],
    '/docs/1.0/p': ['gone'],
    '/docs/p': ['op-getA', 'getA.req.x', 'getA.res.y', 'op-getB', 'getB.res.old', 'op-getC', 'own'],
    '/docs/q': ['z'],
  };
  const now = {'/docs/': [], '/docs/p': ['op-readA', 'readA.req.x', 'op-getB']};
  const moved = {'/docs/old': '/docs/q', '/docs/#a': '/docs/p#op-getC', '/docs/p#op-getB': '/docs/q'};
  const isCurrent = (route: string) => !route.startsWith('/docs/1.0/');
  const made = withRedirects({published, moved}, isCurrent, now, [matchOperations(old, operations)], '/docs/');
  expect(made.moved).toEqual({
    '/docs/old': '/docs/',
    '/docs/#a': '/docs/p',
    '/docs/p#op-getA': '/docs/p#op-readA',
    '/docs/p#getA.req.x': '/docs/p#readA.req.x',
    '/docs/p#getB.res.old': '/docs/p#op-getB',
    '/docs/p#op-getC': '/docs/p',
    '/docs/p#own': '/docs/p',
    '/docs/q': '/docs/',
  });
  // The redirect of the interface covers the field, and the next update too.
  const again = withRedirects(made, isCurrent, now, [matchOperations(operations, operations)], '/docs/');
  expect(again).toEqual(made);
  expect(hasRedirect('/docs/p#getA.res.y', made.moved)).toBe(true);
  expect(hasRedirect('/docs/p#getB.res.new', made.moved)).toBe(false);
  expect(made.published['/docs/p']).toEqual(
    [
      'getA.req.x',
      'getA.res.y',
      'getB.res.old',
      'op-getA',
      'op-getB',
      'op-getC',
      'op-readA',
      'own',
      'readA.req.x',
    ].sort(),
  );
});
