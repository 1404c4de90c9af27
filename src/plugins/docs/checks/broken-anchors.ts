import {readFileSync} from 'fs';
import path from 'path';
import type {RouteConfig} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {routeFile} from '../../route-file';
import {unescaped} from '../../unescaped';
import {sourceFile, isStaticRoute} from '../files/loaded-docs';
import {documentOf} from '../targets/documents';
import {leadsAway, namesOf} from '../targets/places';
import {plainRoute, routeFrom} from '../targets/routes';
import type {CollectedLinks, Site} from './broken-links';
import {contentOf, placesIn} from './content-pages';
import type {ContentPage} from './content-pages';
import {noAnchor} from './links';
import {PLUGIN} from './problem';

/** What of the HTML of a page has to do with anchors. */
type Shown = {readonly anchors: readonly string[]; readonly links: readonly string[]};

const valuesIn = (html: string, attribute: RegExp): readonly string[] =>
  Array.from(new Set(Array.from(html.matchAll(attribute), ([, value]) => unescaped(value))));

/** The anchors of a page, and the links of its content: those of the frame are no writer's. */
const shownIn = (html: string): Shown => ({
  anchors: valuesIn(html.slice(html.indexOf('<body')), /\s(?:id|name)="([^"]+)"/g),
  links: valuesIn(/<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? '', /\shref="([^"]*#[^"]+)"/g),
});

/** A link to an anchor, and the page that it leads to. */
type Link = {readonly url: string; readonly to: string; readonly anchor: string};

const staticRoutes = (routes: readonly RouteConfig[]): readonly string[] =>
  routes.flatMap((route) => [...(isStaticRoute(route) ? [route.path] : []), ...staticRoutes(route.routes ?? [])]);

/**
 * Finds links to anchors that pages do not have, when all pages are rendered: on pages that hold code, posts of the blog, src/pages and
 * further instances of the docs plugin, and links to these. Those between static pages are found before (links.ts).
 *
 * @param collected links of the pages as they were rendered
 */
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
    const written = isStatic.has(from) ? [] : shownOn(from).links.filter((url) => !leadsAway(url));
    const broken = [...links, ...written].map((url) => linkOf(page, url)).filter((link) => isBroken(link, from));
    for (const link of new Map(broken.map((one) => [`${one.to}#${one.anchor}`, one])).values()) {
      const target = pages.get(link.to);
      const message = noAnchor(link.url, target ? sourceFile(target) : link.to, link.anchor, shownOn(link.to).anchors);
      const found = await placesIn(siteDir, page, ({kind, url}) => {
        const own = linkOf(page, (kind === 'link' && documentOf(url, sourceFile(page), places)?.permalink) || url);
        return (
          own.to === link.to && namesOf(url.split('#')[1] ?? '').some((name) => namesOf(link.anchor).includes(name))
        );
      });
      found.forEach((place) => problems.push({plugin: PLUGIN, ...place, message}));
      // A link of the navigation is on every page.
      if (found.length === 0 && !unplaced.has(message)) unplaced.set(message, sourceFile(page));
    }
  }
  return [...problems, ...Array.from(unplaced, ([message, file]) => ({plugin: PLUGIN, file, message}))];
}
