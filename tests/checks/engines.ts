/** For layout shifts, print media and pages without JavaScript, which Playwright has in Chromium only. */
export const CHROMIUM_ONLY = {tag: '@chromium'};

/** For the pages that `npm test` visits in Chromium alone. */
export const OTHER_PAGES = {tag: '@other-pages'};

/** For tests that `npm test` runs in Firefox too. */
export const EVERY_ENGINE = {tag: '@engines'};
