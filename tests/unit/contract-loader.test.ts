import {expect, test} from './plain-test';
import {cpSync, mkdirSync, utimesSync, writeFileSync} from 'fs';
import path from 'path';
import {contractSite, editContract} from './fixtures/small-site';
import docsLoader from '../../src/plugins/docs/compile/loader';

async function load(site: string, source: string) {
  const dependencies: string[] = [];
  const metadata = path.join(site, 'metadata.json');
  writeFileSync(metadata, '{"permalink":"/docs/page"}');
  const note = (file: string) => dependencies.push(path.relative(site, file));
  const context = {
    getOptions: () => ({
      siteDir: site,
      routeBase: '/docs',
      editing: false,
      sourceToPermalink: {},
      metadataPath: () => metadata,
    }),
    resourcePath: path.join(site, 'docs', 'page.mdx'),
    addDependency: note,
    addContextDependency: note,
    addMissingDependency: note,
  };
  const code = await docsLoader.call(context as unknown as ThisParameterType<typeof docsLoader>, source);
  return {code, dependencies: dependencies.filter((file) => file !== 'metadata.json').sort()};
}

/** The recorded responses of the sandbox, which a page shows if they exist. */
const ANSWERS = 'docs/_samples/answers.json';
/** Contracts with their possible overlays. */
const CONTRACTS = ['common', 'shop'].flatMap((name) => [
  `docs/_contract/${name}.overlay.yaml`,
  `docs/_contract/${name}.yaml`,
]);
const PAGE = '```openapi shop#placeOrder\n```\n';

test('a page depends on the contracts that it shows, on the answers to their samples, and on no others', async () => {
  const site = contractSite('small-contract');
  const folder = path.join(site, 'docs', '_contract');
  cpSync(path.join(folder, 'shop.yaml'), path.join(folder, 'bank.yaml'));
  expect((await load(site, PAGE)).dependencies).toEqual([...CONTRACTS, ANSWERS]);
});

test('a page that shows every contract depends on the folder, where a new one would appear', async () => {
  const site = contractSite('small-contract');
  expect((await load(site, PAGE)).dependencies).toEqual(['docs/_contract', ...CONTRACTS, ANSWERS]);
});

test('a page that names the titles of others depends on them', async () => {
  const site = contractSite('small-contract');
  writeFileSync(path.join(site, 'docs', 'shop.mdx'), '---\ntitle: 商店\n---\n\n```openapi shop#placeOrder\n```\n');
  const {code, dependencies} = await load(site, '```operations shop\n```\n');
  expect(code).toContain('商店');
  expect(code).toContain('/docs/shop');
  expect(dependencies).toContain('docs/shop.mdx');
});

test('a page without blocks depends on nothing', async () => {
  const site = contractSite('small-contract');
  expect((await load(site, '说明。\n')).dependencies).toEqual([]);
});

test('an edited contract changes the page that was expanded before', async () => {
  const site = contractSite('small-contract');
  expect((await load(site, PAGE)).code).toContain('"value":"下单","id":"op-placeOrder"');
  editContract(site, {file: 'shop', from: 'summary: 下单', to: 'summary: 提交订单'});
  utimesSync(path.join(site, 'docs', '_contract', 'shop.yaml'), new Date(), new Date(Date.now() + 1000));
  expect((await load(site, PAGE)).code).toContain('"value":"提交订单","id":"op-placeOrder"');
});

test('a page depends on the samples that it shows, and on the languages that may come', async () => {
  const site = contractSite('small-contract');
  const folder = path.join(site, 'docs', '_samples', 'buy');
  mkdirSync(folder, {recursive: true});
  const write = (code: string, output: string) => {
    writeFileSync(path.join(folder, 'buy.sh'), code);
    writeFileSync(path.join(folder, 'output.txt'), output);
  };
  write('echo 1\n', '1\n');
  const page = '```sample buy\n```\n';
  const {code, dependencies} = await load(site, page);
  expect(code).toContain('echo 1');
  expect(dependencies).toEqual(
    ['Buy.java', 'buy.go', 'buy.mjs', 'buy.php', 'buy.py', 'buy.sh', 'output.txt'].map(
      (file) => `docs/_samples/buy/${file}`,
    ),
  );
  write('echo 2\n', '2\n');
  utimesSync(path.join(folder, 'buy.sh'), new Date(), new Date(Date.now() + 1000));
  expect((await load(site, page)).code).toContain('echo 2');
  writeFileSync(path.join(folder, 'buy.go'), 'package main\n');
  expect((await load(site, page)).code).toContain('package main');
});
