import {writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '../unit/plain-test';
import {NEWER, OLDER, changingSite, withEntries} from '../fixtures/changing-site';
import {editFile} from '../fixtures/edit-file';
import {Surroundings} from '../../src/plugins/docs/surroundings';

const OLD = path.dirname(OLDER);

/** Whether what a page of the old version may depend on differs after an edit of the newer one. */
async function sees(site: string, edit: () => void): Promise<boolean> {
  const before = await new Surroundings(site).seenFrom(OLD);
  edit();
  return (await new Surroundings(site).seenFrom(OLD)) !== before;
}

test('pages of an old version are made anew when a newer one deprecates an interface, or says until when the old one is served', async ({}, testInfo) => {
  const site = changingSite(testInfo);
  const shop = path.join(site, NEWER, 'shop.yaml');
  expect(await sees(site, () => editFile(shop, 'summary: 下单', 'summary: 下单\n      deprecated: true'))).toBe(true);
  expect(await sees(site, () => editFile(shop, 'deprecated: true', "deprecated: true\n      x-sunset: '2027-10-31'"))).toBe(true);
  expect(await sees(site, () => withEntries(site, "- {version: '1.0', released: 2025-09-16, ends: 2026-12-31}\n"))).toBe(true);
});

test('they are kept when a newer one gets other words, or a file that no page shows', async ({}, testInfo) => {
  const site = changingSite(testInfo);
  expect(await sees(site, () => writeFileSync(path.join(site, NEWER, '..', 'note.txt'), 'note'))).toBe(false);
});
