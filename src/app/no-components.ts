/**
 * Replaces theme/MDXComponents in the frame of doc pages, whose content is static (src/plugins/docs/static-pages.ts). The dynamic
 * import is never run: it keeps the components out of the scripts, but lets webpack extract their CSS.
 */
export const styled = (): Promise<unknown> => import('@theme/MDXComponents');

export default {};
