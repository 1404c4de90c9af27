import {execFileSync} from 'child_process';
import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from './plain-test';
import {PUBLISHED} from '../../src/plugins/addresses/ledger';
import type {Ledger} from '../../src/plugins/addresses/ledger';
import {MARK} from '../../tools/adopt/sample';
import {thinnedLedgerProblems} from '../checks/ledger-history';

const ROOT = path.join(__dirname, '..', '..');

function write(site: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

const writeLedger = (site: string, ledger: Ledger) => write(site, PUBLISHED, JSON.stringify(ledger));

function commit(site: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=writer', '-c', 'user.email=writer@docs.example', ...args], {
      cwd: site,
      stdio: 'ignore',
    });
  git('init');
  git('add', '--all');
  git('commit', '--message', 'docs: publish');
}

function publishedSite() {
  const site = test.info().outputPath('site');
  write(site, MARK, '{}');
  writeLedger(site, {'/docs/': ['a', 'b'], '/docs/old': ['c']});
  commit(site);
  return site;
}

test('every address that a commit of this site published is in its ledger', () => {
  expect(thinnedLedgerProblems(ROOT)).toEqual([]);
});

test('an anchor and a page that were taken out of the ledger by hand are reported, in a commit too', () => {
  const site = publishedSite();
  writeLedger(site, {'/docs/': ['a', 'new']});
  const lost = ['/docs/#b', '/docs/old', '/docs/old#c'].map((address) =>
    expect.stringMatching(new RegExp(`^${PUBLISHED} lacks ${address}, which commit [0-9a-f]+ has\\. Put it back`)),
  );
  expect(thinnedLedgerProblems(site)).toEqual(lost);
  commit(site);
  expect(thinnedLedgerProblems(site)).toEqual(lost);
});

test('a provider’s ledger begins where the sample goes, and only grows from there', () => {
  const site = publishedSite();
  rmSync(path.join(site, MARK));
  writeLedger(site, {'/docs/': ['shop', 'pets']});
  expect(thinnedLedgerProblems(site)).toEqual([]);
  commit(site);
  writeLedger(site, {'/docs/': ['shop']});
  expect(thinnedLedgerProblems(site)).toEqual([expect.stringContaining('lacks /docs/#pets')]);
});
