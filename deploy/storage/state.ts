import {isNode} from '../../contract';
import {folderOf, inReleases, RELEASES, STATE_FILE} from './places';
import type {Found, Storage} from './storage';

/** Objects by their keys, relative to the target. */
export type Objects = Readonly<Record<string, Found>>;

/** A release that is complete in the bucket. */
export type Release = {
  /** Time of its latest deployment, ISO 8601 in UTC. */
  readonly deployedAt: string;
  /** The release that was live before it; undefined for the first one. */
  readonly before?: string;
  /** Its hashed files. */
  readonly assets: Objects;
  /** Its other files in the order in which they go live: files, then pages. Until then, each part is in a folder of its own. */
  readonly parts: readonly Objects[];
};

/** State of the deployment, one object in the bucket, so that it changes in one step. */
export type State = {
  /** The release that is live, or is going live. */
  readonly live?: string;
  readonly releases: Readonly<Record<string, Release>>;
  /** When hashed files were last part of a live release, ISO 8601 in UTC, by key; those of the live release may be missing. */
  readonly lastLive: Readonly<Record<string, string>>;
};

const isRelease = (value: unknown): value is Release =>
  isNode(value) &&
  typeof value.deployedAt === 'string' &&
  Array.isArray(value.parts) &&
  [value.assets, ...(value.parts as readonly unknown[])].every(isNode);

/** Parses the state; undefined if the text is invalid. */
function parsed(text: string): State | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isNode(value)) return undefined;
    const {live, releases = {}, lastLive = {}} = value as Partial<State>;
    const isState = isNode(lastLive) && isNode(releases) && Object.values(releases).every(isRelease);
    return isState && (live === undefined || live in releases) ? {live, releases, lastLive} : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the state of the deployment.
 *
 * @returns undefined if there was no deployment
 * @throws Error if it is damaged
 */
export async function readState(storage: Storage): Promise<State | undefined> {
  const text = await storage.read(RELEASES, STATE_FILE);
  if (text === undefined) return undefined;
  const state = parsed(text);
  if (state) return state;
  const key = `${storage.target}/${inReleases(STATE_FILE)}`;
  throw new Error(
    `[deploy] ${key}: the object is damaged. Nothing was changed. Expected what a deployment writes there. Restore an earlier version of it; or write ` +
      `an empty one, \`echo {} | rclone rcat ${key}\`, and deploy again: then there is nothing to roll back to, and old hashed files stay for longer.`,
  );
}

export async function writeState(storage: Storage, state: State): Promise<void> {
  await storage.write(inReleases(STATE_FILE), JSON.stringify(state));
}

/** All objects of a release by their keys when it is live. */
export const objectsOf = ({assets, parts}: Release): Objects => Object.assign({}, assets, ...parts) as Objects;

/** All objects of a release by their keys while it is not live. */
export function storedObjects(id: string, {assets, parts}: Release): Objects {
  const stored = parts.flatMap((part, number) =>
    Object.entries(part).map(([key, object]) => [`${folderOf(id, number)}/${key}`, object] as const),
  );
  return {...assets, ...Object.fromEntries(stored)};
}

/** Ids of releases, latest deployment first. */
export const latestFirst = ({releases}: State): readonly string[] =>
  Object.keys(releases).sort((a, b) => releases[b].deployedAt.localeCompare(releases[a].deployedAt));
