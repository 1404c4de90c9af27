import path from 'path';
import {expect, test} from '../unit/plain-test';
import {openContracts, operationsOf, relatedOperations} from '../../contract';
import type {Contracts, LocatedOperation} from '../../contract';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import {eventsAfter} from './checks/sent-notifications';
import {versions} from '../fixtures/versions';

const ROOT = path.join(__dirname, '..', '..');

/** What is called, queried and sent in a docs version, by name: `v1#createBatch`. */
const operationsIn = (contracts: Contracts): ReadonlyMap<string, LocatedOperation> =>
  new Map(
    contracts.names.flatMap((family) =>
      operationsOf(contracts.read(family)).map((located) => [`${family}#${located.operation.operationId}`, located]),
    ),
  );

/** Names of what an interface gives as its results. */
function resultsOf(located: LocatedOperation, contracts: Contracts): readonly string[] {
  const told = relatedOperations(located, contracts).tells.map(({operation}) => operation);
  return Array.from(operationsIn(contracts)).flatMap(([name, {operation}]) => (told.includes(operation) ? [name] : []));
}

const isNotification = (name: string): boolean => name.includes('#notify');

for (const {number, folder} of versions) {
  test(`${number}: the notifications that pages name as results of calls are those that the sandbox sends because of them`, async () => {
    test.setTimeout(60_000);
    const contracts = openContracts(ROOT, folder);
    const operations = Array.from(operationsIn(contracts));
    const carrierOf = (event: string): string =>
      operations.find(([name, {operation}]) =>
        operation['x-events']?.some((carried) => `${name.split('#')[0]} ${carried}` === event),
      )?.[0] ?? event;
    const calls = operations.filter(([, {operation, method}]) => !operation.webhook && method !== 'GET');
    const named = new Map(calls.map(([name, located]) => [name, resultsOf(located, contracts).filter(isNotification)]));
    for (const [name] of calls) {
      const {notifications, taken} = await eventsAfter(number, name);
      expect.soft(taken, `${name} is never taken`).toBe(true);
      const sent = new Set(Array.from(notifications, carrierOf));
      expect.soft([...(named.get(name) ?? [])].sort(), name).toEqual([...sent].sort());
    }
    const all = operations.map(([name]) => name).filter(isNotification);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(Array.from(named.values()).flat())).toEqual(new Set(all));
  });
}

/** The section of a notification on a page: its name and its text. */
const SECTIONS = /```openapi (\w+#notify\w+)\n```([^]*?)(?=\n```openapi|$)/g;
/** Where the text says which query answers with the same data. */
const SAME_DATA = /`data`[^。]*?\[[^\]]+\]\([^)#]*#op-(\w+)\)/g;

/** Queries that the text of a notification names and its results do not: `v1#notifyPayout: getTaskSettlement`. */
function unnamedQueries(markdown: string, contracts: Contracts): readonly string[] {
  const operations = operationsIn(contracts);
  return Array.from(markdown.matchAll(SECTIONS)).flatMap(([, name, text]) => {
    const [family] = name.split('#');
    const notification = operations.get(name);
    const results = notification ? resultsOf(notification, contracts) : [];
    return Array.from(text.matchAll(SAME_DATA), ([, query]) => `${family}#${query}`)
      .filter((query) => operations.get(query)?.method === 'GET' && !results.includes(query))
      .map((query) => `${name}: ${query}`);
  });
}

for (const {number, folder} of versions) {
  test(`${number}: the query that shows the same data as a notification, by its text, is among its results`, () => {
    const contracts = openContracts(ROOT, folder);
    const pages = readDocFiles(ROOT).filter(({file}) => file.startsWith(`${folder}/`));
    const said = pages.flatMap(({markdown}) =>
      Array.from(markdown.matchAll(SECTIONS)).flatMap(([, , text]) => Array.from(text.matchAll(SAME_DATA))),
    );
    expect(said.length).toBeGreaterThan(3);
    for (const {file, markdown} of pages) expect.soft(unnamedQueries(markdown, contracts), file).toEqual([]);
  });
}

test('a text that names the query of another object is reported', () => {
  const contracts = openContracts(ROOT, versions[0].folder);
  const section =
    '```openapi v1#notifyPayout\n```\n\n`data` 与[查询明细](../a.mdx#op-listBatchDetails)中的一条相同。\n';
  expect(unnamedQueries(section, contracts)).toEqual(['v1#notifyPayout: v1#listBatchDetails']);
});
