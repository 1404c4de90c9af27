import type {Props} from '@docusaurus/types';
import type {LoadedVersion} from '../docs/loaded-docs';
import {docsRoute} from '../docs/doc-files';
import {forgetPages} from '../docs/page/expanded-page';
import {writeDownloads} from './files/downloads';
import {addFeeds} from './files/feed';
import {writeManifest} from './files/manifest';
import {writeMarkdown} from './files/markdown';
import {writeRedirects} from './files/redirects';
import {writeSitemap} from './files/sitemap';
import {storeOf} from '../store';
import {prepareForServers} from './for-servers';
import {joinScripts} from './pages/inline-scripts';
import {changePages, readPages} from './pages/pages';
import {inlineStyles} from './pages/styles';

/**
 * Adds files beside the pages of a build, and changes the pages; each page is read once and written once.
 *
 * @param versions the docs versions as Docusaurus loaded them
 */
export async function finishBuild(props: Props, versions: readonly LoadedVersion[]): Promise<void> {
  const {siteDir, outDir, baseUrl} = props;
  const store = storeOf(siteDir);
  writeManifest(props);
  writeRedirects(props);
  const pages = readPages(outDir);
  await writeSitemap(props, pages);
  await addFeeds(props, versions, pages);
  changePages(pages, joinScripts);
  await inlineStyles(store, pages, outDir, baseUrl);
  await prepareForServers(store, outDir, baseUrl, pages, async () => {
    await writeMarkdown(props, versions);
    forgetPages();
    await writeDownloads(siteDir, docsRoute(baseUrl), outDir);
  });
  store.removeUnused();
}
