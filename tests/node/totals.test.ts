import {spawnSync} from 'child_process';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';

const TOTALS = path.resolve('.ci/totals.mjs');

/** A report in the format of Playwright's JSON reporter. */
const reportOf = (stats: object, status: string, errors: readonly object[]) =>
  JSON.stringify({
    stats: {expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats},
    suites: [
      {suites: [{specs: [{file: 'a.spec.ts', line: 7, title: 'holds', tests: [{status, results: [{errors}]}]}]}]},
    ],
  });

test('a run on CI ends with the failed tests and their errors, and fails where a test was skipped', ({}, testInfo) => {
  const cwd = testInfo.outputPath();
  const totals = (report: string) => {
    mkdirSync(path.join(cwd, 'test-results'), {recursive: true});
    writeFileSync(path.join(cwd, 'test-results', 'npm-test.json'), report);
    const {stdout, status} = spawnSync(process.execPath, [TOTALS], {cwd, encoding: 'utf8'});
    return {stdout, status};
  };
  expect(totals(reportOf({}, 'expected', []))).toEqual({
    stdout: '2 passed, 0 failed, 0 skipped, in 1 reports\n',
    status: 0,
  });
  expect(totals(reportOf({unexpected: 1}, 'unexpected', [{message: '\u001b[31mno\u001b[39m'}]))).toEqual({
    stdout: 'failed: a.spec.ts:7 holds\nno\n\n2 passed, 1 failed, 0 skipped, in 1 reports\n',
    status: 0,
  });
  expect(totals(reportOf({skipped: 1}, 'skipped', [])).status).toBe(1);
});
