/** Milliseconds after which a page is late: the progress bar appears (specification, section 9), and the app starts. */
export const LATE_MS = 1000;

/** The longest wait in milliseconds: for a page before the app runs, between two parts of a requested page, and for a chunk of the app. */
export const LATEST_MS = 3000;
