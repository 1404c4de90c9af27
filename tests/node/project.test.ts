import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';

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
