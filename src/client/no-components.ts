/** Stands in for theme/MDXComponents in the frame of doc pages, whose content is static: see src/plugins/static-pages. */
export default {};
