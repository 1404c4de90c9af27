import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {versionNumber} from '../../data/versions';
import {routeFile} from '../canonical-sitemap';
import {createChangeLog} from '../contract/changes/log';
import {FEED_FILE, downloadsFolder} from '../contract/pages/downloads';
import {CHANGES_PAGE} from '../contract/pages/site-pages';
import type {LoadedVersion} from '../loaded-docs';
import {atomFeed} from './feed';
import {newsOf} from './news';

/** Names the feed in the head of pages, where feed readers look for it. */
function linkFeed(files: readonly string[], href: string, title: string): void {
  for (const file of files) {
    const link = `<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}">`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', () => `${link}</head>`));
  }
}

/**
 * Writes the feed of a docs version.
 *
 * @param folder of the version, relative to the site
 * @throws when the version has no page of changes
 */
export function writeFeed({siteDir, outDir, baseUrl, siteConfig}: Props, {versionName, docs, isLast}: LoadedVersion, folder: string): void {
  const page = docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE);
  if (!page) throw new Error(`no page ${CHANGES_PAGE}. The feed of changes is made of it.`);
  const number = versionNumber(versionName);
  const file = downloadsFolder(number) + FEED_FILE;
  const title = `${siteConfig.title} ${number} ${page.title}`;
  const origin = siteConfig.url;
  const pageUrl = origin + page.permalink;
  const fileOf = (route: string) => path.join(outDir, routeFile(route, baseUrl));
  const news = newsOf(createChangeLog(siteDir, folder), readFileSync(fileOf(page.permalink), 'utf8'), pageUrl);
  mkdirSync(path.join(outDir, downloadsFolder(number)), {recursive: true});
  writeFileSync(path.join(outDir, file), atomFeed({title, name: `changes/${number}`, pageUrl, feedUrl: origin + baseUrl + file}, news));
  linkFeed([...(isLast ? [baseUrl] : []), ...docs.map(({permalink}) => permalink)].map(fileOf), baseUrl + file, title);
}
