import {utimesSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {contractSite, editContract} from '../fixtures/small-site';
import keepPage, {pitch} from '../../src/plugins/docs/unchanged-page';

type Context = ThisParameterType<typeof keepPage>;

/** Lets a file be changed in a moment. */
const later = (file: string) => utimesSync(file, new Date(), new Date(Date.now() + 5000));

/** A page that shows an interface, compiled once; its code also comes from another file, to which something may happen meanwhile. */
function compiledPage(site: string, meanwhile: (metadata: string) => void = () => undefined) {
  const page = path.join(site, 'docs', 'page.mdx');
  const metadata = path.join(site, 'metadata.json');
  writeFileSync(page, '```openapi shop#placeOrder\n```\n');
  writeFileSync(metadata, '{}');
  const dependencies = [page, metadata, path.join(site, 'docs', '_contract', 'shop.yaml')];
  const context = {
    getOptions: () => ({siteDir: site, routeBase: '/docs'}),
    resourcePath: page,
    data: {},
    getDependencies: () => dependencies,
    addDependency: () => undefined,
    addContextDependency: () => undefined,
    addMissingDependency: () => undefined,
  } as unknown as Context;
  pitch.call(context);
  meanwhile(metadata);
  keepPage.call(context, 'code');
  return {again: () => pitch.call(context), metadata, contract: dependencies[2]};
}

test('an edit of a contract that leaves the page as it was does not compile it again', ({}, testInfo) => {
  const site = contractSite(testInfo, 'small-contract');
  const {again, contract} = compiledPage(site);
  editContract(site, {file: 'shop', from: "version: '1'", to: "version: '2'"});
  later(contract);
  expect(again()).toBe('code');
});

test('an edit that the page shows compiles it again', ({}, testInfo) => {
  const site = contractSite(testInfo, 'small-contract');
  const {again, contract} = compiledPage(site);
  editContract(site, {file: 'shop', from: '商品编号。', to: '货号。'});
  later(contract);
  expect(again()).toBeUndefined();
});

test('another file that the code comes from compiles the page again', ({}, testInfo) => {
  const {again, metadata} = compiledPage(contractSite(testInfo, 'small-contract'));
  later(metadata);
  expect(again()).toBeUndefined();
});

test('another file that changes while the page is compiled compiles it again', ({}, testInfo) => {
  const {again} = compiledPage(contractSite(testInfo, 'small-contract'), later);
  expect(again()).toBeUndefined();
});
