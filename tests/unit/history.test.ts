import {expect, test} from './plain-test';
import {contractVersions, createHistory} from '../../contract';
import {writeFiles} from '../fixtures/written-files';

/** Two interfaces with the same object in their responses, which a page shows once if it has more than 20 fields. */
function contractWith(fields: number): string {
  const operations = ['getA', 'getB'].map(
    (id) =>
      `  /${id}: {get: {operationId: ${id}, responses: {'200': {description: Done., content: {application/json: {schema: {type: object, properties: {thing: {$ref: '#/components/schemas/Thing'}}}}}}}}}\n`,
  );
  const properties = Array.from({length: fields}, (_, index) => `f${index}: {type: string}`);
  return `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths:\n${operations.join('')}components: {schemas: {Thing: {type: object, properties: {${properties.join()}}}}}\n`;
}

function historyOf(folder: string, older: number, newer: number) {
  const site = test.info().outputPath('site');
  writeFiles(site, {
    'docs/_contract/a.yaml': contractWith(newer),
    'versioned_docs/version-1.0/_contract/a.yaml': contractWith(older),
  });
  const versions = contractVersions(site, [
    {number: '2.0', folder: 'docs'},
    {number: '1.0', folder: 'versioned_docs/version-1.0'},
  ]);
  return createHistory(versions, folder);
}

test('a field is not gone where the page of a newer version leads to another place for it', () => {
  const {removedIn} = historyOf('versioned_docs/version-1.0', 19, 22);
  expect(removedIn('a', 'getB.res.thing.f3')).toBe(undefined);
  expect(removedIn('a', 'getB.res.thing.none')).toBe('2.0');
});

test('a field is not new where the page of an older version leads to another place for it', () => {
  const {since} = historyOf('docs', 22, 19);
  expect(since('a', 'getB.res.thing.f3')).toBe(undefined);
});

test('a field is new where no older version has it', () => {
  expect(historyOf('docs', 3, 5).since('a', 'getB.res.thing.f4')).toBe('2.0');
});
