import {expect, test} from './plain-test';
import {contractSite, expandPage} from '../fixtures/small-site';
import type {Edit} from '../fixtures/small-site';
import {formatProblem} from '../../contract/problems';
import {openContracts} from '../../contract/read/contracts';
import {scopeProblems, unusedScopes} from '../../contract/rules/scopes';

const SECURED: Edit = {file: 'shop', from: 'openapi: 3.1.0\n', to: 'openapi: 3.1.0\nsecurity: [{token: [orders]}]\n'};
const scopesOf = (...names: readonly string[]) => ({
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
