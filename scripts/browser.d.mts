/** Finds a Chromium for the tests and for `npm run pdf`; see browser.mjs. */
export function findBrowser(): string;
