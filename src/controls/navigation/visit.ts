/** A page that was requested: its HTML, and what gives the request its whole time again. */
export type RequestedPage = {readonly html: Promise<string>; readonly wait: () => void};

/** What the scripts know of this visit. */
export type Visit = {
  /** The pages that were fetched, by path. */
  readonly pages: Map<string, RequestedPage>;
  /** Scroll positions, in pixels, at which the reader left history entries, by the keys of these. */
  readonly positions: Map<string, number>;
  /**
   * Scroll position as of the last scroll event: when a link to a section adds its history entry, the browser has already scrolled. Unknown
   * until the browser is idle for the first time.
   */
  scrolled?: number;
};

let present: Visit = {pages: new Map(), positions: new Map()};

/** The one state of this visit: that of the controls, which the app takes over. */
export const visit = (): Visit => present;

/** Takes over the state of another script. */
export function takeOver(known: Visit): void {
  present = known;
}
