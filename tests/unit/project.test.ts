import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {CURRENT_NUMBER} from '../../src/data/versions';

const ROOT = path.join(__dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

test('every Docusaurus package is pinned to exactly 2.0.0-beta.13, in the lock file too', () => {
  const direct = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  const pins = direct.filter(([name]) => name.startsWith('@docusaurus/')).map(([, version]) => version);
  expect([...new Set(pins)]).toEqual(['2.0.0-beta.13']);
  const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, {version: string}>};
  const locked = Object.entries(packages).filter(([name]) => /(^|\/)node_modules[\\/]@docusaurus\/(?!react-loadable)[^/]+$/.test(name));
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
  for (const name of Object.keys(manifest.overrides)) expect.soft(reasons).toContain(`| \`${name}\` |`);
});

test('the number of the current version is written in one place', () => {
  for (const file of ['docusaurus.config.ts', 'sidebars.ts', 'src/data/navigation.ts', 'src/data/announcement.ts']) {
    expect.soft(read(file), file).not.toContain(CURRENT_NUMBER);
  }
});
