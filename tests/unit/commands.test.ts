/** Refusals of Docusaurus's commands, before they write or remove anything. */
import {expect, test} from './plain-test';
import {existsSync, mkdirSync, rmSync} from 'fs';
import path from 'path';
import {transformMarkdownContent} from '@docusaurus/core/lib/commands/writeHeadingIds';
import {checkCommand, checkOutDir, checkSwizzle} from '../../src/plugins/beta13/commands';
import {siteWith} from './fixtures/site-with';
import {writeFiles} from '../fixtures/written-files';

let site = '';
const write = (file: string) => writeFiles(site, {[file]: ''});

test.beforeEach(() => {
  site = siteWith({});
});

test('a locale that the site does not have is refused, with those it has', () => {
  expect(() => checkCommand({locale: 'fr', locales: ['zh-Hans', 'en']})).toThrow(
    'there is no locale "fr": i18n.locales has zh-Hans, en.',
  );
  checkCommand({locale: 'en', locales: ['zh-Hans', 'en']});
  checkCommand({locales: ['en']});
});

test('a build empties no folder but one of builds', () => {
  const refused: [string, string][] = [
    ['.', 'holds the site itself'],
    ['..', 'holds the site itself'],
    ['docs', 'holds files that are no build (index.md)'],
    ['pages', 'is a repository of git'],
    ['file', 'is no folder'],
  ];
  ['docs/index.md', 'pages/.git/HEAD', 'pages/404.html', 'file', 'dist/404.html', 'build/x'].forEach(write);
  mkdirSync(path.join(site, 'empty'));
  for (const [folder, reason] of refused)
    expect(() => checkOutDir(site, path.join(site, folder)), folder).toThrow(reason);
  for (const folder of ['build', 'dist', 'empty', 'none', '..build']) checkOutDir(site, path.join(site, folder));
  expect(existsSync(path.join(site, 'docs/index.md'))).toBe(true);
});

test('swizzle writes over no file of the site, and beside none that is the same module', () => {
  ['src/theme/Footer/index.tsx', 'src/theme/Footer/styles.module.css', 'src/theme/Error.tsx'].forEach(write);
  ['src/theme/Toggle/control.ts', 'stock/Footer/index.js', 'stock/Footer/styles.module.css'].forEach(write);
  ['stock/Error.js', 'stock/Footer/Links/index.js', 'stock/Toggle/index.js', 'stock/Navbar.js'].forEach(write);
  const check = (name: string) => () =>
    checkSwizzle(site, path.join(site, 'stock', name), path.join(site, 'src', 'theme', name));
  expect(check('Footer')).toThrow('git rm src/theme/Footer/index.tsx src/theme/Footer/styles.module.css"');
  expect(check('Error.js')).toThrow(/^\[beta13\] src\/theme\/Error\.tsx: the site has this part/);
  rmSync(path.join(site, 'src/theme/Error.tsx'));
  write('src/theme/Error/index.ts');
  expect(check('Error.js')).toThrow('src/theme/Error/index.ts');
  for (const name of ['Footer/Links', 'Toggle', 'Navbar.js']) check(name)();
});

test('write-heading-ids changes a page once, keeps its line ends, and leaves code alone', () => {
  const page =
    '## 概述\r\n\n## Two `words`\n\n~~~md\n## code\n~~~\n\n````\n```\n## code\n```\n````\n\n## 已有 {#其他}\n';
  const changed = page.replace('概述\r', '概述 {#概述}\r').replace('Two `words`', 'Two `words` {#two-words}');
  expect(transformMarkdownContent(page)).toBe(changed);
  expect(transformMarkdownContent(changed)).toBe(changed);
});
