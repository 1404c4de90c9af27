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

test('addresses without the base URL, other words of pages and scripts, and a file that one of them lacks are noticed', () => {
  const script = Array.from(PORTAL.files.keys()).find((file) => /js\/main\./.test(file)) ?? '';
  const changed = new Map(PORTAL.files);
  for (const [file, from, to] of [
    ['docs/index.html', 'href="/portal/docs/', 'href="/docs/'],
    ['docs/index.md', '(/portal/downloads/', '(/downloads/'],
    ['llms.txt', 'https://portal.example/', 'https://other.example/'],
    [script, 'data-dismisses-announcement', 'data-dismisses-anouncement'],
  ]) {
    expect(changed.get(file)).toContain(from);
    changed.set(file, (changed.get(file) ?? '').replace(from, to));
  }
  changed.delete('sitemap.xml');
  expect([...differences(AT_ROOT, {...PORTAL, files: changed})].sort()).toEqual([
    'assets/js: not the same',
    'docs/index.html: /docs/ without /portal/',
    'docs/index.md: /downloads/ without /portal/',
    'llms.txt: not the same',
    'sitemap.xml: not the same',
  ]);
});
