/** Details of a test that asks what Playwright can ask Chromium alone: layout shifts, the medium of paper, a page without JavaScript. */
export const CHROMIUM_ONLY = {tag: '@chromium'};

/** Details of a test that `npm test` asks of Firefox too; the others of its file are asked of Firefox by `npm run test:all`. */
export const EVERY_ENGINE = {tag: '@engines'};
