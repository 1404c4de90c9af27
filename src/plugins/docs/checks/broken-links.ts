import {statSync} from 'fs';
import path from 'path';
import {getAllBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import type {Props} from '@docusaurus/types';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {sourceFile} from '../files/loaded-docs';
import {plainRoute, routeFrom} from '../targets/routes';
import {contentOf, placesIn} from './content-pages';
import type {Place} from './content-pages';

export type Site = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routes' | 'routesPaths' | 'plugins'>;

/** Routes with the links on their pages. */
export type CollectedLinks = ReadonlyMap<string, readonly string[]>;

const isFile = (file: string): boolean => statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** Whether a route is that of a file which something else has put into the build, e.g. one of `static`. */
function isPublished({outDir, baseUrl}: Site, route: string): boolean {
  const file = path.join(outDir, route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route);
  return [file, `${file}.html`, path.join(file, 'index.html')].some(isFile);
}

/** The routes that links lead to without reaching a page or a file, by the routes of the pages that have them. */
function deadRoutes(site: Site, collected: CollectedLinks): ReadonlyMap<string, readonly string[]> {
  const known = new Set(site.routesPaths.map(plainRoute));
  const published = new Map<string, boolean>();
  const exists = (route: string): boolean => {
    if (!published.has(route)) published.set(route, isPublished(site, route));
    return published.get(route) ?? false;
  };
  const unknown = Array.from(collected, ([from, links]) => {
    const routes = links.map((link) => plainRoute(routeFrom(from, link, site.baseUrl)));
    return [from, Array.from(new Set(routes)).filter((route) => !known.has(route) && !exists(route))] as const;
  }).filter(([, routes]) => routes.length > 0);
  // A plugin may have made routes with parameters.
  const broken = getAllBrokenLinks({allCollectedLinks: Object.fromEntries(unknown), routes: site.routes});
  return new Map(Object.entries(broken).map(([from, links]) => [from, links.map(({link}) => link)]));
}

/** What is wrong with a link to a route that leads to no page and no file. */
export const noRoute = (route: string, known: readonly string[], more = ''): string =>
  `the link to "${route}" leads to no page.${suggestion(route, known)}${more} Link to the file of a page, e.g. ../index.mdx, or to the address of a page or a file.`;

/**
 * Finds links that lead to no page and no file, on all pages of a build, where they are written. One that no page has written itself is
 * reported once.
 *
 * @param collected links of the pages as they were rendered
 */
export async function brokenLinks(site: Site, collected: CollectedLinks): Promise<readonly Problem[]> {
  const {siteDir, baseUrl, routesPaths, plugins} = site;
  const dead = deadRoutes(site, collected);
  const {pages} = contentOf(plugins);
  const unplaced = new Map<string, string[]>();
  const problems: Problem[] = [];
  const report = (place: Place, route: string, more = '') =>
    problems.push({
      plugin: 'docs',
      ...place,
      message: noRoute(route, routesPaths, more),
    });
  for (const [from, routes] of dead) {
    const page = pages.get(plainRoute(from));
    for (const route of routes) {
      const places = page
        ? await placesIn(siteDir, page, ({url}) => plainRoute(routeFrom(page.permalink, url, baseUrl)) === route)
        : [];
      if (places.length > 0) places.forEach((place) => report(place, route));
      else unplaced.set(route, [...(unplaced.get(route) ?? []), page ? sourceFile(page) : from]);
    }
  }
  for (const [route, [file, ...others]] of unplaced)
    report({file}, route, others.length > 0 ? ` ${others.length} more pages have it, e.g. by the navigation.` : '');
  return problems;
}
