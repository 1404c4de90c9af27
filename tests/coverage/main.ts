/**
 * `npx tsx tests/coverage/main.ts`: runs Playwright with the given arguments, and reports the coverage of the project's code: lines of
 * modules in Node, bytes of scripts in Chromium.
 */
import {spawnSync} from 'child_process';
import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {isOfBrowser, nodeShares, scriptShares} from './report';
import type {Share} from './report';

const ROOT = path.join(__dirname, '..', '..');
const FOLDER = path.join(ROOT, 'test-results', 'coverage');
const [NODE, BROWSER, WORK] = ['node', 'browser', 'work'].map((name) => path.join(FOLDER, name));
const PLAYWRIGHT = path.join('node_modules', '@playwright', 'test', 'cli.js');

const table = (title: string, shares: readonly Share[]): string =>
  [`## ${title}`, '', ...shares.map(({file, percent}) => `- ${percent.toFixed(0)} % ${file}`), ''].join('\n');

async function main(args: readonly string[]): Promise<void> {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const {findBrowser} = await import('../../tools/run/browser.mjs');
  const env = {
    ...process.env,
    BROWSER_PATH: process.env.BROWSER_PATH ?? findBrowser(),
    NODE_V8_COVERAGE: NODE,
    BROWSER_COVERAGE: BROWSER,
    // The variable's quoting rules are those of JSON strings.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(path.join(__dirname, 'browser.cjs'))}`,
  };
  const {status} = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...args], {cwd: ROOT, env, stdio: 'inherit'});
  const shares = await nodeShares(ROOT, NODE, WORK);
  const modules = shares.filter(({file}) => !isOfBrowser(file));
  const text = [
    table(
      'Modules of which no line ran in Node',
      modules.filter(({percent}) => percent === 0),
    ),
    table(
      'Modules of which some lines did not run',
      modules.filter(({percent}) => percent > 0 && percent < 100),
    ),
    table('Scripts of the build, in Chromium (bytes, as they have no source maps)', await scriptShares(BROWSER, WORK)),
  ].join('\n');
  writeFileSync(path.join(FOLDER, 'coverage.md'), text);
  process.stdout.write(text);
  process.exitCode = status ?? 1;
}

void main(process.argv.slice(2));
