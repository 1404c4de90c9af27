/**
 * Replaces theme/MDXComponents in the frame of doc pages, whose content is static (src/plugins/docs/compile/static-pages.ts): it keeps the
 * components out of the scripts.
 */
export default {};
