import {expect} from '@playwright/test';
import {compare} from '../published/compare';
import type {Published} from '../published/compare';
import {test} from './plain-test';

const PAGE =
  '<!doctype html><html><head><meta content="style-src \'sha256-abc=\'"><style>.card_aB1+{color:red}@media print{.card_aB1+{color:black}}</style></head>' +
  '<body><a class="card_aB1+" href="/a">一</a><p>二</p><script src="/assets/js/main.0123abcd.js"></script></body></html>';
const FILES = {
  'index.html': PAGE,
  'docs/a.html': PAGE,
  'downloads/a.csv': 'a,b\n',
  _headers: '/*\n  X-A: 1\n',
  'assets/js/main.0123abcd.js': 'function go(){return"some words"}',
};
const ANSWERS = {'/': {status: 200, headers: {'content-type': 'text/html'}}};

const site = (files: Readonly<Record<string, string>> = {}, answers = ANSWERS): Published => ({
  files: new Map(Object.entries({...FILES, ...files}).map(([file, text]) => [file, Buffer.from(text)])),
  answers: new Map(Object.entries(answers)),
});

const without = (name: string): Published => ({
  ...site(),
  files: new Map(Array.from(site().files).filter(([file]) => file !== name)),
});

const differences = (after: Published) => Object.fromEntries(compare(site(), after));

test('a site has no differences from itself', () => {
  expect(differences(site())).toEqual({});
});

test('hashes of classes, scripts and the policy are no differences', () => {
  const moved = PAGE.replaceAll('_aB1+', '_Zz9-').replace('0123abcd', '89abcdef').replace('sha256-abc=', 'sha256-def=');
  const {['assets/js/main.0123abcd.js']: script, ...others} = FILES;
  const files = {...others, 'index.html': moved, 'docs/a.html': moved, 'assets/js/main.89abcdef.js': script};
  expect(
    differences({...site(), files: new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]))}),
  ).toEqual({});
});

const PLANTED = [
  {name: 'another word', from: '二', to: '三', found: ['- 二', '+ 三']},
  {
    name: 'another attribute',
    from: 'href="/a"',
    to: 'href="/b"',
    found: ['- <a class="card_*" href="/a">', '+ <a class="card_*" href="/b">'],
  },
  {
    name: 'another style',
    from: '{color:black}',
    to: '{color:blue}',
    found: ['- @media print .card_*{color:black}', '+ @media print .card_*{color:blue}'],
  },
  {
    name: 'another order',
    from: '<a class="card_aB1+" href="/a">一</a><p>二</p>',
    to: '<p>二</p><a class="card_aB1+" href="/a">一</a>',
    found: ['order: "<p>" stands where "<a class="card_*" href="/a">" stood'],
  },
];

for (const {name, from, to, found} of PLANTED) {
  test(`${name} on two pages is reported once, with both`, () => {
    expect(PAGE).toContain(from);
    const page = PAGE.replace(from, to);
    expect(differences(site({'index.html': page, 'docs/a.html': page}))).toEqual(
      Object.fromEntries(found.map((what) => [what, ['index.html', 'docs/a.html']])),
    );
  });
}

test('a changed line of a download is reported', () => {
  expect(differences(site({'downloads/a.csv': 'a,c\n'}))).toEqual({
    '- a,b': ['downloads/a.csv'],
    '+ a,c': ['downloads/a.csv'],
  });
});

test('a changed word in a script is reported', () => {
  expect(Object.keys(differences(site({'assets/js/main.0123abcd.js': 'function go(){return"other words"}'})))).toEqual([
    '- return"some words"}',
    '+ return"other words"}',
  ]);
});

test('a removed file and a new one are reported', () => {
  expect(differences(without('downloads/a.csv'))).toEqual({'is gone': ['downloads/a.csv']});
  expect(differences(site({'b.txt': ''}))).toEqual({'is new': ['b.txt']});
});

test('a changed header and a changed status are reported', () => {
  expect(Object.values(differences(site({}, {'/': {status: 404, headers: {'content-type': 'text/plain'}}})))).toEqual([
    ['/'],
  ]);
});

test('an attribute that is ignored is no difference, and neither are styles without classes', () => {
  const renamed = site({'index.html': PAGE.replaceAll('card_', 'tile_')});
  expect(compare(site(), renamed).size).toBeGreaterThan(0);
  expect(Object.fromEntries(compare(site(), renamed, ['class']))).toEqual({});
});
