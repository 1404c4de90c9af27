/**
 * Output file of a route, relative to the build folder: `/docs/` → `docs/index.html`, `/docs/guide/start` → `docs/guide/start.html`. Every
 * static host then serves each route at the address that links, sitemap and canonical tags use; beta.13 writes every route as a folder, and
 * hosts would redirect to an address with a trailing slash, which no link has.
 *
 * @param baseUrl base URL of the site, which the file's path does not contain
 */
export function routeFile(route: string, baseUrl: string): string {
  const name = route.slice(baseUrl.length);
  if (name.endsWith('.html')) return name;
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
