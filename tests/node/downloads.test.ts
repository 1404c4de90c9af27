import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {BUILD, buildFiles, builtPages, parseHtml} from '../../tools/record/built-pages';
import {callsOf} from '../checks/calls';
import {docs} from '../fixtures/routes';
import {versions} from '../fixtures/versions';
import {contractFiles} from '../../src/plugins/publish/files/contracts';
import {postmanCollection} from '../../src/plugins/publish/files/contracts/postman';
import {openContracts} from '../../contract';
import type {OpenApi, Operation, PathItem} from '../../contract/openapi/types';
import {markdownPath} from '../../src/data/markdown-path';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

const ROOT = path.join(__dirname, '..', '..');

type Collection = {
  readonly item: readonly {readonly name: string; readonly item: readonly {readonly request: Request}[]}[];
};
type Request = {readonly method: string; readonly url: {readonly path: readonly string[]}};

const download = (number: string, file: string) => readFileSync(path.join(BUILD, 'downloads', number, file), 'utf8');
const documentOf = (number: string, name: string) => JSON.parse(download(number, `openapi-${name}.json`)) as OpenApi;
const pagesOf = (version: string) => docs.filter((page) => page.version === version);
/** `/a/{id}/{x}...{y}#z` → `/a/:id/{{x}}...{{y}}`. */
const inPostman = (at: string): string =>
  at
    .replace(/#.*$/, '')
    .split('/')
    .map((part) => part.replace(/^\{([^{}]+)\}$/, ':$1').replace(/\{[^{}]+\}/g, '{$&}'))
    .join('/');
/** The path of the first server that an operation or a path has of its own. */
const serverPath = (item: PathItem, method: string): string =>
  ((item[method].servers ?? (item as unknown as Operation).servers)?.[0].url ?? '')
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(/\/$/, '');
const METHOD = /^(?:get|put|post|delete|options|head|patch|trace)$/;

async function faultsOf(file: string): Promise<readonly string[]> {
  const {createConfig, lint} = await import('@redocly/openapi-core');
  const config = await createConfig({rules: {struct: 'error', 'no-unresolved-refs': 'error'}});
  return [...new Set((await lint({ref: file, config})).map(({message}) => message))];
}

for (const {number, route, folder, families: names} of versions) {
  test(`${number}: every download is offered on 接入说明, and no other file lies beside them`, () => {
    const $ = parseHtml(builtPages().get(route) ?? '');
    const offered = $(`a[href^="/downloads/${number}/"]`)
      .toArray()
      .map((link) => $(link).attr('href')?.slice(1) ?? '');
    expect([...offered].sort()).toEqual(
      buildFiles()
        .filter((file) => file.startsWith(`downloads/${number}/`))
        .sort(),
    );
  });

  for (const name of names) {
    test(`${number} ${name}: the OpenAPI document has the number of the version, stands alone and adds no fault to the contract's; JSON and YAML say the same`, async () => {
      const text = download(number, `openapi-${name}.json`);
      expect(documentOf(number, name).info?.version).toBe(number);
      expect(text.match(/"\$ref": "(?!#\/)[^"]*"/g)).toBeNull();
      expect(parse(download(number, `openapi-${name}.yaml`))).toEqual(JSON.parse(text));
      const known = await faultsOf(path.join(ROOT, openContracts(ROOT, folder).fileOf(name)));
      const faults = await faultsOf(path.join(BUILD, 'downloads', number, `openapi-${name}.json`));
      expect(faults.filter((message) => !known.includes(message))).toEqual([]);
    });

    test(`${number} ${name}: the Postman collection has every call in the folder of its page`, () => {
      const {item: folders} = JSON.parse(download(number, `postman-${name}.json`)) as Collection;
      const titles = pagesOf(number).map(({title}) => title);
      expect(folders.map((folder) => folder.name).filter((title) => !titles.includes(title))).toEqual([]);
      const calls = folders.flatMap(({item}) =>
        item.map(({request}) => `${request.method} /${request.url.path.join('/')}`),
      );
      const {paths = {}} = documentOf(number, name);
      const expected = Object.entries(paths).flatMap(([at, item]) =>
        Object.keys(item)
          .filter((key) => METHOD.test(key))
          .map((method) => `${method.toUpperCase()} ${serverPath(item, method)}${inPostman(at)}`),
      );
      expect([...calls].sort()).toEqual([...expected].sort());
      expect(calls).toHaveLength(callsOf(documentOf(number, name)).length);
    });
  }
}

test('moments that the Postman converter makes up are the same at any time', async () => {
  const schema = {
    type: 'object',
    properties: {at: {type: 'string', format: 'date-time'}, day: {type: 'string', format: 'date'}},
  };
  const content = {'application/json': {schema}};
  const paths = {
    '/a': {
      post: {operationId: 'a', anchor: 'a', summary: 'a', requestBody: {content}, responses: {200: {description: 'a'}}},
    },
  };
  const made = JSON.stringify(
    await postmanCollection('a', {openapi: '3.1.0', info: {title: 'a', version: '1'}, paths}, () => 'a'),
  );
  expect(made).toContain('2026-01-01T00:00:00Z');
  expect(made.replaceAll('2026-01-01', '')).not.toMatch(/\d{4}-\d\d-\d\d/);
});

test('a path whose query has no value is a request of the collection as it stands', async () => {
  const operation = {operationId: 'a', anchor: 'a', summary: 'a', responses: {200: {description: 'a'}}};
  const document = {openapi: '3.1.0', info: {title: 'a', version: '1'}, paths: {'/a?fresh': {get: operation}}};
  const {item} = await postmanCollection('a', document, () => 'a');
  expect(JSON.stringify(item)).toContain('"query":[{"key":"fresh"}]');
});

test('a parameter at the end of a path with a fragment has a value in the collection', async () => {
  const parameters = [{name: 'id', in: 'path', required: true, schema: {type: 'string', example: '7'}}] as const;
  const operation = {operationId: 'a', anchor: 'a', summary: 'a', parameters, responses: {200: {description: 'a'}}};
  const document = {openapi: '3.1.0', info: {title: 'a', version: '1'}, paths: {'/a/{id}#add': {get: operation}}};
  const {item} = await postmanCollection('a', document, () => 'a');
  const [{request}] = item[0].item ?? [];
  expect(request?.url.path).toEqual(['a', ':id']);
  expect(request?.url.variable).toEqual([expect.objectContaining({key: 'id', value: '7'})]);
});

test('the downloads are the same in every run', async () => {
  test.setTimeout(180_000);
  const [oldest] = siteVersions(ROOT);
  const make = () => contractFiles(ROOT, oldest, oldest.names[0], '/docs');
  expect(await make()).toEqual(await make());
});

test('there is no Markdown where there is no page', () => {
  const written = buildFiles().filter((file) => file.endsWith('.md'));
  expect([...written].sort()).toEqual(docs.map(({path: route}) => markdownPath(route).slice(1)).sort());
  expect(existsSync(path.join(BUILD, 'llms.txt'))).toBe(true);
});
