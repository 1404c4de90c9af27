/** Details of a test that asks what Playwright can ask Chromium alone: layout shifts, the medium of paper, a page without JavaScript. */
export const CHROMIUM_ONLY = {tag: '@chromium'};
