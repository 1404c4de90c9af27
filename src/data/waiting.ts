/** Milliseconds after which a page is late: the progress bar shows (specification, section 9), and the app starts. */
export const LATE_MS = 1000;

/**
 * Milliseconds that a reader waits at most: for a page before the app runs, for the next part of a page that is requested, and for a chunk
 * of the app.
 */
export const LATEST_MS = 3000;
