import type {Props} from '@docusaurus/types';
import type {LoadedVersion} from '../docs/loaded-docs';
import {writeContracts} from './files/contracts';
import {addFeeds} from './files/feed';
import {writeKits} from './files/kit';
import {writeManifest} from './files/manifest';
import {writeMarkdown} from './files/markdown';
import {writeRedirects} from './files/redirects';
import {writeSitemap} from './files/sitemap';
import {prepareForServers} from './for-servers';
import {minifyScripts} from './pages/inline-scripts';
import {changePages, readPages} from './pages/pages';
import {inlineStyles} from './pages/styles';

/**
 * Adds files beside the pages of a build, and changes the pages; each page is read once and written once.
 *
 * @param versions the docs versions as Docusaurus loaded them
 */
export async function finishBuild(props: Props, versions: readonly LoadedVersion[]): Promise<void> {
  const {outDir, baseUrl} = props;
  const built = readPages(outDir);
  await writeSitemap(props, built);
  await writeContracts(props, versions);
  await writeKits(props);
  await writeMarkdown(props, versions);
  writeManifest(props);
  writeRedirects(props);
  const withFeeds = addFeeds(props, versions, built);
  const minified = changePages(withFeeds, minifyScripts);
  await prepareForServers(outDir, baseUrl, await inlineStyles(minified, outDir, baseUrl));
}
