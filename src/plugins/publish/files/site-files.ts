import {existsSync, writeFileSync} from 'fs';
import path from 'path';
import {SitemapStream, streamToPromise} from 'sitemap';
import type {Props} from '@docusaurus/types';
import {readYamlOnce} from '../../../../contract';
import {redirectsFile} from '../../../../deploy/serve/redirects';
import {REDIRECTS_FILE} from '../../../../deploy/serve/rules';
import {languageOf} from '../../../data/language';
import {at, site} from '../../../data/site';
import {routeFile} from '../../route-file';
import {MANIFEST} from '../../head';
import {MOVED, movedPages} from '../../addresses/ledger';
import type {Moved} from '../../addresses/ledger';
import type {Pages} from '../pages/pages';

const SITEMAP = 'sitemap.xml';

function writeRobots(outDir: string, lines: readonly string[]): void {
  const file = path.join(outDir, 'robots.txt');
  if (!existsSync(file)) writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * Writes sitemap.xml with the canonical pages, and robots.txt. The stock plugin lists all versions of a page, and cannot exclude any
 * (upstream #6979).
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

const ICON_SIZES = [192, 512];

function manifest(i18n: Props['i18n']): Record<string, unknown> {
  return {
    name: site.title,
    short_name: site.title,
    lang: languageOf(i18n, site.language),
    start_url: site.baseUrl,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: site.themeColor,
    icons: ICON_SIZES.map((size) => ({
      src: at(`/img/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** Writes the web manifest, which the heads of the pages name. */
export const writeManifest = ({outDir, i18n}: Props): void =>
  writeFileSync(path.join(outDir, MANIFEST), JSON.stringify(manifest(i18n), null, 2));

/** Writes the redirects of moved pages, for servers and static hosts. */
export function writeRedirects({siteDir, outDir, baseUrl}: Props): void {
  const moved = readYamlOnce(siteDir, MOVED).data as Moved;
  writeFileSync(path.join(outDir, REDIRECTS_FILE), redirectsFile(movedPages(moved), baseUrl));
}
