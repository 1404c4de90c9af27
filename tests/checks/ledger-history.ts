import {execFileSync} from 'child_process';
import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {PUBLISHED} from '../../src/plugins/addresses/ledger';
import type {Ledger} from '../../src/plugins/addresses/ledger';
import {MARK} from '../../tools/adopt/sample';
import {addressesOf} from './ledger';

/** The output of git; empty without git, a repository or the file. */
function git(siteDir: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', [...args], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return '';
  }
}

/** Addresses that a commit published and the ledger lacks. Only commits in which the sample exists or not, as in the folder, are compared. */
export function thinnedLedgerProblems(siteDir: string): readonly string[] {
  const known = new Set(addressesOf(JSON.parse(readFileSync(path.join(siteDir, PUBLISHED), 'utf8')) as Ledger));
  const hasSample = existsSync(path.join(siteDir, MARK));
  const commits = git(siteDir, 'log', '--format=%h', '--diff-filter=AM', '--', PUBLISHED).split('\n').filter(Boolean);
  const ofSite = commits.filter((commit) => (git(siteDir, 'ls-tree', commit, '--', MARK) !== '') === hasSample);
  const lost = new Map<string, string>();
  ofSite.forEach((commit) =>
    addressesOf(JSON.parse(git(siteDir, 'show', `${commit}:./${PUBLISHED}`)) as Ledger)
      .filter((address) => !known.has(address) && !lost.has(address))
      .forEach((address) => lost.set(address, commit)),
  );
  return Array.from(
    lost,
    ([address, commit]) =>
      `${PUBLISHED} lacks ${address}, which commit ${commit} has. Put it back; if the address is gone, moved.json says what replaces it.`,
  );
}
