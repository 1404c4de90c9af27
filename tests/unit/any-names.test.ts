import {expect, test} from './plain-test';
import {expandPage} from '../fixtures/small-site';
import {siteWith} from '../fixtures/written-files';
import {checkContracts, contractVersions, openContracts, operationsOf} from '../../contract';
import {tagPage} from '../../tools/adopt/page-texts';
import * as words from '../../contract/words';

const DOCUMENT = `openapi: 3.0.3
info: {title: A, version: '1'}
paths:
  /oauth2/token:
    post: {operationId: 'post_oauth2_token#refresh', responses: {'200': {description: A}}}
    get: {operationId: 'a/b {c}  d', responses: {'200': {description: A}}}
  /with space/{id}  x:
    get: {summary: spaced, parameters: [{name: id, in: path, required: true, schema: {type: string}}], responses: {'200': {description: A}}}
  /中文 路径:
    delete: {responses: {'204': {description: A}}}
  '/q?action=list&x=1#part':
    get: {responses: {'200': {description: A}}}
`;

test('operations of any name, at any path, have a place on the page that adopt writes', async () => {
  const site = siteWith({'docs/_contract/a.yaml': DOCUMENT, 'versions.json': '[]'});
  const operations = operationsOf(openContracts(site, 'docs').read('a'));
  const markdown = tagPage('a', {id: 'a/a', title: 'A', description: '', operations, hasOthers: false}, words);
  const {problems, plain} = await expandPage(site, markdown);
  expect(problems).toEqual([]);
  for (const {operation} of operations) expect.soft(plain).toContain(operation.summary.slice(0, 5));
  siteWith({'docs/a/a.mdx': markdown});
  const pages = operationsOf(openContracts(site, 'docs').read('a')).map(({operation}) => operation.page);
  expect(pages).toEqual(operations.map(() => 'a/a'));
  expect(checkContracts(site, contractVersions(site, [{number: '1.0', folder: 'docs'}]), 'docs').problems).toEqual([]);
});
