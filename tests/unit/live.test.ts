import {expect, test} from './plain-test';
import {cpSync, readFileSync, rmSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {causesOf} from '../../src/plugins/live/causes';
import {changesContent} from '../../src/plugins/live/shipped-files';
import {siteWith} from './fixtures/site-with';
import {writeFiles} from '../fixtures/written-files';

const ROOT = path.join(__dirname, '..', '..');

let site = '';

test.beforeEach(() => {
  site = siteWith({});
  for (const folder of ['src/theme', 'src/app'])
    cpSync(path.join(ROOT, folder), path.join(site, folder), {recursive: true});
});

const write = (file: string, text: string) => writeFiles(site, {[file]: text});

const causes = (...plugins: object[]) =>
  causesOf({siteDir: site, plugins} as unknown as Pick<Props, 'siteDir' | 'plugins'>);

const modules = (...files: string[]) => ({name: 'a', getClientModules: () => files});

test('what an owner adds, changes or removes of the theme is named, but not style sheets and controls', () => {
  write('src/theme/Navbar/styles.module.css', '');
  write('src/theme/Navbar/control.ts', '');
  expect(causes()).toEqual([]);
  write('src/theme/DocPaginator/index.js', '');
  write('src/theme/Footer/index.tsx', '');
  rmSync(path.join(site, 'src/theme/Toggle/index.tsx'));
  expect(causes()).toEqual([
    'theme part src/theme/DocPaginator/index.js',
    'theme part src/theme/Footer/index.tsx',
    'theme part src/theme/Toggle/index.tsx',
  ]);
  expect(changesContent(site)).toBe(false);
  write('src/theme/MDXComponents/A.tsx', '');
  expect(changesContent(site)).toBe(true);
});

test('client modules are named, but not style sheets, those of the stock theme, and those of this site as they were shipped', () => {
  const own = path.join(site, 'src', 'app', 'arrival.ts');
  const stock = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
  const shipped = modules(own, path.join(site, 'src/app/prefetch'), stock, path.join(site, 'a.css'));
  expect(causes(shipped)).toEqual([]);
  expect(causes(shipped, modules(path.join(site, 'src/a.ts'), 'pack/client'))).toEqual([
    'client module src/a.ts',
    'client module pack/client',
  ]);
  write('src/app/arrival.ts', '');
  expect(causes(shipped)).toEqual(['client module src/app/arrival.ts']);
});

test('themes of plugins are named, but not those of stock', () => {
  const stock = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const theme = (folder: string) => ({name: 'b', getThemePath: () => folder});
  expect(causes(theme(path.join(stock, 'lib-next', 'theme')), theme(path.join(site, 'none')))).toEqual([]);
  expect(causes(theme(path.join(site, 'src')))).toEqual(['theme of b']);
});

test('ends of lines do not matter', () => {
  const text = readFileSync(path.join(site, 'src/theme/Footer/index.tsx'), 'utf8');
  write('src/theme/Footer/index.tsx', text.replaceAll('\n', '\r\n'));
  expect(causes()).toEqual([]);
});
