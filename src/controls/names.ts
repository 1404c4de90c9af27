/** Names of the attributes by which controls find what components render. Each stands here alone. */

/** A link to its own place on the page, whose address goes to the clipboard. */
export const SECTION_LINK = 'data-section-link';
