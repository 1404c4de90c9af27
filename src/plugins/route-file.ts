/**
 * Output file of a route, relative to the build folder: `/docs/` → `docs/index.html`, `/docs/guide/start` → `docs/guide/start.html`. Every
 * static host then serves each route under the form that links, sitemap and canonical tags use; beta.13 by itself writes every route as
 * a folder, which hosts redirect to an address with a trailing slash that no link has.
 *
 * @param baseUrl is not part of the file
 */
export function routeFile(route: string, baseUrl: string): string {
  const name = route.slice(baseUrl.length);
  if (name.endsWith('.html')) return name;
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
