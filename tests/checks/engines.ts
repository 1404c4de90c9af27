/** Details of a test for what Playwright supports in Chromium only: layout shifts, print media, a page without JavaScript. */
export const CHROMIUM_ONLY = {tag: '@chromium'};

/** Details of a test that `npm test` runs in Firefox too; `npm run test:all` runs the other tests of its file there. */
export const EVERY_ENGINE = {tag: '@engines'};
