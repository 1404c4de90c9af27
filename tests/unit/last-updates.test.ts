import {execFileSync} from 'child_process';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {commitTimes, lastUpdate} from '../../src/plugins/docs/last-updates';

const FIRST = 1_700_000_000;
const SECOND = 1_750_000_000;
const PAGE = 'docs/dev/页 一.mdx';

function git(folder: string, seconds: number, ...args: readonly string[]): void {
  const date = `${seconds} +0000`;
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  execFileSync('git', ['-c', 'user.name=writer', '-c', 'user.email=writer@docs.example', ...args], {cwd: folder, env, stdio: 'ignore'});
}

function commit(folder: string, seconds: number, file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
  git(folder, seconds, 'add', '.');
  git(folder, seconds, 'commit', '--message', 'change');
}

/** A site in a folder of a repository, whose contract is younger than its page. */
function site(place: string): string {
  mkdirSync(place, {recursive: true});
  git(place, FIRST, 'init');
  const folder = path.join(place, 'site');
  commit(folder, FIRST, PAGE, '# 页');
  commit(folder, SECOND, 'docs/_contract/v3.yaml', 'openapi: 3.1.0');
  return folder;
}

const updated = (folder: string, markdown: string) => lastUpdate(commitTimes(folder), PAGE, 'docs', markdown);

test('a page changes with its own text, and with the contract and the samples that it shows', ({}, testInfo) => {
  const folder = site(testInfo.outputPath('repository'));
  expect(updated(folder, '正文')).toBe(FIRST);
  expect(updated(folder, '```openapi v3#getTask\n```')).toBe(SECOND);
  expect(updated(folder, '```openapi v1#getTask\n```')).toBe(FIRST);
  expect(updated(folder, '````dictionaries\n````')).toBe(SECOND);
});

test('a page that no commit has got no date', ({}, testInfo) => {
  const folder = site(testInfo.outputPath('repository'));
  expect(lastUpdate(commitTimes(folder), 'docs/new.mdx', 'docs', '```openapi v3#getTask\n```')).toBeUndefined();
});

test('a shallow clone and a folder without git know no dates', ({}, testInfo) => {
  const folder = site(testInfo.outputPath('repository'));
  const shallow = testInfo.outputPath('shallow');
  git(testInfo.outputPath(), FIRST, 'clone', '--depth', '1', `file://${path.dirname(folder)}`, shallow);
  expect(commitTimes(path.join(shallow, 'site')).size).toBe(0);
  expect(commitTimes('/').size).toBe(0);
  expect(commitTimes(folder).size).toBe(2);
});
