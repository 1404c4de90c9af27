import {expect, test} from './plain-test';
import {writeFileSync} from 'fs';
import path from 'path';
import {contractVersions, createChangeLog, createHistory} from '../../contract';
import {fieldRows} from '../../src/plugins/publish/files/contracts/field-rows';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {matchOperations} from '../../tools/adopt/update/operations';
import {planPages} from '../../tools/adopt/update/pages';
import {laidOut} from './fixtures/laid-out';
import {INTERFACE, SCHEMA, documentOf, siteOf} from './fixtures/schema-page';
import {expandPage} from './fixtures/small-site';
import * as words from '../../contract/words';

function linksIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const {name, props} = node as {name?: unknown; props?: {href?: string}};
  return [...(name === 'a' && props?.href ? [props.href] : []), ...Object.values(node).flatMap(linksIn)];
}

test('an interface links to the page of a schema, and shows the other schemas itself', async () => {
  const {problems, plain, root} = await expandPage(siteOf({}), INTERFACE);
  expect(problems).toEqual([]);
  for (const text of ['note', 'c24']) expect(plain).toContain(text);
  expect(plain).not.toContain('o29');
  expect(linksIn(root).filter((href) => href.startsWith('/docs/order'))).toEqual(['/docs/order#schema-Order']);
});

test('the page of a schema shows what is sent and what is received, and which versions have it', async () => {
  // An interface of the name of the schema has a history of its own.
  const present = documentOf().replace('getOrder', 'Order');
  const [docs, other] = ['docs', 'versioned_docs/version-1.0'];
  const files = {[`${docs}/_contract/shop.json`]: present, [`${other}/_contract/shop.json`]: documentOf(24, 'A.', 29)};
  const shown = async (site: string, page: string, newest: string, oldest: string) => {
    const versions = contractVersions(site, [
      {number: '2.0', folder: newest},
      {number: '1.0', folder: oldest},
    ]);
    const {problems, plain} = await expandPage(site, page, {history: createHistory(versions, docs)});
    expect(problems).toEqual([]);
    return {plain, marked: plain.split('\n').filter((line) => /\b2\.0\b/.test(line))};
  };
  const site = siteOf(files);
  const {plain, marked} = await shown(site, SCHEMA, docs, other);
  for (const text of ['## Order', 'What was bought.', 'o29', 'c24', 'secret']) expect(plain).toContain(text);
  expect(plain, 'a schema is no operation').not.toContain('operationId');
  const [inCustomer, inOrder] = [expect.stringContaining('c24'), expect.stringContaining('o29')] as unknown[];
  expect(marked).toEqual([inCustomer, inOrder]);
  const gone = (await shown(site, SCHEMA, other, docs)).marked;
  expect(gone).toEqual([inCustomer, inOrder]);
  expect(gone.join()).toContain(words.interpolate(words.text.removed, {version: '2.0'}));
  // A nested schema with a page of its own in one version alone has the same marks there.
  const customer = SCHEMA.replaceAll('Order', 'Customer');
  const apart = siteOf({...files, 'docs/customer.mdx': customer});
  for (const order of [[docs, other] as const, [other, docs] as const]) {
    expect((await shown(apart, SCHEMA, ...order)).marked).toEqual([inOrder]);
    expect((await shown(apart, customer, ...order)).marked).toEqual([inCustomer]);
  }
});

test('a block of a schema that a contract lacks names those that it has', async () => {
  const message = async (target: string) =>
    (await expandPage(siteOf({}), `\`\`\`schema ${target}\n\`\`\`\n`)).problems.map((one) => one.message);
  expect(await message('shop#Ordr')).toEqual([
    'schema "Ordr" not found in _contract/shop.json. Known: Order, Customer. Did you mean Order?',
  ]);
  expect(await message('shop')).toEqual(['"schema shop" names no schema. Expected e.g. ```schema shop#Order.']);
});

test('the list of fields has those of a schema with a page of its own once, and says where a field has them', () => {
  const site = siteOf({'docs/one.mdx': INTERFACE});
  const [current] = siteVersions(site).slice(-1);
  const [columns, ...rows] = fieldRows(site, current);
  const cells = (anchor: string) =>
    rows
      .filter((row) => row[columns.indexOf(words.csv.columns.anchor)] === anchor)
      .map((row) => row[columns.indexOf(words.csv.columns.limits)]);
  expect(cells('Order.schema.customer.c24')).toEqual(['']);
  expect(cells('getOrder.res.order')).toEqual([`${words.fields.shownAt}Order`]);
  expect(cells('getOrder.res.order.o29')).toEqual([]);
});

test('links to a field follow its schema to a page of its own as soon as there is one', () => {
  const site = siteOf({'docs/one.mdx': INTERFACE, 'docs/order.mdx': ''});
  const place = () => {
    const versions = contractVersions(site, [{number: '1.0', folder: 'docs'}]);
    return createChangeLog(versions, 'docs').find('shop', 'getOrder', 'getOrder.res.order.o29')?.anchor;
  };
  expect(place()).toBe('getOrder.res.order.o29');
  writeFileSync(path.join(site, 'docs/schema.mdx'), SCHEMA);
  expect(place()).toBe('getOrder.res.order');
});

const LONG = 'A description that has many words. '.repeat(20);

test('adopt gives the largest schemas of a heavy interface pages, and those of a light one none', () => {
  const blocks = (document: string): readonly string[] =>
    laidOut(document === documentOf() ? 'light' : 'heavy', document).files.map(
      ({text}) => / (shop#.*)/.exec(text)?.[1] ?? '',
    );
  expect(blocks(documentOf())).toEqual(['shop#getOrder']);
  expect(blocks(documentOf(25, LONG, 130))).toEqual(['shop#getOrder', 'shop#Order']);
});

test('interfaces that are light without a heavy schema share a page', () => {
  const heavy = JSON.parse(documentOf(25, LONG, 130)) as {paths: Record<string, {get: object}>};
  heavy.paths['/order/last'] = {get: {...heavy.paths['/order'].get, operationId: 'getLast'}};
  const {pages} = laidOut('shared', JSON.stringify(heavy)).family;
  expect(pages.map(({operations, schema}) => schema ?? operations.map(({operation}) => operation.operationId))).toEqual(
    [['getOrder', 'getLast'], 'Order'],
  );
});

test('an update takes out the page of a schema that the document has no more', () => {
  const old = laidOut('before', documentOf(25, LONG, 130));
  const {operations, family} = laidOut('after', documentOf().replace(/Order"/g, 'Purchase"'));
  const matched = matchOperations(old.operations, operations);
  const plan = planPages({family: 'shop', matched, layout: family.pages, groups: [], shown: family.shown}, old.files);
  expect(plan.removed).toEqual(['docs/shop/schema-order.mdx']);
});
