import {readFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {holdMistakes, holdsOverrides} from '../checks/renovate';
import type {Renovate} from '../checks/renovate';

const ROOT = path.join(__dirname, '..', '..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown;
const config = readJson('.github/renovate.json') as Renovate;
const {dependencies, devDependencies, overrides, engines} = readJson('package.json') as Record<
  string,
  Record<string, string>
>;
const versions: Readonly<Record<string, string>> = {...overrides, ...dependencies, ...devDependencies};
const docusaurus = Object.keys(versions).filter((name) => name.startsWith('@docusaurus/'));

/** Every package that DEVELOPING.md and tools/lint/README.md hold back, with the first version that it must not get. */
const HELD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(docusaurus.map((name) => [name, '2.0.0-beta.14'])),
  '@docusaurus/remark-plugin-npm2yarn': '2.0.0-beta.15',
  react: '18.0.0',
  'react-dom': '18.0.0',
  '@types/react-dom': '18.0.0',
  '@types/node': '21.0.0',
  '@mdx-js/react': '2.0.0',
  playwright: '1.65.0',
  '@playwright/test': '1.65.0',
  'selenium-webdriver': '4.47.0',
  'autocorrect-node': '2.13.1',
  knip: '6.0.0',
  'dependency-cruiser': '18.0.0',
  'eslint-plugin-compat': '7.0.0',
  '@secretlint/core': '12.1.0',
  '@secretlint/secretlint-rule-preset-recommend': '12.1.0',
  webpack: '5.111.0',
  '@apidevtools/json-schema-ref-parser': '15.0.0',
};

test('Renovate holds every package that is held, at versions that package.json has', () => {
  expect(docusaurus.length).toBeGreaterThan(4);
  for (const [name, refused] of Object.entries(HELD))
    expect.soft(holdMistakes(config, name, versions[name], refused)).toEqual([]);
  expect(holdMistakes(config, 'node', engines.node.replace('>=', '') + '.0', '21.0.0')).toEqual([]);
  expect(holdsOverrides(config)).toBe(true);
});

test('every rule of Renovate says why', () => {
  expect(config.packageRules.filter(({description}) => !description)).toEqual([]);
});

test('a package without a rule, a rule that lets it go too far, and one that its version does not fit are mistakes', () => {
  const rules = (allowedVersions?: string): Renovate => ({
    packageRules: [{matchPackageNames: ['react'], allowedVersions}],
  });
  const [none, wide, old, right] = [rules(), rules('<19'), rules('<17'), rules('<18')].map((each) =>
    holdMistakes(each, 'react', '17.0.2', '18.0.0'),
  );
  expect([none, wide, old]).toEqual([
    [expect.stringContaining('offers react 18.0.0')],
    [expect.stringContaining('offers react 18.0.0')],
    [expect.stringContaining('allows react <17')],
  ]);
  expect(right).toEqual([]);
  expect(holdsOverrides({packageRules: [{matchDepTypes: ['overrides'], matchUpdateTypes: ['major']}]})).toBe(false);
});
