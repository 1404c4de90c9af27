/**
 * Stands in for theme/MDXComponents in the frame of doc pages, whose content is static (src/plugins/docs/page/page-module.ts): no code of
 * the components reaches readers, but their styles do, which webpack takes from what a bundle could load.
 */
export const styled = (): Promise<unknown> => import('@theme/MDXComponents');

export default {};
