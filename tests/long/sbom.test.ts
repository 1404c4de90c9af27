import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {billOfMaterials, idOf, licenseList, npmBill, refusedLicenses} from '../../tools/packages/bill-of-materials';
import type {Bill, Component} from '../../tools/packages/bill-of-materials';
import licenses from '../../tools/packages/licenses.json';
import {LICENSES_FILE, packageFolder, packagesOf} from '../../src/plugins/licenses/notices';
import {BUILD} from '../../tools/built-site/files';

const shipped = packagesOf(readFileSync(path.join(BUILD, LICENSES_FILE), 'utf8'));

function component(name: string, license?: string): Component {
  return {'bom-ref': `${name}@1.0.0`, name, version: '1.0.0', ...(license && {licenses: [{license: {id: license}}]})};
}

/** A bill of materials with these packages, of which `right` reaches readers. */
function bill(...components: readonly Component[]): Bill {
  const site = component('site');
  return billOfMaterials(
    {serialNumber: 'urn:uuid:1', metadata: {timestamp: '2026-11-21', component: site}, components},
    new Set(['right@1.0.0']),
  );
}

test('the packages whose code reaches readers are in the build with their licences', () => {
  const text = readFileSync(path.join(BUILD, LICENSES_FILE), 'utf8');
  expect([...shipped].map((id) => id.replace(/@[^@]*$/, ''))).toEqual(
    expect.arrayContaining(['infima', 'react', 'react-dom', '@rspack/core']),
  );
  expect(text).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
  expect([...shipped].filter((id) => /eslint|playwright|typescript|cheerio/.test(id))).toEqual([]);
});

test('the bill of materials is the same each time, has every locked package, and no licence in it is refused', () => {
  test.slow();
  const [one, other] = [billOfMaterials(npmBill(), shipped), billOfMaterials(npmBill(), shipped)];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(refusedLicenses(one)).toEqual([]);
  expect(one.components.length).toBeGreaterThan(1000);
  expect(
    one.components
      .filter(({scope}) => scope === 'required')
      .map(idOf)
      .sort(),
  ).toEqual([...shipped].sort());
});

test('every licence that was read in files is that of a package without one of its own', () => {
  const unlicensed = npmBill()
    .components.filter((each) => !each.licenses)
    .map(idOf);
  expect(Object.keys(licenses.read).sort()).toEqual([...new Set(unlicensed)].sort());
});

test('a bill has no time and no number of its own', () => {
  const {serialNumber, metadata} = bill();
  expect([serialNumber, metadata.timestamp, metadata.component.name]).toEqual([undefined, undefined, 'interface-docs']);
});

test('an unknown licence is refused', () => {
  expect(refusedLicenses(bill(component('left')))).toEqual([
    expect.stringContaining('left@1.0.0 is used at build under an unknown licence'),
  ]);
});

test('a licence that is good for tools of the build may not reach readers', () => {
  expect(refusedLicenses(bill(component('left', 'EPL-2.0')))).toEqual([]);
  expect(refusedLicenses(bill(component('right', 'EPL-2.0')))).toEqual([
    expect.stringContaining('right@1.0.0 reaches readers under EPL-2.0'),
  ]);
});

test('the list of licences has a line for each package', () => {
  expect(licenseList(bill(component('right', 'MIT'), component('left', 'ISC')))).toBe(
    'package,license,use\r\nleft@1.0.0,ISC,build\r\nright@1.0.0,MIT,readers\r\n',
  );
});

test('a package is found from its files, nested and scoped ones too', () => {
  expect(packageFolder('/site/node_modules/a/node_modules/@b/c/lib/d.js')).toBe(
    '/site/node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('/site/src/components/a.tsx')).toBeUndefined();
});
