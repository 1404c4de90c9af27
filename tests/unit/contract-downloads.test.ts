import {cpSync, mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import type {OpenApi} from '../../contract/openapi/types';
import {sourcesOf} from '../../contract/read/sources';
import {contractFiles} from '../../src/plugins/publish/files/contracts';
import {BYTE_ORDER_MARK, csv} from '../../src/plugins/publish/files/contracts/csv';
import {fieldRows} from '../../src/plugins/publish/files/contracts/field-rows';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';
import {csvAnchors, parseCsv} from './checks/csv';
import {openApiAnchors} from './checks/openapi-fields';
import {smallSite} from './fixtures/small-site';

const sorted = (anchors: Iterable<string>) => [...new Set(anchors)].sort();

test("a provider's own contract is made into downloads without a change of code", async () => {
  const site = smallSite();
  const [version] = siteVersions(site);
  const files = await contractFiles(site, version, 'shop', '/docs');
  expect(Object.keys(files).sort()).toEqual(['openapi-shop.json', 'openapi-shop.yaml', 'postman-shop.json']);
  expect(sorted(csvAnchors(csv(fieldRows(site, version))))).toEqual(
    sorted(openApiAnchors(JSON.parse(files['openapi-shop.json']) as OpenApi)),
  );
  expect(JSON.parse(files['openapi-shop.json'])).toMatchObject({'x-dictionaries': {D0002: {title: '付款方式'}}});
});

test('a reference that leads nowhere stops the bundling', async () => {
  const site = smallSite('shop', "$ref: 'common.yaml#/components/schemas/Envelope'", "$ref: 'gone.yaml#/A'");
  const [version] = siteVersions(site);
  await expect(contractFiles(site, version, 'shop', '/docs')).rejects.toThrow('gone.yaml');
});

test('a contract is made of the files of its folder, but of another contract only where one of these names it', async () => {
  const site = smallSite();
  const folder = path.join(site, 'docs', '_contract');
  const part = path.join(folder, 'parts', 'pet.yaml');
  mkdirSync(path.dirname(part));
  writeFileSync(part, 'type: object\n');
  ['other.yaml', '另一份.yaml'].forEach((name) => cpSync(path.join(folder, 'shop.yaml'), path.join(folder, name)));
  const [version] = siteVersions(site);
  const files = () => sourcesOf(site, version, 'shop').map(([file]) => file);
  expect(files()).toEqual(['common.yaml', 'parts/pet.yaml', 'shop.yaml']);
  for (const name of ['other.yaml', '另一份.yaml', encodeURIComponent('另一份.yaml'), '%6fther.yaml']) {
    writeFileSync(part, `$ref: '../${name}#/components/schemas/Pet'\n`);
    expect(files()).toEqual(['common.yaml', 'parts/pet.yaml', 'shop.yaml', decodeURIComponent(name)]);
  }
});

test('a CSV cell keeps its quotes, commas and lines, and is never run as a formula', () => {
  const rows = [
    ['a "b", c', 'd\r\ne', ''],
    ['=1+1', '-2', '@x'],
  ];
  const text = csv(rows);
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
  expect(parseCsv(text.slice(1))).toEqual([rows[0], ["'=1+1", "'-2", "'@x"]]);
});
