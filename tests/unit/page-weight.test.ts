import {expect, test} from './plain-test';
import {createResolve, openContracts, operationsOf} from '../../contract';
import {heavyPages} from '../../src/plugins/docs/blocks/heavy-pages';
import {HEAVY, pageWeight} from '../../src/plugins/docs/blocks/page-weight';
import {INTERFACE, SCHEMA, documentOf} from './fixtures/schema-page';
import {writeFiles} from '../fixtures/written-files';

/** Interfaces of a page with many fields in their responses, different ones, as pages show shared fields once. */
const operationsOn = (page: string, count: number): object =>
  Object.fromEntries(
    Array.from({length: count}, (_operation, index) => {
      const properties = Object.fromEntries(
        Array.from({length: 60}, (_field, field) => [
          `${page}-${index}-${field}`,
          {type: 'string', description: 'What an answer says of it.'},
        ]),
      );
      const content = {'application/json': {schema: {type: 'object', properties}}};
      const get = {
        operationId: `${page}${index}`,
        responses: {200: {description: 'A.', content}},
      };
      return [`/${page}/${index}`, {get}];
    }),
  );

/** @param pages number of interfaces on each page */
function contractsOf(pages: Readonly<Record<string, number>>) {
  const folder = test.info().outputPath('site');
  const paths = Object.assign({}, ...Object.entries(pages).map(([page, count]) => operationsOn(page, count))) as object;
  const document = {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths};
  const blocks = (page: string, count: number): string =>
    Array.from({length: count}, (_block, index) => `\`\`\`openapi shop#${page}${index}\n\`\`\`\n`).join('\n');
  writeFiles(folder, {
    'docs/_contract/shop.yaml': JSON.stringify(document),
    ...Object.fromEntries(
      Object.entries(pages).map(([page, count]) => [
        `docs/${page}.mdx`,
        `---\ntitle: A\n---\n\n${blocks(page, count)}`,
      ]),
    ),
  });
  return openContracts(folder, 'docs');
}

test('a page of interfaces weighs more with each of them, and what they share weighs once', () => {
  const contracts = contractsOf({one: 2});
  const [first, second] = operationsOf(contracts.read('shop'));
  const weigh = (...some: (typeof first)[]) => pageWeight(some, createResolve(contracts, 'shop'));
  expect(weigh(first, second) - weigh(first)).toBeGreaterThan(60 * 250);
  expect(weigh(first, first) - weigh(first)).toBeLessThan(weigh(first, second) - weigh(first));
});

test('coverage names the pages that have become heavy, but none of a single interface', () => {
  const contracts = contractsOf({many: 10, few: 2});
  expect(heavyPages('docs', 'shop', contracts).map(({file, message}) => `${file} ${message}`)).toEqual([
    expect.stringMatching(
      /^docs\/many has about \d{3} KB of HTML\. Expected 250 KB at most.* some of its 10 interfaces/,
    ),
  ]);
  expect(HEAVY).toBe(250_000);
});

test('coverage names the schemas that can have pages of their own, where they make the page of a single interface heavy', () => {
  const folder = test.info().outputPath('site');
  const document = documentOf(25, 'A description that has many words. '.repeat(20), 150);
  writeFiles(folder, {'docs/_contract/shop.json': document, 'docs/a.mdx': INTERFACE});
  const messages = () => heavyPages('docs', 'shop', openContracts(folder, 'docs')).map(({message}) => message);
  expect(messages()).toEqual([expect.stringContaining('each with a block like ```schema shop#Order: Order.')]);
  writeFiles(folder, {'docs/b.mdx': SCHEMA});
  expect(messages()).toEqual([]);
});
