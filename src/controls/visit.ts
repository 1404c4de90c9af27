/** A requested page: its HTML, and a function that restarts the timeout of the request. */
export type RequestedPage = {readonly html: Promise<string>; readonly wait: () => void};

/** The state of this visit, shared by controls and app. */
export type Visit = {
  /** The fetched pages, by path. */
  readonly pages: Map<string, RequestedPage>;
  /** Saved scroll positions in pixels, by the keys of history entries. */
  readonly positions: Map<string, number>;
  /**
   * Scroll position as of the last scroll event: when a link to a section adds its history entry, the browser has already scrolled. Unknown
   * until the browser is idle for the first time.
   */
  scrolled?: number;
};

let present: Visit = {pages: new Map(), positions: new Map()};

/** The only state of this visit, created by the controls and passed to the app. */
export const visit = (): Visit => present;

/** Uses the state of another script. */
export function takeOver(known: Visit): void {
  present = known;
}
