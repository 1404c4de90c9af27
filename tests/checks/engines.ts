/** Tests of layout shifts, print media and pages without JavaScript, which Playwright supports in Chromium only. */
export const CHROMIUM_ONLY = {tag: '@chromium'};

/** Tests on pages that `npm test` visits in Chromium only. */
export const OTHER_PAGES = {tag: '@other-pages'};

/** Tests of what readers do that `npm test` runs in Chromium, and the part `reading` in Firefox too. */
export const EVERY_ENGINE = {tag: '@engines'};
