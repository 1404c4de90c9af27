/** Field of `history.state` that marks an address as already loaded in full for the sake of a newer build. */
const MARK = 'loadedForNewerBuild';

/** Addresses of the scripts that this page started from; each name carries a content hash. */
function startScripts(): readonly string[] {
  return Array.from(document.querySelectorAll('script[src*="/assets/js/"]'))
    .map((script) => script.getAttribute('src') ?? '')
    .filter((src) => /\/(main|runtime~main)\./.test(src));
}

/** Whether the HTML of a page starts the scripts that run here. */
export const isOfThisBuild = (html: string): boolean => startScripts().every((src) => html.includes(src));

async function newerBuildIsDeployed(): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline/use-baseline -- Chromium has it since 103; without it the request has no limit of time.
    const response = await fetch(window.location.href, {cache: 'no-store', signal: AbortSignal.timeout?.(3000)});
    const html = await response.text();
    return html.includes('/assets/js/') && !isOfThisBuild(html);
  } catch {
    return false;
  }
}

/**
 * Loads the address in full when the server has a newer build of the site, at most once for an address. The mark lives in
 * the history entry, which outlives the load and needs no storage, so that a stale cache cannot make a loop of it.
 *
 * @returns whether a full load is under way
 */
export async function loadNewerBuild(): Promise<boolean> {
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if (state[MARK] || !(await newerBuildIsDeployed())) return false;
  window.history.replaceState({...state, [MARK]: true}, '');
  window.location.reload();
  return true;
}
