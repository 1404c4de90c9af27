import {existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync} from 'fs';
import type {Stats} from 'fs';
import path from 'path';
import {throwProblems} from '../../contract';
import {HASHED_FOLDER} from '../serve/rules';
import {PARTIAL} from './durable';

/** Days for which a hashed file is kept after the last release with it was live. */
export const ASSETS_KEPT_DAYS = 30;

/** Number of releases kept on the server, the live one included, which limits rollbacks. */
export const RELEASES_KEPT = 5;

/** The folder of a build whose files carry content hashes in their names. */
export const ASSETS = HASHED_FOLDER.slice(1, -1);

/** Names of releases; other entries of `releases/` are never changed. */
export const RELEASE_ID = /^[0-9a-f]{12}$/;

/** Entries that a file system or a file manager creates, also in a new volume. */
const OF_THE_SYSTEM = /^\.|^lost\+found$/;

/** Paths in the folder of a deployment: see deploy/README.md, section "Deployment". */
export function placesOf(root: string) {
  const releases = path.join(root, 'releases');
  const pool = path.join(root, ASSETS);
  return {
    releases,
    pool,
    current: path.join(root, 'current'),
    lock: path.join(root, 'lock'),
    release: (id: string) => path.join(releases, id),
    site: (id: string) => path.join(releases, id, 'site'),
    nginx: (id: string) => path.join(releases, id, 'nginx'),
    record: (id: string) => path.join(releases, id, 'release.json'),
    /** Incomplete files and folders, each on the file system of its final place. */
    partial: {
      releases: path.join(releases, PARTIAL),
      pool: path.join(pool, PARTIAL),
      current: path.join(root, `current${PARTIAL}`),
    },
  };
}

/** Target of `current` as it is written there; undefined where there is no such link. */
export function linkOf(root: string): string | undefined {
  const {current} = placesOf(root);
  return lstatSync(current, {throwIfNoEntry: false})?.isSymbolicLink() ? readlinkSync(current) : undefined;
}

/** Id of the live release; undefined where `current` is missing, or leads to something else or nowhere. */
export function currentRelease(root: string): string | undefined {
  const {current, releases} = placesOf(root);
  try {
    const folder = realpathSync(current);
    const id = path.basename(folder);
    return RELEASE_ID.test(id) && path.dirname(folder) === realpathSync(releases) ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Prevents a folder with other content from being used for a deployment by mistake.
 *
 * @throws ProblemsError if the folder is not that of a deployment, and not empty
 */
export function assertIsRoot(root: string): void {
  const {releases, pool, current, lock} = placesOf(root);
  const problem = (file: string, found: string) => ({
    plugin: 'deploy',
    file,
    message: `${found} Move that away, or choose another folder.`,
  });
  const found = statSync(root, {throwIfNoEntry: false});
  if (!found) return;
  if (!found.isDirectory())
    throwProblems([problem(root, 'It is a file. Expected the folder of the deployment, or nothing.')]);
  const expected: readonly (readonly [string, (found: Stats) => boolean, string])[] = [
    // Not a link, as releases refer to the pool beside it.
    [releases, (stats) => stats.isDirectory(), 'a folder'],
    [pool, () => statSync(pool, {throwIfNoEntry: false})?.isDirectory() === true, 'a folder'],
    [current, (stats) => stats.isSymbolicLink(), 'a symbolic link'],
    [lock, (stats) => stats.isFile(), 'a file'],
  ];
  const wrong = expected.filter(([place, isRight]) => {
    const stats = lstatSync(place, {throwIfNoEntry: false});
    return stats && !isRight(stats);
  });
  throwProblems(wrong.map(([place, , kind]) => problem(place, `It is not ${kind}, as deployments make it.`)));
  const others = readdirSync(root).filter((name) => !OF_THE_SYSTEM.test(name));
  if (others.length === 0 || others.includes(path.basename(releases))) return;
  const message = `It has files, but no "releases" folder: ${others.join(', ')}. Expected an empty or missing folder, or one of earlier deployments. Choose another one.`;
  throwProblems([{plugin: 'deploy', file: root, message}]);
}

/** Creates a folder and its parents one by one, as Node's `recursive` reports a read-only file system as a missing folder. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Creates the folders of every deployment, `releases` first, as it identifies a deployment folder. */
export function prepareRoot(root: string): void {
  const {releases, pool} = placesOf(root);
  [releases, pool].forEach(makeFolder);
}

/** Removes incomplete files of an interrupted deployment. */
export function removeHalfMade(root: string): void {
  Object.values(placesOf(root).partial).forEach((place) => rmSync(place, {recursive: true, force: true}));
}
