import {throwProblems} from '../../contract';
import {differingKeys} from './compare';
import {whileLocked} from './lock';
import {explaining, makeLive, UNCHANGED} from './make-live';
import type {StorageRun} from './make-live';
import {latestFirst, readState, storedObjects} from './state';
import type {Release, State} from './state';
import type {Listing, Storage} from './storage';

/** The release that was live before the live one, or that with the wanted id. */
function chosenRelease({target}: Storage, state: State, wanted: string | undefined): string {
  const {live, releases} = state;
  if (!live)
    throw new Error(`[rollback] ${target}: there is no live release. Expected the place of a deployment. Name that.`);
  const chosen = wanted ?? releases[live].before;
  if (chosen && chosen in releases) return chosen;
  const wrong = chosen ? `there is no release ${chosen}` : `${live} is the first release`;
  throw new Error(
    `[rollback] ${target}: ${wrong}. Known are ${latestFirst(state).join(', ')}; ${live} is live. Name one of the others.`,
  );
}

function assertWhole(id: string, release: Release, listing: Listing): void {
  const damaged = differingKeys(storedObjects(id, release), listing);
  throwProblems(
    damaged.map((file) => ({
      plugin: 'rollback',
      file,
      message: `The object of ${id} is missing or damaged. ${UNCHANGED} Build its commit again and deploy that, or name another release.`,
    })),
  );
}

/**
 * Makes an earlier release the live site again, by copies within the storage.
 *
 * @param storage the target, by `openStorage`
 * @param wanted id of the release; by default the one that was live before the live one
 * @returns id of the release that is live now
 * @throws when there is no such release, when it is incomplete, when rclone fails, or when another deployment or rollback is running
 */
export async function rollbackInStorage(
  storage: Storage,
  wanted: string | undefined,
  run: StorageRun,
): Promise<string> {
  return explaining(storage, UNCHANGED, () =>
    whileLocked(storage, run.settling, async (lock) => {
      const state = (await readState(storage)) ?? {releases: {}, lastLive: {}};
      const chosen = chosenRelease(storage, state, wanted);
      assertWhole(chosen, state.releases[chosen], await storage.list());
      await makeLive({storage, lock, now: new Date(), ...run}, state, chosen);
      return chosen;
    }),
  );
}
