/** Finds a Chromium for the tests and for `npm run pdf`; see browser.mjs. */
export function findBrowser(): string;
/** Finds Firefox and WebKit for the tests, by the variable that playwright.config.ts reads; see browser.mjs. */
export function findEngines(): Readonly<Record<string, string>>;
