import {LATEST_MS} from '../../data/waiting';
import {all} from '../on';
import {visit} from '../visit';
import type {RequestedPage} from '../visit';

/**
 * Elements that all pages of a build share: the policy with its hashes of inline scripts and styles, and the scripts and style sheets that
 * are files. Browsers serialize them as the build does.
 */
const SHARED = 'meta[http-equiv*=Policy],script[data-src],script[async][src^="/"],link[media]';

/** Whether a page is of the same build as the document. A truncated page is not, as the scripts of the app are at its end. */
export function isOfThisBuild(html: string): boolean {
  const shared = all(SHARED);
  return shared.length > 0 && shared.every(({outerHTML}) => html.includes(outerHTML));
}

function request(path: string, priority: 'high' | 'low'): RequestedPage {
  // Chromium has AbortSignal.timeout() only since 103.
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ends.abort(), LATEST_MS);
  };
  async function read(): Promise<string> {
    const {ok, body} = await fetch(path, {priority, signal: ends.signal} as RequestInit);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let html = '';
    for (;;) {
      wait();
      const {value} = (await reader?.read()) ?? {};
      if (value === undefined) return ok ? html : '';
      html += value;
    }
  }
  wait();
  return {html: read().finally(() => clearTimeout(timer)), wait};
}

/**
 * Fetches a page of the site. The response is kept for the rest of the visit if it is a page of this build; anything else, e.g. the page of
 * a captive portal, is requested again the next time.
 *
 * @param path route of the page
 * @param priority `low` for a page that is fetched ahead
 * @returns its HTML, or whatever the server sent instead; empty if there is no page at the path
 * @throws Error if the network fails, AbortError if nothing arrives for LATEST_MS, counted from the last call for the page
 */
export function fetchPage(path: string, priority: 'high' | 'low' = 'high'): Promise<string> {
  const {pages} = visit();
  const known = pages.get(path);
  const page = known ?? request(path, priority);
  if (known) known.wait();
  else {
    pages.set(path, page);
    const forget = () => pages.get(path) === page && pages.delete(path);
    page.html.then((html) => isOfThisBuild(html) || forget(), forget);
  }
  return page.html;
}

/** Forgets a page, and a pending request for it. */
export const forgetPage = (path: string): boolean => visit().pages.delete(path);
