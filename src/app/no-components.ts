/**
 * Replaces theme/MDXComponents in the frame of doc pages, whose content is static (src/plugins/docs/compile/static-pages.ts), to keep the
 * components out of the scripts.
 */
export default {};
