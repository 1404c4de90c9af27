import {expect, test} from './plain-test';
import {compareVersions, contractVersions, createChangeLog} from '../../contract';
import {CHANGES_PAGE} from '../../src/data/versions';
import {INTERFACE, SCHEMA, documentOf, siteOf} from './fixtures/schema-page';
import {expandPage} from './fixtures/small-site';
import {writeFiles} from '../fixtures/written-files';
import * as words from '../../contract/words';

/** The changes from an older document to one in which `Order` has a page of its own. */
function changesBetween(before: string, after = documentOf()) {
  const site = siteOf({
    'docs/_contract/shop.json': after,
    'docs/one.mdx': INTERFACE,
    'versioned_docs/version-1.0/_contract/shop.json': before,
  });
  const [old, now] = contractVersions(site, [
    {number: '2.0', folder: 'docs'},
    {number: '1.0', folder: 'versioned_docs/version-1.0'},
  ]);
  const changes = compareVersions({before: old, after: now}).map(({id, class: of}) => `${of} ${id}`);
  return {site, changes};
}

test('a change in a schema with a page of its own is one change, whichever version has the page', () => {
  const {changes} = changesBetween(documentOf(25, 'A.', 29));
  expect(changes).toEqual(['compatible field-added shop#Order.schema.o29']);
});

test('a change in a schema that is sent and received has the more severe class', () => {
  const sent = (document: string): string => {
    const written = JSON.parse(document) as {paths: {'/order': Record<string, object>}};
    const schema = {type: 'object', properties: {order: {$ref: '#/components/schemas/Order'}}};
    written.paths['/order'].post = {
      operationId: 'createOrder',
      requestBody: {content: {'application/json': {schema}}},
      responses: {204: {description: 'Done.'}},
    };
    return JSON.stringify(written);
  };
  const without = documentOf(25, 'A.', 29);
  expect(changesBetween(sent(documentOf()), sent(without)).changes).toEqual([
    'breaking field-removed shop#Order.schema.o29',
  ]);
  const required = (document: string): string =>
    document.replace('"description":"What was bought."', '"description":"What was bought.","required":["o1"]');
  expect(changesBetween(sent(documentOf()), required(sent(documentOf()))).changes).toEqual([
    'breaking field-required shop#Order.schema.o1',
  ]);
  expect(changesBetween(documentOf(), required(documentOf())).changes).toEqual([
    'compatible field-required shop#Order.schema.o1',
  ]);
});

test('where another schema takes the place of one with a page of its own, both are compared field by field', () => {
  const other = documentOf().replace(
    '"Customer":{',
    '"Other":{"type":"object","properties":{"o0":{"type":"integer"}}},"Customer":{',
  );
  const {changes} = changesBetween(
    other.replace('"order":{"$ref":"#/components/schemas/Order"', '"order":{"$ref":"#/components/schemas/Other"'),
    other,
  );
  expect(changes).toContain('breaking type-changed shop#getOrder.res.order.o0');
  expect(changes).toContain('compatible field-added shop#getOrder.res.order.o1');
});

/** The pages of a schema and of the changes of 2.0, all of which one entry explains. */
async function pagesOfChanges(before: string, after = documentOf()) {
  const {site, changes} = changesBetween(before, after);
  const covers = changes.map((change) => change.replace(/^\S+ /, ''));
  writeFiles(site, {
    'docs/_contract/changes.yaml': `- version: '2.0'\n  class: compatible\n  covers: ${JSON.stringify(covers)}\n  text: More.\n`,
    'docs/changes.mdx': '## 2.0 {#v2-0}\n\n```changes 2.0\n```\n',
  });
  const versions = contractVersions(site, [
    {number: '2.0', folder: 'docs'},
    {number: '1.0', folder: 'versioned_docs/version-1.0'},
  ]);
  const context = {changes: createChangeLog(versions, 'docs')};
  return {
    interface: await expandPage(site, INTERFACE, context),
    schema: await expandPage(site, SCHEMA, context),
    changes: await expandPage(site, '```changes 2.0\n```\n', context),
  };
}

test('the changes of a schema are listed on its page, and lead from the page of changes to its fields', async () => {
  const {schema, changes} = await pagesOfChanges(documentOf(25, 'A.', 29));
  expect(schema.plain).toContain(words.interpolate(words.changes.ofSchema, {count: 1}));
  expect(changes.markdown).toContain('[`Order`](/docs/order#schema-Order) [`o29`](/docs/order#Order.schema.o29)');
});

test('a changed field that the page of its schema shows in another place leads to the field that links there', async () => {
  const customer = '"customer":{"$ref":"#/components/schemas/Customer"},';
  const withSeller = (document: string): string =>
    document.replace('"o0":', '"seller":{"$ref":"#/components/schemas/Customer"},"o0":');
  const {changes} = await pagesOfChanges(withSeller(documentOf(24)).replace(customer, ''), withSeller(documentOf(25)));
  expect(changes.markdown).toContain('[`seller.c24`](/docs/order#Order.schema.seller)');
});

test('changes that are too many for a line are a number there, collapsed by operation and schema on the page of changes', async () => {
  const pages = await pagesOfChanges(documentOf(14, 'A.', 15));
  const many = words.interpolate(words.changes.manyIn, {count: 37, owners: 2});
  expect(pages.changes.plain).toContain(`- ${many}${words.text.colon}新增字段（可选）`);
  expect(pages.changes.plain).toContain('](/docs/one#op-getOrder)：`buyer.c14`、`buyer.c15`、');
  expect(pages.changes.plain).toContain('[`Order`](/docs/order#schema-Order)：`customer.c14`、');
  expect(pages.schema.plain).toContain(
    `**2.0** [\`Order\`](/docs/order#schema-Order) ${words.interpolate(words.changes.many, {count: 26})}`,
  );
  expect(pages.interface.plain).toContain(
    `[兼容（11 项）](/docs/${CHANGES_PAGE}#v2-0-field-added-shop-getOrder-res-buyer-c14)`,
  );
});

test('a schema with the name of something that every object has is compared like any other', () => {
  const named = (document: string): string => document.replaceAll('Customer', 'constructor');
  const {changes} = changesBetween(named(documentOf(24)), named(documentOf()));
  expect(changes).toEqual([
    'compatible field-added shop#getOrder.res.buyer.c24',
    'compatible field-added shop#Order.schema.customer.c24',
  ]);
});
