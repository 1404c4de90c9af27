/** Copies of the site, so that no measurement and no test touches the project's own pages, caches and build. */
import {copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'fs';
import {tmpdir} from 'os';
import path from 'path';

/** Folder of the project. */
export const PROJECT = path.join(__dirname, '..', '..');

/** Parts left out of a copy: they are created anew, linked, or not needed for a build. */
const LEFT_OUT = ['node_modules', 'build', '.docusaurus', '.docusaurus3', '.git', 'bench-results', 'test-results'];

/** Caches and output of a build. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];

/**
 * Links every package, but not node_modules itself, so that a copy has its own caches. On Windows junctions need no administrator rights.
 */
function linkPackages(copy: string): void {
  const packages = path.join(PROJECT, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules'));
  readdirSync(packages)
    .filter((name) => name !== '.cache')
    .forEach((name) => symlinkSync(path.join(packages, name), path.join(copy, 'node_modules', name), 'junction'));
}

const copySources = (copy: string): void =>
  cpSync(PROJECT, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !LEFT_OUT.includes(path.relative(PROJECT, file)),
  });

/** Makes a copy of the site with links to its packages. @returns its folder, which the caller removes */
export function copySite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  copySources(copy);
  linkPackages(copy);
  return copy;
}

function shareFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Hard links do not work across disks.
    copyFileSync(from, to);
  }
}

function shareFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== '.cache') shareFiles(source, target);
    else if (entry.isFile()) shareFile(source, target);
  }
}

/**
 * Makes a copy of the site with hard links to the files of its packages, so that node_modules has real folders as after an install.
 *
 * @param copy folder that does not exist yet
 */
export function copyWithPackages(copy: string): void {
  copySources(copy);
  shareFiles(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
}

/**
 * Makes a copy of the site with links to its packages, which exists until `use` ends.
 *
 * @param use works with the folder of the copy
 * @returns what `use` returns
 */
export async function withSiteCopy<Result>(use: (site: string) => Promise<Result>): Promise<Result> {
  const copy = copySite();
  try {
    return await use(copy);
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/** Removes the caches and output of builds. */
export function removeLeftovers(site: string, leftovers: readonly string[] = LEFTOVERS): void {
  leftovers.forEach((name) => rmSync(path.join(site, name), {recursive: true, force: true}));
}
