import {execFileSync} from 'child_process';
import {cpSync, mkdirSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {commitTimes, lastUpdate} from '../../src/plugins/docs/files/last-updates';
import {writeFiles} from '../fixtures/written-files';

const FIRST = 1_700_000_000;
const SECOND = 1_750_000_000;
const THIRD = 1_760_000_000;
const VERSION = 'docs';
const PAGE = `${VERSION}/dev/页 一.mdx`;

function git(folder: string, seconds: number, ...args: readonly string[]): void {
  const date = `${seconds} +0000`;
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  execFileSync('git', ['-c', 'user.name=writer', '-c', 'user.email=writer@docs.example', ...args], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
}

function commit(folder: string, seconds: number, file: string, text: string): void {
  writeFiles(folder, {[file]: text});
  git(folder, seconds, 'add', '.');
  git(folder, seconds, 'commit', '--message', 'change');
}

/** A site in a repository with two versions, whose contracts were committed after its pages. */
function site(place: string): string {
  mkdirSync(place, {recursive: true});
  git(place, FIRST, 'init');
  const folder = path.join(place, 'site');
  commit(folder, FIRST, PAGE, '# 页');
  cpSync(path.join(__dirname, 'fixtures/small-contract'), path.join(folder, VERSION, '_contract'), {
    recursive: true,
  });
  commit(folder, SECOND, 'versioned_docs/version-1.0/_contract/shop.yaml', 'openapi: 3.1.0');
  commit(folder, THIRD, `${VERSION}/_samples/greeting/greeting.sh`, 'curl https://api.example/');
  return folder;
}

async function updated(folder: string, markdown: string): Promise<number | undefined> {
  const page = {file: PAGE, markdown};
  return lastUpdate(await commitTimes(folder), VERSION, {...page, ...(await expandPage(folder, '/docs', page))});
}

test('a page changes with its own text, and with the contracts and the samples that it shows', async ({}, testInfo) => {
  const folder = site(testInfo.outputPath('repository'));
  expect(await updated(folder, '正文')).toBe(FIRST);
  expect(await updated(folder, '```openapi shop#placeOrder\n```')).toBe(SECOND);
  expect(await updated(folder, '```error-codes\n```')).toBe(SECOND);
  expect(await updated(folder, '```sample greeting\n```')).toBe(THIRD);
});

test('a page changes with no other contract, not with the pages that it names, and has no date in no commit', async ({}, testInfo) => {
  const folder = site(testInfo.outputPath('repository'));
  commit(folder, THIRD, `${VERSION}/_contract/other.yaml`, 'openapi: 3.1.0');
  commit(folder, THIRD, 'versioned_docs/version-1.0/_contract/common.yaml', 'x: 1');
  commit(folder, THIRD, `${VERSION}/index.mdx`, '# 首页');
  expect(await updated(folder, '```openapi shop#placeOrder\n```')).toBe(SECOND);
  const dependencies = ['versioned_docs/version-1.0/_contract/common.yaml', `${VERSION}/index.mdx`];
  const times = await commitTimes(folder);
  expect(lastUpdate(times, VERSION, {file: PAGE, dependencies})).toBe(FIRST);
  expect(lastUpdate(times, VERSION, {file: 'docs/new.mdx', dependencies})).toBeUndefined();
});

test('a shallow clone and a folder without git give no dates', async ({}, testInfo) => {
  const folder = site(testInfo.outputPath('repository'));
  const shallow = testInfo.outputPath('shallow');
  git(testInfo.outputPath(), FIRST, 'clone', '--depth', '1', `file://${path.dirname(folder)}`, shallow);
  expect((await commitTimes(path.join(shallow, 'site'))).size).toBe(0);
  expect((await commitTimes('/')).size).toBe(0);
  expect((await commitTimes(folder)).size).toBe(5);
});
