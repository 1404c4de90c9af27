/** Production builds: cold, again without a change, and again with one page edited. */
import {execFileSync} from 'child_process';
import {appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';
import {rounded} from './figures';
import type {Row} from './figures';

const PROJECT = path.join(__dirname, '..', '..');

/** A site that can be built. */
export type BuildableSite = {
  readonly name: string;
  readonly folder: string;
  readonly build: readonly [string, ...string[]];
  /** The page that is edited, relative to `folder`. */
  readonly page: string;
  /** Files and folders that a build leaves, relative to `folder`; by default those of Docusaurus. */
  readonly leftovers?: readonly string[];
};

/** Builds a site with its present caches. @returns seconds */
function build({folder, build: [program, ...args]}: BuildableSite): number {
  const start = performance.now();
  execFileSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  return rounded((performance.now() - start) / 1000, 1);
}

/** Builds a site three times: cold, unchanged, and with one page edited. */
export function buildRow(site: BuildableSite): Row {
  const {leftovers = ['build', '.docusaurus', 'node_modules/.cache']} = site;
  leftovers.forEach((name) => rmSync(path.join(site.folder, name), {recursive: true, force: true}));
  const cold = build(site);
  const same = build(site);
  appendFileSync(path.join(site.folder, site.page), `\n本页编辑于 ${new Date().toISOString()}。\n`);
  const edited = build(site);
  return {
    site: site.name,
    'cold s': cold,
    'no change s': same,
    'one page edited s': edited,
  };
}

/** The last commit of the project in a clone with links to its packages, so that the project keeps its own caches. */
export function inClone(measure: (folder: string) => Row): Row {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', PROJECT, folder]);
    mkdirSync(path.join(folder, 'node_modules'));
    readdirSync(path.join(PROJECT, 'node_modules'))
      .filter((entry) => entry !== '.cache')
      .forEach((entry) =>
        symlinkSync(path.join(PROJECT, 'node_modules', entry), path.join(folder, 'node_modules', entry), 'junction'),
      );
    return measure(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
