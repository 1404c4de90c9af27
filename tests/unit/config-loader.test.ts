import {execFileSync} from 'child_process';
import {cpSync, mkdirSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import watchConfig from '../../src/plugins/watch-config';

const ROOT = path.join(__dirname, '..', '..');

/** Loads the configuration twice in one process, as `start` does, with an edit in between. */
const LOAD_TWICE = `
  const fs = require('fs');
  const load = () => {
    const file = require.resolve('./docusaurus.config.js');
    delete require.cache[file];
    return require(file).title;
  };
  const before = load();
  fs.writeFileSync('src/data/site.ts', "export const title = 'after';");
  console.log(before, load());
`;

test('an edit of the configuration, or of the data it imports, takes effect on the next load', ({}, testInfo) => {
  const site = testInfo.outputPath('site');
  mkdirSync(path.join(site, 'src', 'data'), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
  cpSync(path.join(ROOT, 'docusaurus.config.js'), path.join(site, 'docusaurus.config.js'));
  writeFileSync(path.join(site, 'docusaurus.config.ts'), "import {title} from './src/data/site';\nexport default {title};");
  writeFileSync(path.join(site, 'src', 'data', 'site.ts'), "export const title = 'before';");
  const output = execFileSync(process.execPath, ['-e', LOAD_TWICE], {cwd: site, encoding: 'utf8'});
  expect(output.trim()).toBe('before after');
});

test('start watches the configuration and the data', () => {
  const {getPathsToWatch} = watchConfig({siteDir: '/site'} as Parameters<typeof watchConfig>[0]);
  expect(getPathsToWatch?.()).toEqual(['/site/docusaurus.config.ts', '/site/src/data/**/*.ts']);
});
