import {execFileSync} from 'child_process';
import {readFileSync} from 'fs';
import path from 'path';
import {pathToFileURL} from 'url';
import {expect, test} from '@playwright/test';
import {changelog, commitsUpTo} from '../../tools/changelog/main';
import type {Commit} from '../../tools/changelog/main';

const ROOT = path.join(__dirname, '..', '..');
const text = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');

function commit(subject: string, month = '2026-11', body = ''): Commit {
  return {month, subject, body};
}

/** The commits that CHANGELOG.md covers; undefined without git, or with a shallow or rewritten history. */
function covered(last: string): readonly Commit[] | undefined {
  try {
    return commitsUpTo(last);
  } catch {
    return undefined;
  }
}

test('CHANGELOG.md is what its command writes of the commits that it covers', () => {
  const last = /commits up to ([0-9a-f]{40})\.$/m.exec(text)?.[1] ?? '';
  expect(last).not.toBe('');
  const commits = covered(last);
  test.skip(!commits, `git does not know ${last} with all before it`);
  expect(text).toBe(changelog(commits ?? [], last));
  expect(text).not.toBe(changelog(commits?.filter(({subject}) => !subject.startsWith('perf')) ?? [], last));
});

test('no list is written for a shallow history, as it would lose earlier entries', ({}, testInfo) => {
  test.skip(!covered('HEAD'), 'the project has no git here');
  const copy = testInfo.outputPath('copy');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', '--no-checkout', pathToFileURL(ROOT).href, copy]);
  expect(() => commitsUpTo('HEAD', copy)).toThrow(/^\[changelog\] the history is cut\. /);
});

test('features, fixes and speed are listed by month, the newest first, and nothing else', () => {
  const commits = [
    commit('fix: mend b', '2026-12'),
    commit('docs: tell'),
    commit('perf(c): hurry'),
    commit('feat(a): add <b> and c_d'),
    commit('fix it'),
    commit('feat: first'),
  ];
  expect(changelog(commits, 'abc').split('\n').slice(4)).toEqual([
    '## 2026-12',
    '',
    '### Fixes',
    '',
    '- mend b',
    '',
    '## 2026-11',
    '',
    '### Features',
    '',
    '- **a**: add \\<b\\> and c\\_d',
    '- first',
    '',
    '### Speed',
    '',
    '- **c**: hurry',
    '',
  ]);
});

test('breaking changes come first, whatever the type of the commit', () => {
  const commits = [
    commit('feat: add'),
    commit('refactor(a)!: rename'),
    commit('fix: mend', '2026-11', 'BREAKING CHANGE: asks for more'),
  ];
  expect(changelog(commits, 'abc')).toContain('### Breaking\n\n- **a**: rename\n- mend\n\n### Features\n\n- add\n');
});
