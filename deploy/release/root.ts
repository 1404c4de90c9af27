import {existsSync, mkdirSync, readFileSync, readdirSync, readlinkSync, rmSync} from 'fs';
import path from 'path';
import {HASHED_FOLDER} from '../serve/rules';
import {PARTIAL, writeWhole} from './durable';

/** Days for which a hashed file is kept after the last release with it was live. */
export const ASSETS_KEPT_DAYS = 30;

/** Number of releases kept on the server, the live one included, which limits rollbacks. */
export const RELEASES_KEPT = 5;

/** The folder of a build whose files carry content hashes in their names. */
export const ASSETS = HASHED_FOLDER.slice(1, -1);

/** The stored data of a release. */
export type ReleaseRecord = {
  /** Time of its latest deployment, ISO 8601 in UTC. */
  readonly deployedAt: string;
  /** The release that was live before it; undefined for the first one. */
  readonly before?: string;
  /** Its own hashed files, relative to the pool, with forward slashes. */
  readonly assets: readonly string[];
};

/** Paths in the folder of a deployment: see deploy/README.md, section "Deployment". */
export function placesOf(root: string) {
  const releases = path.join(root, 'releases');
  return {
    releases,
    pool: path.join(root, ASSETS),
    current: path.join(root, 'current'),
    lock: path.join(root, 'lock'),
    release: (id: string) => path.join(releases, id),
    site: (id: string) => path.join(releases, id, 'site'),
    nginx: (id: string) => path.join(releases, id, 'nginx'),
    record: (id: string) => path.join(releases, id, 'release.json'),
  };
}

/** Id of the live release, if there is one. */
export function currentRelease(root: string): string | undefined {
  const {current} = placesOf(root);
  return existsSync(current) ? path.basename(readlinkSync(current)) : undefined;
}

export function readRecord(root: string, id: string): ReleaseRecord {
  return JSON.parse(readFileSync(placesOf(root).record(id), 'utf8')) as ReleaseRecord;
}

export function writeRecord(root: string, id: string, record: ReleaseRecord): void {
  writeWhole(placesOf(root).record(id), JSON.stringify(record));
}

/** Ids of the complete releases, latest deployment first. */
export function releasesOf(root: string): readonly string[] {
  const {releases} = placesOf(root);
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => !name.endsWith(PARTIAL))
    .map((id) => ({id, ...readRecord(root, id)}))
    .sort((a, b) => b.deployedAt.localeCompare(a.deployedAt))
    .map(({id}) => id);
}

/** Creates the folders of every deployment, `releases` first, as it identifies a deployment folder. */
export function prepareRoot(root: string): void {
  const {releases, pool} = placesOf(root);
  [releases, pool].forEach((folder) => mkdirSync(folder, {recursive: true}));
}

/** Removes incomplete files of an interrupted deployment. */
export function removeHalfMade(root: string): void {
  const {releases, pool} = placesOf(root);
  const found = [root, releases].flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const pooled = readdirSync(pool, {recursive: true, encoding: 'utf8'}).map((name) => path.join(pool, name));
  [...found, ...pooled]
    .filter((file) => file.endsWith(PARTIAL))
    .forEach((file) => rmSync(file, {recursive: true, force: true}));
}
