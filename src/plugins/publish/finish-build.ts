import type {Props} from '@docusaurus/types';
import {throwProblems} from '../../../contract';
import type {LoadedVersion} from '../docs/loaded-docs';
import {docsRoute} from '../docs/doc-files';
import {forgetPages} from '../docs/page/expanded-page';
import {writeDownloads} from './files/downloads';
import {addFeeds} from './files/feed';
import {writeManifest} from './files/manifest';
import {writeMarkdown} from './files/markdown';
import {writeRedirects} from './files/redirects';
import {writeSitemap} from './files/sitemap';
import {OwnMarkup} from '../policy/html-markup';
import {policyOf} from '../policy/options';
import {storeOf} from '../store';
import {prepareForServers} from './for-servers';
import {SiteScripts} from './pages/inline-scripts';
import {changePages, readPages} from './pages/pages';
import {refusedMarkup} from './pages/refused-markup';
import {inlineStyles} from './pages/styles';

/**
 * Adds files beside the pages of a build, and changes the pages; each page is read once and written once.
 *
 * @param versions the docs versions as Docusaurus loaded them
 * @throws ProblemsError for markup that pages may not have and a page without an encoding
 */
export async function finishBuild(props: Props, versions: readonly LoadedVersion[]): Promise<void> {
  const {siteDir, outDir, baseUrl, headTags, preBodyTags, postBodyTags} = props;
  const store = storeOf(siteDir);
  const policy = policyOf(siteDir);
  writeManifest(props);
  writeRedirects(props);
  const pages = readPages(outDir);
  const own = new OwnMarkup(headTags + preBodyTags + postBodyTags);
  throwProblems(await refusedMarkup(store, pages, own, policy));
  await writeSitemap(props, pages);
  await addFeeds(props, versions, pages);
  const scripts = new SiteScripts(own);
  changePages(pages, (html) => scripts.join(html));
  await inlineStyles(store, pages, outDir, baseUrl);
  await prepareForServers(store, outDir, baseUrl, pages, {policy, scripts}, async () => {
    await writeMarkdown(props, versions);
    forgetPages();
    await writeDownloads(siteDir, docsRoute(baseUrl), outDir);
  });
  store.removeUnused();
}
