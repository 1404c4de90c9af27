/** Production builds: cold, again without a change, and again with one page edited. */
import {appendFileSync} from 'fs';
import path from 'path';
import {rounded} from './figures';
import type {Row} from './figures';
import {run} from './process-run';
import type {Command, Run} from './process-run';
import {removeLeftovers} from '../trial-site/copy';

/** A site that can be built. */
export type BuildableSite = {
  readonly name: string;
  /** Folder of the sources; the measurement edits one of them. */
  readonly folder: string;
  /** Program of the build and its arguments; the program is an absolute path or found in PATH. */
  readonly build: readonly [string, ...string[]];
  /** The page that is edited, relative to `folder`. */
  readonly page: string;
  /** Files and folders that a build leaves, relative to `folder`; by default those of Docusaurus. */
  readonly leftovers?: readonly string[];
};

/** The build of this site or a copy of it, without npm's own process. */
export function siteBuild(site: string): readonly [string, ...string[]] {
  return [process.execPath, path.join(site, 'tools', 'run', 'build.mjs')];
}

/**
 * Builds a site with its present caches.
 *
 * @param limitSeconds a build that takes longer is stopped
 * @returns `undefined` for a build that was stopped
 */
function build({folder, build: [program, ...options]}: BuildableSite, limitSeconds?: number): Promise<Run | undefined> {
  const command: Command = {program, arguments: options, folder, limitSeconds};
  return run(command);
}

/** Builds a site with empty caches. */
export function coldBuild(site: BuildableSite, limitSeconds?: number): Promise<Run | undefined> {
  removeLeftovers(site.folder, site.leftovers);
  return build(site, limitSeconds);
}

/** Seconds of a build, or a note that it was stopped at its limit. */
export function secondsOf(built: Run | undefined): number | string {
  return built ? rounded(built.seconds, 1) : 'not finished';
}

/** CPU time of a build; `NaN` if it did not finish. */
export function coreSecondsOf(built: Run | undefined): number {
  return rounded(built?.coreSeconds ?? NaN, 1);
}

/** Highest memory use of the builds in megabytes; `NaN` if none finished. */
export function peakOf(builds: readonly (Run | undefined)[]): number {
  return rounded(Math.max(...builds.map((built) => built?.peakMb ?? NaN)));
}

/** Builds a site three times: cold, unchanged, and with one page edited. */
export async function buildRow(site: BuildableSite): Promise<Row> {
  const cold = await coldBuild(site);
  const same = await build(site);
  appendFileSync(path.join(site.folder, site.page), `\n本页编辑于 ${new Date().toISOString()}。\n`);
  const edited = await build(site);
  return {
    site: site.name,
    'cold s': secondsOf(cold),
    'no change s': secondsOf(same),
    'one page edited s': secondsOf(edited),
    'cold core s': coreSecondsOf(cold),
    'peak MB': peakOf([cold, same, edited]),
  };
}
