import {isOfThisBuild} from '../controls/navigation';
import {LATEST_MS} from '../data/waiting';

/** Field of `history.state` that marks a history entry as already reloaded because of a newer build. */
const MARK = 'loadedForNewerBuild';

/** Whether a response is a page of another build of the site: it has Docusaurus's scripts, but not those of this build. */
export const isOfAnotherBuild = (html: string): boolean => html.includes('assets/js/') && !isOfThisBuild(html);

async function newerBuildIsDeployed(): Promise<boolean> {
  const ends = new AbortController();
  const timer = setTimeout(() => ends.abort(), LATEST_MS);
  try {
    // The not-found page of a build in which the page is gone counts too.
    const response = await fetch(window.location.href, {cache: 'no-store', signal: ends.signal});
    return isOfAnotherBuild(await response.text());
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reloads the page if the server has a newer build of the site, at most once for each address. The mark is in the history entry, which
 * survives the reload and needs no storage, so that a stale cache cannot cause a reload loop.
 *
 * @returns whether the page reloads
 */
export async function loadNewerBuild(): Promise<boolean> {
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if (state[MARK] || !(await newerBuildIsDeployed())) return false;
  window.history.replaceState({...state, [MARK]: true}, '');
  window.location.reload();
  return true;
}
