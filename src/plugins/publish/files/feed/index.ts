import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {Props} from '@docusaurus/types';
import {createChangeLog, formatProblem} from '../../../../../contract';
import {CHANGES_PAGE, versionNumber} from '../../../../data/versions';
import {FEED_FILE, downloadsFolder} from '../../../docs/blocks/downloads';
import {loadedVersion} from '../../../docs/files/loaded-docs';
import type {LoadedDoc, LoadedVersion} from '../../../docs/files/loaded-docs';
import {docsRoute} from '../../../docs/files/doc-files';
import {recordsOf} from '../../../docs/checks/page-record';
import {siteVersions} from '../../../docs/files/site-versions';
import {onDemand} from '../../../on-demand';
import {storeOf} from '../../../store';
import {routeFile} from '../../../route-file';
import type {Pages} from '../../pages/pages';
import {releasesOf} from './releases';
import type * as OnlyFeed from './news';

type Feed = {readonly href: string; readonly title: string; readonly pages: readonly string[]};

async function writeFeed(
  {siteDir, outDir, baseUrl, siteConfig}: Props,
  {versionName, docs, isLast}: LoadedVersion,
  page: LoadedDoc,
  folder: string,
  pages: Pages,
): Promise<Feed | undefined> {
  const number = versionNumber(versionName);
  const file = downloadsFolder(number) + FEED_FILE;
  const title = `${siteConfig.title} ${number} ${page.title}`;
  const origin = siteConfig.url;
  const pageUrl = origin + page.permalink;
  const facts = {title, name: `changes/${number}`, pageUrl, feedUrl: origin + baseUrl + file};
  const html = pages.get(routeFile(page.permalink, baseUrl))?.html ?? '';
  const around = await recordsOf(siteDir, docsRoute(baseUrl)).around(folder);
  const store = storeOf(siteDir);
  const releases = await store.data('releases', [around, folder], () =>
    releasesOf(createChangeLog(siteVersions(siteDir), folder)),
  );
  if (releases.length === 0) return undefined;
  const feed = await store.data('feed', [html, JSON.stringify([facts, releases])], () => {
    const {makeFeed} = onDemand(__filename)('./news') as typeof OnlyFeed;
    return makeFeed(facts, releases, html);
  });
  mkdirSync(path.join(outDir, downloadsFolder(number)), {recursive: true});
  writeFileSync(path.join(outDir, file), feed);
  const routes = [...(isLast ? [baseUrl] : []), ...docs.map(({permalink}) => permalink)];
  return {href: baseUrl + file, title, pages: routes.map((route) => routeFile(route, baseUrl))};
}

/**
 * Writes an Atom feed of the changes for each docs version with a page of changes and a release, and links the feeds from the pages.
 *
 * @throws Error if that page lacks the anchor of an entry
 */
export async function addFeeds(props: Props, versions: readonly LoadedVersion[], pages: Pages): Promise<void> {
  const feeds: Feed[] = [];
  for (const {number, folder} of siteVersions(props.siteDir)) {
    const loaded = loadedVersion(versions, number);
    const page = loaded?.docs.find(({unversionedId}) => unversionedId === CHANGES_PAGE);
    try {
      const feed = loaded && page && (await writeFeed(props, loaded, page, folder, pages));
      if (feed) feeds.push(feed);
    } catch (error) {
      throw new Error(
        formatProblem({plugin: 'publish', file: `${folder}/${CHANGES_PAGE}.mdx`, message: (error as Error).message}),
      );
    }
  }
  for (const [file, {parts, edits}] of pages) {
    const feed = feeds.find((one) => one.pages.includes(file));
    const place = parts.headEnd;
    if (feed && place !== undefined)
      edits.push({
        start: place,
        end: place,
        text: `<link rel="alternate" type="application/atom+xml" title="${feed.title}" href="${feed.href}">`,
      });
  }
}
