/** Attribute of the element around the content of a static page: see src/app/PageContent.tsx. */
export const CONTENT_MARK = 'data-page-content';

/** Attribute of the element right after it. */
export const CONTENT_END_MARK = 'data-page-content-end';
