import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {writtenVersions} from '../checks/written-versions';

const ROOT = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

/** Its beta.13 was never published; the site does not use it, a test of plugins does. */
const NOT_OF_THE_PIN = '@docusaurus/remark-plugin-npm2yarn';

test('every Docusaurus package is pinned to exactly 2.0.0-beta.13, in the lock file too', () => {
  const direct = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  const pins = direct
    .filter(([name]) => name.startsWith('@docusaurus/') && name !== NOT_OF_THE_PIN)
    .map(([, version]) => version);
  expect([...new Set(pins)]).toEqual(['2.0.0-beta.13']);
  const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, {version: string}>};
  const locked = Object.entries(packages).filter(
    ([name]) =>
      /(^|\/)node_modules[\\/]@docusaurus\/(?!react-loadable)[^/]+$/.test(name) && !name.endsWith(NOT_OF_THE_PIN),
  );
  expect(locked.length).toBeGreaterThan(10);
  expect([...new Set(locked.map(([, {version}]) => version))]).toEqual(['2.0.0-beta.13']);
});

test('every package is pinned to an exact version', () => {
  for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies})) {
    expect.soft(version, name).toMatch(/^(npm:@?[\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test('every override has its reason in DEVELOPING.md', () => {
  const reasons = read('DEVELOPING.md');
  for (const name of Object.keys(manifest.overrides)) expect.soft(reasons).toContain(`| \`${name}\` `);
});

test('a second place with the number is found in any kind of text', () => {
  const code = [
    "const label = '3.0 版本';",
    'const path = `/docs/3.0/${page}`;',
    'const page = <p>3.0</p>;',
    'const is = /^3\\.0$/;',
    '// e.g. 3.0',
    "const others = ['3.0.1', '13.0', '3.01'];",
  ].join('\n');
  expect(writtenVersions('a.tsx', code, '3.0')).toEqual([
    "a.tsx:1: '3.0 版本'",
    'a.tsx:2: `/docs/3.0/${',
    'a.tsx:3: 3.0',
    'a.tsx:4: /^3\\.0$/',
  ]);
});
