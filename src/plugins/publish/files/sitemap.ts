import {writeFileSync} from 'fs';
import path from 'path';
import {SitemapStream, streamToPromise} from 'sitemap';
import type {Props} from '@docusaurus/types';
import {routeFile} from '../../route-file';
import type {Pages} from '../pages/pages';

/**
 * Writes sitemap.xml with the pages that name themselves as canonical, and robots.txt with its address. The stock plugin lists every
 * version of every page, and beta.13 has no option to exclude any (upstream #6979). A site with `noIndex` has no sitemap, and refuses crawlers.
 */
export async function writeSitemap({routesPaths, outDir, siteConfig, baseUrl}: Props, pages: Pages): Promise<void> {
  const {url, noIndex} = siteConfig;
  if (noIndex) return writeFileSync(path.join(outDir, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const stream = new SitemapStream({hostname: url});
  routesPaths
    .filter((route) => {
      const parts = pages.get(routeFile(route, baseUrl))?.parts;
      return !route.endsWith('404.html') && parts?.isIndexed && parts.canonical === url + route;
    })
    .sort()
    .forEach((route) => stream.write({url: route}));
  stream.end();
  writeFileSync(path.join(outDir, 'sitemap.xml'), await streamToPromise(stream));
  const robots = ['User-agent: *', 'Allow: /', '', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''];
  writeFileSync(path.join(outDir, 'robots.txt'), robots.join('\n'));
}
