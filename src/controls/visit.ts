/** What the scripts know of this visit. It is a property of `window`, as the app is a script of its own. */
type Visit = {
  /** HTML of the pages that were fetched, by path. */
  readonly pages: Map<string, Promise<string>>;
  /** Scroll positions, in pixels, at which the reader left history entries, by the keys of these. */
  readonly positions: Map<string, number>;
  /** Timer of the progress bar. */
  bar?: ReturnType<typeof setTimeout>;
};

declare global {
  interface Window {
    visit?: Visit;
  }
  interface DocumentEventMap {
    /** Tells the running app to go to an address. */
    navigate: CustomEvent<string>;
  }
}

export const visit = (): Visit => (window.visit ??= {pages: new Map(), positions: new Map()});
