/** Prints the failed tests of all reports in `test-results/` with their errors, then the totals; fails where a test was left out. */
import {readdirSync, readFileSync} from 'node:fs';

const FOLDER = 'test-results';
const COLOURS = /\u001b\[\d+m/g;

const testsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(testsOf)];
const reports = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));

for (const {file, line, title, tests} of reports.flatMap(testsOf)) {
  const errors = tests
    .filter(({status}) => status === 'unexpected' || status === 'flaky')
    .flatMap(({results}) => results.flatMap((result) => result.errors));
  if (errors.length > 0)
    console.log(
      `failed: ${file}:${line} ${title}\n${errors.map(({message}) => message.replace(COLOURS, '')).join('\n')}\n`,
    );
}
const sum = (name) => reports.reduce((total, {stats}) => total + stats[name], 0);
console.log(
  `${sum('expected')} passed, ${sum('unexpected') + sum('flaky')} failed, ${sum('skipped')} skipped, in ${reports.length} reports`,
);
if (sum('skipped') > 0) {
  console.error('[ci] Tests were skipped. Here none may be: install what they need.');
  process.exitCode = 1;
}
