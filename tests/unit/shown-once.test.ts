import {expect, test} from './plain-test';
import {compareVersions, contractVersions} from '../../contract';
import {siteWith} from './fixtures/site-with';

type Shape = {
  /** Number of fields in the shared schema. */
  readonly fields: number;
  /** Operations with this schema in their responses, in the order of the page. */
  readonly operations: readonly string[];
  readonly more?: object;
};

function documentOf({fields, operations, more = {}}: Shape): string {
  const names = Array.from({length: fields}, (_, index) => `f${index}`);
  const Big = {
    type: 'object',
    properties: {
      ...Object.fromEntries(names.map((name) => [name, {type: 'string'}])),
      self: {$ref: '#/components/schemas/Big'},
    },
    ...more,
  };
  const schema = {type: 'object', properties: {big: {$ref: '#/components/schemas/Big'}}};
  const answer = (of: object) => ({200: {description: 'Done.', content: {'application/json': {schema: of}}}});
  const paths = operations.map((name) => [
    `/${name}`,
    {
      get: {operationId: name, responses: answer(schema)},
      put: {operationId: `${name}Whole`, responses: answer({$ref: '#/components/schemas/Big'})},
    },
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: Object.fromEntries(paths),
    components: {schemas: {Big}},
  });
}

/** Differences between two documents, each with all operations on one page. */
function differences(before: Shape, after: Shape): readonly string[] {
  const site = siteWith({
    'docs/_contract/shop.json': documentOf(after),
    'versioned_docs/version-1.0/_contract/shop.json': documentOf(before),
  });
  const [old, now] = contractVersions(site, [
    {number: '2.0', folder: 'docs'},
    {number: '1.0', folder: 'versioned_docs/version-1.0'},
  ]);
  return compareVersions({before: old, after: now}).map(({id}) => id);
}

test('a page that shows a large schema at another place is no difference', () => {
  expect(differences({fields: 30, operations: ['b']}, {fields: 30, operations: ['a', 'b']})).toEqual([
    'operation-added shop#a',
    'operation-added shop#aWhole',
  ]);
  expect(differences({fields: 30, operations: ['a', 'b']}, {fields: 30, operations: ['b']})).toEqual([
    'operation-removed shop#a',
    'operation-removed shop#aWhole',
  ]);
});

test('a schema that has so many fields now that the page shows it once differs in what came', () => {
  const found = differences({fields: 15, operations: ['a', 'b']}, {fields: 25, operations: ['a', 'b']});
  expect(found.filter((id) => !id.startsWith('field-added'))).toEqual([]);
  expect(found).toContain('field-added shop#bWhole.res.f24');
});

test('a change within a schema is found where its place moved', () => {
  expect(
    differences({fields: 30, operations: ['b']}, {fields: 29, operations: ['a', 'b'], more: {description: 'Other.'}}),
  ).toContain('field-removed shop#b.res.big.f29');
});
