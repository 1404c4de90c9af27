import {execFileSync} from 'child_process';
import {cpSync, mkdirSync, symlinkSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import type {TestInfo} from '@playwright/test';

const ROOT = path.join(__dirname, '..', '..');

/** Loads the configuration twice, with an edit in between, as `start` does. */
const loadTwice = (edit: string) => `
  const fs = require('fs');
  const load = () => {
    const file = require.resolve('./docusaurus.config.js');
    delete require.cache[file];
    return require(file).title;
  };
  const before = load();
  ${edit}
  console.log(before, load());
`;

function titles(testInfo: TestInfo, edit: string): string {
  const site = testInfo.outputPath('site');
  const options = path.join(site, 'src', 'plugins', 'beta13', 'options');
  [path.join(site, 'src', 'data'), options].forEach((folder) => mkdirSync(folder, {recursive: true}));
  writeFileSync(
    path.join(options, 'load-config.ts'),
    'export const loadConfig = (_: string, load: () => {default: object}) => load().default;',
  );
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  cpSync(path.join(ROOT, 'docusaurus.config.js'), path.join(site, 'docusaurus.config.js'));
  const count = 'const loads = (globalThis as {loads?: number}); loads.loads = (loads.loads ?? 0) + 1;';
  writeFileSync(
    path.join(site, 'docusaurus.config.ts'),
    `import {title} from './src/data/site';\n${count}\nexport default {title: title + loads.loads};`,
  );
  writeFileSync(path.join(site, 'src', 'data', 'site.ts'), "export const title = 'before';");
  return execFileSync(process.execPath, ['-e', loadTwice(edit)], {cwd: site, encoding: 'utf8'}).trim();
}

test('an edit of the data that the configuration imports takes effect on the next load, and after other edits its modules stay', ({}, testInfo) => {
  expect(titles(testInfo, "fs.writeFileSync('src/data/site.ts', \"export const title = 'after';\"); load();")).toBe(
    'before1 after2',
  );
});

test('a mistake makes the load fail, and the load after its correction succeeds', ({}, testInfo) => {
  const mistake = `fs.writeFileSync('src/data/site.ts', 'export const const'); let message; try { load(); } catch (error) { message = error.message; }
    if (!message.includes('site.ts:1:')) throw new Error(message);
    fs.writeFileSync('src/data/site.ts', "export const title = 'corrected';");`;
  expect(titles(testInfo, mistake)).toBe('before1 corrected2');
});

test('a folder that webpack or tsx cannot read is refused', ({}, testInfo) => {
  for (const name of ['wow!', 'what?']) {
    const site = testInfo.outputPath(name);
    mkdirSync(site);
    cpSync(path.join(ROOT, 'docusaurus.config.js'), path.join(site, 'docusaurus.config.js'));
    expect(() => execFileSync(process.execPath, ['docusaurus.config.js'], {cwd: site, stdio: 'pipe'})).toThrow(
      `[site] ${site}: webpack and tsx do not read "!" and "?" as parts of a path.`,
    );
  }
});
