import {isOfThisBuild} from '../controls/navigation';

/** Field of `history.state` that marks a history entry as already reloaded because of a newer build. */
const MARK = 'loadedForNewerBuild';

async function newerBuildIsDeployed(): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline/use-baseline -- Chromium has it since 103; without it the request has no time limit.
    const response = await fetch(window.location.href, {cache: 'no-store', signal: AbortSignal.timeout?.(3000)});
    const html = await response.text();
    return html.includes('assets/js/') && !isOfThisBuild(html);
  } catch {
    return false;
  }
}

/**
 * Reloads the page when the server has a newer build of the site, at most once for an address. The mark is kept in the history entry,
 * which survives the reload and needs no storage, so that a stale cache cannot cause a reload loop.
 *
 * @returns whether a reload is under way
 */
export async function loadNewerBuild(): Promise<boolean> {
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if (state[MARK] || !(await newerBuildIsDeployed())) return false;
  window.history.replaceState({...state, [MARK]: true}, '');
  window.location.reload();
  return true;
}
