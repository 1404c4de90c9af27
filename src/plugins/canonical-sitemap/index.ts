import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {SitemapStream, streamToPromise} from 'sitemap';
import type {Plugin, Props} from '@docusaurus/types';
import {onDemand} from '../on-demand';
import type * as OnlyBuild from './canonical';

/** File that the route is written to, relative to the build folder (see clean-urls): the base URL names no folder of the build. */
export function routeFile(route: string, baseUrl: string): string {
  const name = route.slice(baseUrl.length);
  return route.endsWith('/') ? `${name}index.html` : `${name}.html`;
}

/**
 * Writes sitemap.xml with the pages that name themselves as canonical, and robots.txt that leads to it. The stock plugin lists
 * every version of every page, and beta.13 has no option to leave any out (upstream #6979).
 */
export default function canonicalSitemap(): Plugin<void> {
  return {
    name: 'canonical-sitemap',
    async postBuild({routesPaths, outDir, siteConfig}: Props) {
      // With its library, which `start` does without.
      const {isCanonical} = onDemand(__filename)('./canonical') as typeof OnlyBuild;
      const stream = new SitemapStream({hostname: siteConfig.url});
      routesPaths
        .filter((route) => !route.endsWith('404.html'))
        .filter((route) => isCanonical(readFileSync(path.join(outDir, routeFile(route, siteConfig.baseUrl)), 'utf8'), siteConfig.url + route))
        .sort()
        .forEach((route) => stream.write({url: route}));
      stream.end();
      writeFileSync(path.join(outDir, 'sitemap.xml'), await streamToPromise(stream));
      const robots = ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteConfig.url}${siteConfig.baseUrl}sitemap.xml`, ''];
      writeFileSync(path.join(outDir, 'robots.txt'), robots.join('\n'));
    },
  };
}
