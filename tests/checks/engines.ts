/** Details of a test that asks what Playwright can ask Chromium alone: layout shifts, the medium of paper, a page without JavaScript. */
export const CHROMIUM_ONLY = {tag: '@chromium'};

/** Details of a test that `npm test` asks, of Firefox too; `npm run test:all` asks the others of its file. */
export const EVERY_ENGINE = {tag: '@engines'};
