import {spawnSync} from 'child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {FOLDERS, nodeShares, scriptShares} from '../coverage/report';

const HOOK = path.join(__dirname, '..', 'coverage', 'browser.cjs');

/** A project with a module that runs in part and one that is never loaded. */
function smallProject(root: string): string {
  FOLDERS.forEach((folder) => mkdirSync(path.join(root, folder), {recursive: true}));
  writeFileSync(
    path.join(root, 'deploy', 'half.mjs'),
    'export function called() {\n  return 1;\n}\nexport function uncalled() {\n  return 2;\n}\ncalled();\n',
  );
  writeFileSync(path.join(root, 'deploy', 'whole.mjs'), "import './half.mjs';\n");
  writeFileSync(path.join(root, 'src', 'unloaded.ts'), 'export const value = 1;\n');
  return root;
}

test('lines that did not run and modules that nothing loaded are found', async ({}, testInfo) => {
  const root = smallProject(testInfo.outputPath('project 百%'));
  const folder = testInfo.outputPath('node');
  spawnSync(process.execPath, [path.join(root, 'deploy', 'whole.mjs')], {
    env: {...process.env, NODE_V8_COVERAGE: folder},
  });
  const shares = await nodeShares(root, folder, testInfo.outputPath('work'));
  expect(shares).toEqual([
    {file: 'src/unloaded.ts', percent: 0},
    {file: 'deploy/half.mjs', percent: expect.closeTo(57, 0)},
    {file: 'deploy/whole.mjs', percent: 100},
  ]);
});

test('what Chromium ran of a script is kept, however its page ends', async ({}, testInfo) => {
  const folder = testInfo.outputPath('browser');
  const program = `
    process.argv[1] = 'workerProcessEntry.js';
    require(${JSON.stringify(HOOK)});
    const {chromium} = require('@playwright/test');
    (async () => {
      const browser = await chromium.launch({executablePath: process.env.BROWSER_PATH, chromiumSandbox: process.getuid?.() !== 0});
      for (const of of ['page', 'context']) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.route('**', (route) => route.fulfill(route.request().url().endsWith('.js')
          ? {contentType: 'text/javascript', body: 'function uncalled() { return 1; }\\nwindow.ran = true;'}
          : {contentType: 'text/html', body: '<script src="/assets/js/a.js"></script>'}));
        await page.goto('http://localhost/');
        await {page, context}[of].close();
      }
      await browser.close();
    })();`;
  const {stderr} = spawnSync(process.execPath, ['--eval', program], {
    cwd: path.join(__dirname, '..', '..'),
    env: {...process.env, BROWSER_COVERAGE: folder},
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(existsSync(folder) && readdirSync(folder)).toHaveLength(2);
  const [{file, percent}, ...others] = await scriptShares(folder, testInfo.outputPath('work'));
  expect([file, others]).toEqual([expect.stringMatching(/assets\/js\/a\.js$/), []]);
  expect(percent).toBeGreaterThan(30);
  expect(percent).toBeLessThan(100);
});

test('a run without a browser has no scripts', async ({}, testInfo) => {
  expect(await scriptShares(testInfo.outputPath('none'), testInfo.outputPath('work'))).toEqual([]);
});
