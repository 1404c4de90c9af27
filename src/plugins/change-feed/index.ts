import {mkdirSync, readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {versionNumber} from '../../data/versions';
import {routeFile} from '../canonical-sitemap';
import {createChangeLog} from '../contract/changes/log';
import {FEED_FILE, downloadsFolder} from '../contract/pages/downloads';
import {CHANGES_PAGE} from '../contract/pages/site-pages';
import {contractVersions} from '../contract/versions';
import {loadedVersionsOf} from '../loaded-docs';
import type {LoadedVersion} from '../loaded-docs';
import {formatProblem} from '../problems';
import {atomFeed} from './feed';
import {newsOf} from './news';

/** Names the feed in the head of pages, where feed readers look for it. */
function linkFeed(outDir: string, routes: readonly string[], href: string, title: string): void {
  for (const route of routes) {
    const file = path.join(outDir, routeFile(route));
    const link = `<link rel="alternate" type="application/atom+xml" title="${title}" href="${href}">`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', () => `${link}</head>`));
  }
}

/** Writes the changes up to every docs version as an Atom feed beside its downloads, and names it in the head of its pages. */
export default function changeFeed({siteDir, baseUrl}: LoadContext): Plugin<void> {
  let loadedVersions: readonly LoadedVersion[] = [];

  /** Writes the feed of a version. */
  function writeFeed(outDir: string, origin: string, siteTitle: string, {versionName, docs, isLast}: LoadedVersion, folder: string): void {
    const page = docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE);
    if (!page) throw new Error(`no page ${CHANGES_PAGE}. The feed of changes is made of it.`);
    const number = versionNumber(versionName);
    const file = downloadsFolder(number) + FEED_FILE;
    const title = `${siteTitle} ${number} ${page.title}`;
    const pageUrl = origin + page.permalink;
    const news = newsOf(createChangeLog(siteDir, folder), readFileSync(path.join(outDir, routeFile(page.permalink)), 'utf8'), pageUrl);
    mkdirSync(path.join(outDir, downloadsFolder(number)), {recursive: true});
    writeFileSync(path.join(outDir, file), atomFeed({title, name: `changes/${number}`, pageUrl, feedUrl: origin + baseUrl + file}, news));
    linkFeed(outDir, [...(isLast ? [baseUrl] : []), ...docs.map(({permalink}) => permalink)], baseUrl + file, title);
  }

  return {
    name: 'change-feed',
    async contentLoaded({allContent}) {
      loadedVersions = loadedVersionsOf(allContent);
    },
    async postBuild({outDir, siteConfig}: Props) {
      for (const {version, folder} of contractVersions(siteDir)) {
        const loaded = loadedVersions.find(({versionName}) => versionName === version);
        try {
          if (loaded) writeFeed(outDir, siteConfig.url, siteConfig.title, loaded, folder);
        } catch (error) {
          throw new Error(formatProblem({plugin: 'change-feed', file: `${folder}/${CHANGES_PAGE}.mdx`, message: (error as Error).message}));
        }
      }
    },
  };
}
