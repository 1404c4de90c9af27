import {existsSync, writeFileSync} from 'fs';
import path from 'path';
import {SitemapStream, streamToPromise} from 'sitemap';
import type {Props} from '@docusaurus/types';
import {routeFile} from '../../route-file';
import type {Pages} from '../pages/pages';

const SITEMAP = 'sitemap.xml';

/** robots.txt of a site whose owner has none in a folder of static files. */
function writeRobots(outDir: string, lines: readonly string[]): void {
  const file = path.join(outDir, 'robots.txt');
  if (!existsSync(file)) writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * Writes sitemap.xml with the pages that name themselves as canonical, and robots.txt with its address. The stock plugin lists every
 * version of every page, and beta.13 has no option to exclude any (upstream #6979); where an owner has it, it writes the file.
 * A site with `noIndex` has none of ours, and refuses crawlers.
 */
export async function writeSitemap(
  {routesPaths, outDir, siteConfig, baseUrl, plugins}: Props,
  pages: Pages,
): Promise<void> {
  const {url, noIndex} = siteConfig;
  if (noIndex) return writeRobots(outDir, ['User-agent: *', 'Disallow: /']);
  writeRobots(outDir, ['User-agent: *', 'Allow: /', '', `Sitemap: ${url}${baseUrl}${SITEMAP}`]);
  if (plugins.some(({name}) => name === 'docusaurus-plugin-sitemap')) return;
  const stream = new SitemapStream({hostname: url});
  routesPaths
    .filter((route) => {
      const parts = pages.get(routeFile(route, baseUrl))?.parts;
      return !route.endsWith('404.html') && parts?.isIndexed && parts.canonical === url + route;
    })
    .sort()
    .forEach((route) => stream.write({url: route}));
  stream.end();
  writeFileSync(path.join(outDir, SITEMAP), await streamToPromise(stream));
}
