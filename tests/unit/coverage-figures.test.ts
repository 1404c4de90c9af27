import {expect, test} from './plain-test';
import {siteWith} from './fixtures/site-with';
import {contractCoverage, formatProblem, openContracts, percent} from '../../contract';
import {contractSite, expandPage} from './fixtures/small-site';
import type {Edit} from './fixtures/small-site';
import {scopeProblems, unusedScopes} from '../../contract/rules/scopes';

const DOCUMENT = `openapi: 3.1.0
info: {title: A, version: '1'}
paths:
  /a:
    get:
      operationId: a
      parameters: [{name: page, in: query, description: Page., schema: {type: integer, maximum: 9}}]
      responses:
        '200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Node'}, example: {name: n}}}}
        '404': {description: None., content: {application/json: {schema: {type: object}, example: {code: 1}}}}
    post: {operationId: b, responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Node'}}}}}}
components:
  schemas:
    Node: {type: object, properties: {name: {type: string}, open: {type: boolean, description: Open.}, inner: {$ref: '#/components/schemas/Node'}}}
`;
test('a contract is as far as its fields, operations and codes are, as a whole and by interface', async () => {
  const site = siteWith({'docs/_contract/a.yaml': DOCUMENT});
  const {figures, operations} = contractCoverage('a', openContracts(site, 'docs'));
  const shown = [figures, ...operations.map((one) => one.figures)].map((one) =>
    Object.values(one).map(percent).join(' '),
  );
  expect(shown).toEqual([
    '50% (2/4) 25% (1/4) 50% (1/2) 50% (1/2) —',
    '50% (2/4) 25% (1/4) 50% (1/2) 100% (1/1) —',
    '33% (1/3) 0% (0/3) 0% (0/1) 0% (0/1) —',
  ]);
  const {plain} = await expandPage(site, '```coverage a\n```\n');
  expect(plain).toContain('| 接口 | 字段有说明 |');
  expect(plain).toContain('| 全部 a | 50% (2/4) | 25% (1/4) | 50% (1/2) | 50% (1/2) | — |');
});
test('the figures of a field fall with its text, its example and its limits', () => {
  const edit = (from: string, to: string) => ({file: 'shop', from, to});
  const figuresOf = (edits: ReturnType<typeof edit>[]) =>
    contractCoverage('shop', openContracts(contractSite('order-contract', edits), 'docs')).figures;
  const whole = figuresOf([]);
  expect(figuresOf([edit(', remark: 加急', '')]).examples.have).toBe(whole.examples.have - 1);
  expect(figuresOf([edit('description: 订单。', 'title: 订单。')]).texts.have).toBe(whole.texts.have - 1);
});

const SECURED: Edit = {file: 'shop', from: 'openapi: 3.1.0\n', to: 'openapi: 3.1.0\nsecurity: [{token: [orders]}]\n'};
const scopesOf = (...names: string[]) => ({
  file: 'common',
  from: 'x-dictionaries:\n',
  to: `x-scopes: D0099\nx-dictionaries:\n  D0099: {title: 权限, values: {${names.map((name) => `${name}: {meaning: ${name}。}`).join(', ')}}}\n`,
});
const problemsOf = (site: string) => {
  const contracts = openContracts(site, 'docs');
  return [...scopeProblems('shop', contracts), ...unusedScopes(['shop'], contracts)].map(formatProblem);
};
test('scopes that interfaces ask for are those that the dictionary explains', () => {
  expect(problemsOf(contractSite('small-contract', [SECURED, scopesOf('orders')]))).toEqual([]);
});
test('a scope that the dictionary lacks, and one that no interface asks for, are problems', () => {
  const problems = problemsOf(contractSite('small-contract', [SECURED, scopesOf('payments')])).join('\n');
  expect(problems).toContain('scope "orders" is no value of the dictionary that x-scopes names. Known: payments.');
  expect(problems).toContain('no interface asks for the scope "payments".');
});
test('a table says which interfaces a scope opens, and which need none', async () => {
  const site = contractSite('small-contract', [SECURED, scopesOf('orders')]);
  const {plain, problems} = await expandPage(site, '```scopes shop\n```');
  expect(problems).toEqual([]);
  expect(plain).toMatch(/\| `orders` \| orders \| .+ \|/);
  expect(plain).toContain('| 不需要 |');
});
test('without a dictionary of scopes there is no such table', async () => {
  const {problems} = await expandPage(contractSite('small-contract'), '```scopes shop\n```');
  expect(problems.map(formatProblem).join()).toContain('x-scopes of _contract/common.yaml names no dictionary.');
});
