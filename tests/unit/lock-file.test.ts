import {execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

type Lock = {packages: Record<string, {optional?: boolean}>};

const siteDir = path.join(__dirname, '..', '..');
const lock = fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');

/** The error of `npm ci` for a lock file, before it installs anything: empty, or what the lock file lacks. */
function refusal(directory: string, lockFile: string): string {
  fs.mkdirSync(directory, {recursive: true});
  fs.copyFileSync(path.join(siteDir, 'package.json'), path.join(directory, 'package.json'));
  fs.writeFileSync(path.join(directory, 'package-lock.json'), lockFile);
  try {
    execSync('npm ci --dry-run --ignore-scripts --offline --no-audit', {
      cwd: directory,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as {stderr: string}).stderr;
  }
}

test('npm ci accepts the lock file', ({}, testInfo) => {
  expect(refusal(testInfo.outputPath('whole'), lock)).toBe('');
});

test('there is one @mdx-js/react, whose context the theme, an owner and all pages share', () => {
  const {packages} = JSON.parse(lock) as Lock;
  expect(Object.keys(packages).filter((name) => name.endsWith('node_modules/@mdx-js/react'))).toEqual([
    'node_modules/@mdx-js/react',
  ]);
});
