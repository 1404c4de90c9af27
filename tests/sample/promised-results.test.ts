import path from 'path';
import {expect, test} from '../unit/plain-test';
import {allFields, createResolve, openContracts, operationFields, operationsOf} from '../../contract';
import {readDocFiles} from '../../src/plugins/docs/doc-files';
import {versionFolders} from './fixtures/version-folders';

const ROOT = path.join(__dirname, '..', '..');

/** Where a page says that the answer to a query decides: the operation, and what stands before 为准. */
const DECIDES = /以\[[^\]]+\]\([^)#]*#op-(\w+)\)([^。；，]*)为准/g;

/** Names of the fields in the answers of each operation of a docs version. */
function answeredFields(version: string): ReadonlyMap<string, ReadonlySet<string>> {
  const contracts = openContracts(ROOT, version);
  const operations = contracts.names.flatMap((name) =>
    operationsOf(contracts.read(name)).map((located) => ({located, resolve: createResolve(contracts, name)})),
  );
  return new Map(
    operations.map(({located, resolve}) => [
      located.operation.operationId,
      new Set(allFields(operationFields(located, resolve).response).map(({name}) => name)),
    ]),
  );
}

/** Sentences that send readers to a query for a result that it does not have, or do not say which field has it. */
function unkept(text: string, fields: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  return Array.from(text.matchAll(DECIDES))
    .filter(
      ([, operation, rest]) =>
        !Array.from(rest.matchAll(/`(\w+)`/g)).some(([, name]) => fields.get(operation)?.has(name)),
    )
    .map(([sentence]) => sentence);
}

for (const version of versionFolders) {
  test(`${version}: a result for which a page sends readers to a query is a field of that query`, () => {
    const fields = answeredFields(version);
    const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(`${version}/`));
    expect(pages.length).toBeGreaterThan(5);
    for (const {file, markdown} of pages) expect.soft(unkept(markdown, fields), file).toEqual([]);
  });
}

test('a query without a named field, or without the field, is reported', () => {
  const fields = new Map([['getMember', new Set(['status'])]]);
  const sentence = (what: string) => `结果以[查询通道会员](#op-getMember)${what}为准`;
  expect(unkept(`${sentence('')}。${sentence('的 `signedAt` ')}。${sentence('的 `status` ')}。`, fields)).toEqual([
    sentence('').slice(2),
    sentence('的 `signedAt` ').slice(2),
  ]);
});
