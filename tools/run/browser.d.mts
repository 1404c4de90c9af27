/** Finds a Chromium for the tests and for `npm run pdf`; see browser.mjs. */
export function findBrowser(): string;
/** Finds Firefox and WebKit for the tests; the result is keyed by the variables that tests/playwright.config.ts reads. See browser.mjs. */
export function findEngines(): Readonly<Record<string, string>>;
