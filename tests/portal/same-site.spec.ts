import path from 'path';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../tools/record/built-pages';
import {differences, readBuild} from '../checks/same-site';

const AT_ROOT = readBuild(path.join(__dirname, '..', '..', 'build'));
const PORTAL = readBuild(BUILD);

test('the site at / and the one at /portal/ differ only in their base URL', () => {
  expect([AT_ROOT.home.pathname, PORTAL.home.href]).toEqual(['/', 'https://portal.example/portal/']);
  expect(differences(AT_ROOT, PORTAL)).toEqual([]);
});

const SCRIPT = Array.from(PORTAL.files.keys()).find((file) => /js\/main\./.test(file)) ?? '';

const PLANTED = [
  {
    name: 'a link without the base URL',
    file: 'docs/index.html',
    from: 'href="/portal/docs/',
    to: 'href="/docs/',
    found: ['docs/index.html: /docs/ without /portal/'],
  },
  {
    name: 'a file without the base URL',
    file: 'docs/index.md',
    from: '(/portal/downloads/',
    to: '(/downloads/',
    found: ['docs/index.md: /downloads/ without /portal/'],
  },
  {
    name: 'the base URL twice',
    file: 'docs/index.html',
    from: '/portal/docs/',
    to: '/portal/portal/docs/',
    found: ['docs/index.html: not the same'],
  },
  {
    name: 'another origin',
    file: 'llms.txt',
    from: 'https://portal.example/',
    to: 'https://other.example/',
    found: ['llms.txt: not the same'],
  },
  {
    name: 'another word on a page',
    file: 'docs/dev/dev_1_4.html',
    from: 'D0001',
    to: 'D0009',
    found: ['docs/dev/dev_1_4.html: not the same'],
  },
  {
    name: 'another word in a script',
    file: SCRIPT,
    from: 'data-dismisses-announcement',
    to: 'data-dismisses-anouncement',
    found: ['assets/js: not the same'],
  },
];

for (const {name, file, from, to, found} of PLANTED) {
  test(`${name} is noticed`, () => {
    const text = PORTAL.files.get(file) ?? '';
    expect(text).toContain(from);
    expect(
      differences(AT_ROOT, {...PORTAL, files: new Map([...PORTAL.files, [file, text.replace(from, to)]])}),
    ).toEqual(found);
  });
}

test('a file that only one of them has is noticed', () => {
  const files = new Map(Array.from(PORTAL.files).filter(([file]) => file !== 'sitemap.xml'));
  expect(differences(AT_ROOT, {...PORTAL, files})).toEqual(['sitemap.xml: not the same']);
});
