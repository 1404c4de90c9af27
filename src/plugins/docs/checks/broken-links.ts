import {readFileSync} from 'fs';
import path from 'path';
import {getAllBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';
import type {Props, RouteConfig} from '@docusaurus/types';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {routeFile} from '../../route-file';
import {isFile} from '../targets/files';
import {sourceFile, isStaticRoute} from '../files/loaded-docs';
import {plainRoute, routeFrom, isExternal, namesOf} from '../targets/places';
import {documentOf} from '../targets/documents';
import {problemIn} from '../files/doc-files';
import {contentOf, linksIn} from './content-pages';
import type {Place, ContentPage} from './content-pages';
import {noAnchor} from './links';

export type Site = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routes' | 'routesPaths' | 'plugins'>;

export type CollectedLinks = ReadonlyMap<string, readonly string[]>;

/** Whether a route is that of a file in the build that is not a page, e.g. one of `static`. */
function isPublished({outDir, baseUrl}: Site, route: string): boolean {
  const file = path.join(outDir, route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route);
  return [file, `${file}.html`, path.join(file, 'index.html')].some(isFile);
}

/** The routes of broken links, by the routes of the pages that have them. */
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
  // A plugin may have added routes with parameters.
  const broken = getAllBrokenLinks({allCollectedLinks: Object.fromEntries(unknown), routes: site.routes});
  return new Map(Object.entries(broken).map(([from, links]) => [from, links.map(({link}) => link)]));
}

/** The message about a link to a route without a page or a file. */
export const noRoute = (route: string, known: readonly string[], more = ''): string =>
  `the link to "${route}" leads to no page.${suggestion(route, known)}${more} Link to the file of a page, e.g. ../index.mdx, or to the address of a page or a file.`;

/** Finds broken links on all rendered pages, where they are written; a link that no page contains in its source is reported once. */
export async function brokenLinks(site: Site, collected: CollectedLinks): Promise<readonly Problem[]> {
  const {siteDir, baseUrl, routesPaths, plugins} = site;
  const dead = deadRoutes(site, collected);
  const {pages} = contentOf(plugins);
  const unplaced = new Map<string, string[]>();
  const problems: Problem[] = [];
  const report = (place: Place, route: string, more = '') =>
    problems.push(problemIn(place.file, noRoute(route, routesPaths, more), place));
  for (const [from, routes] of dead) {
    const page = pages.get(plainRoute(from));
    const links = page
      ? (await linksIn(siteDir, page)).map((link) => ({
          ...link,
          to: plainRoute(routeFrom(page.permalink, link.url, baseUrl)),
        }))
      : [];
    for (const route of routes) {
      const places = links.filter(({to}) => to === route);
      if (places.length > 0) places.forEach((place) => report(place, route));
      else unplaced.set(route, [...(unplaced.get(route) ?? []), page ? sourceFile(page) : from]);
    }
  }
  for (const [route, [file, ...others]] of unplaced)
    report({file}, route, others.length > 0 ? ` ${others.length} more pages have it, e.g. by the navigation.` : '');
  return problems;
}

/** Character references that React writes in attributes. */
const REFERENCES: readonly (readonly [reference: string, character: string])[] = [
  ['&#x27;', "'"],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

/** Decodes an attribute value that React wrote. */
const unescaped = (value: string): string =>
  REFERENCES.reduce((text, [reference, character]) => text.replaceAll(reference, character), value);

type Shown = {readonly anchors: readonly string[]; readonly links: readonly string[]};

const valuesIn = (html: string, attribute: RegExp): readonly string[] =>
  Array.from(new Set(Array.from(html.matchAll(attribute), ([, value]) => unescaped(value))));

/** The anchors of a page, and the links in its content: the frame is not written by writers. */
const shownIn = (html: string): Shown => ({
  anchors: valuesIn(html.slice(html.indexOf('<body')), /\s(?:id|name)="([^"]+)"/g),
  links: valuesIn(/<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? '', /\shref="([^"]*#[^"]+)"/g),
});

type Link = {readonly url: string; readonly to: string; readonly anchor: string};

const staticRoutes = (routes: readonly RouteConfig[]): readonly string[] =>
  routes.flatMap((route) => [...(isStaticRoute(route) ? [route.path] : []), ...staticRoutes(route.routes ?? [])]);

/** Finds links to missing anchors on rendered pages, except links between static pages, which are checked before (links.ts). */
export async function brokenAnchors(site: Site, collected: CollectedLinks): Promise<readonly Problem[]> {
  const {siteDir, outDir, baseUrl, routesPaths, routes, plugins} = site;
  const {pages, ...content} = contentOf(plugins);
  const places = {siteDir, baseUrl, staticDirs: [], ...content};
  const isStatic = new Set(staticRoutes(routes).map(plainRoute));
  const known = new Map(routesPaths.map((route) => [plainRoute(route), route]));
  const rendered = new Map<string, Shown>();
  const shownOn = (plain: string): Shown => {
    const found = rendered.get(plain);
    if (found) return found;
    const html = readFileSync(path.join(outDir, routeFile(known.get(plain) ?? plain, baseUrl)), 'utf8');
    const shown = shownIn(html);
    rendered.set(plain, shown);
    return shown;
  };
  const linkOf = (from: ContentPage, url: string): Link => ({
    url,
    to: plainRoute(routeFrom(from.permalink, url, baseUrl)),
    anchor: url.split('#')[1] ?? '',
  });
  const isBroken = ({to, anchor}: Link, from: string): boolean =>
    anchor !== '' &&
    !anchor.startsWith(':~:') &&
    known.has(to) &&
    !(isStatic.has(from) && isStatic.has(to)) &&
    !namesOf(anchor).some((name) => shownOn(to).anchors.includes(name));

  const unplaced = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [route, links] of collected) {
    const from = plainRoute(route);
    const page = pages.get(from);
    if (!page) continue;
    const written = isStatic.has(from) ? [] : shownOn(from).links.filter((url) => !isExternal(url));
    const broken = [...links, ...written].map((url) => linkOf(page, url)).filter((link) => isBroken(link, from));
    const own = (broken.length > 0 ? await linksIn(siteDir, page) : []).map((link) => {
      const permalink = link.kind === 'link' && documentOf(link.url, sourceFile(page), places)?.permalink;
      return {...link, to: linkOf(page, permalink || link.url).to, names: namesOf(link.url.split('#')[1] ?? '')};
    });
    for (const link of new Map(broken.map((one) => [`${one.to}#${one.anchor}`, one])).values()) {
      const target = pages.get(link.to);
      const message = noAnchor(link.url, target ? sourceFile(target) : link.to, link.anchor, shownOn(link.to).anchors);
      const found = own.filter(
        ({to, names}) => to === link.to && namesOf(link.anchor).some((name) => names.includes(name)),
      );
      found.forEach((place) => problems.push(problemIn(place.file, message, place)));
      // A link in the navigation is on every page.
      if (found.length === 0 && !unplaced.has(message)) unplaced.set(message, sourceFile(page));
    }
  }
  return [...problems, ...Array.from(unplaced, ([message, file]) => problemIn(file, message))];
}
