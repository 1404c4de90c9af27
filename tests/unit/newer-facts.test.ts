import {expect, test} from './plain-test';
import {rmSync} from 'fs';
import {newerFacts} from '../../contract';
import {changingSite, changingVersions, withEntries} from './fixtures/changing-site';
import type {Edit} from './fixtures/changing-site';
import {showing} from './fixtures/small-site';
import {writeFiles} from '../fixtures/written-files';

const OLD = 'versioned_docs/version-1.0';

function siteWith(edits: Edit[] = []) {
  rmSync(test.info().outputPath('site'), {recursive: true, force: true});
  return changingSite(edits);
}

const factsOf = (site: string, folder = OLD) => newerFacts(changingVersions(site), folder);

const SHOWN: Record<string, Edit> = {
  'a field is gone': {from: '                card: {type: string, description: 卡号。}\n', to: ''},
  'an interface is deprecated': {from: 'summary: 下单\n', to: 'summary: 下单\n      deprecated: true\n'},
  'an interface is replaced': {from: 'summary: 下单\n', to: 'summary: 下单\n      x-replaced-by: shop#getOrder\n'},
  'a field has another bound': {from: 'maxLength: 32}\n                pay', to: 'maxLength: 40}\n                pay'},
};

for (const [name, edit] of Object.entries(SHOWN)) {
  test(`pages of an older version are made again when in a newer one ${name}`, () => {
    expect(factsOf(siteWith([edit]))).not.toBe(factsOf(siteWith()));
  });
}

test('pages of an older version are made again when in a newer one an interface stands on another page', () => {
  const shownBy = (page: string) => {
    const site = siteWith();
    writeFiles(site, {[`docs/${page}.mdx`]: showing('operationId: getOrder')});
    return factsOf(site);
  };
  expect(shownBy('query')).not.toBe(shownBy('shop'));
});

test('pages of an older version are made again when changes.yaml of the newest one says something else', () => {
  const entry = (text: string) => `- version: '2.0'\n  class: compatible\n  covers: []\n  text: ${text}\n`;
  expect(factsOf(withEntries(siteWith(), entry('一。')))).not.toBe(factsOf(withEntries(siteWith(), entry('二。'))));
});

test('pages of an older version are kept when a newer one describes a field in other words', () => {
  expect(factsOf(siteWith([{from: 'description: 卡号。', to: 'description: 银行卡号。'}]))).toBe(factsOf(siteWith()));
});

test('nothing is newer than the newest version', () => {
  expect(factsOf(siteWith(), 'docs')).toBe('');
});
