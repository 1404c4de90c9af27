import type {Props} from '@docusaurus/types';
import {throwProblems} from '../../../contract';
import {onDemand} from '../on-demand';
import type {LoadedVersion} from '../docs/files/loaded-docs';
import {docsRoute} from '../docs/files/doc-files';
import {OwnMarkup} from '../policy/html-markup';
import {policyOf} from '../policy/options';
import {routeFile} from '../route-file';
import {storeOf} from '../store';
import {writeDownloads} from './files/downloads';
import {addFeeds} from './files/feed';
import {writeManifest, writeRedirects, writeSitemap} from './files/site-files';
import {writeMarkdown} from './files/markdown';
import {prepareForServers} from './for-servers';
import {JOINED_PLUGINS, joinScripts} from './pages/inline-scripts';
import {EarlyParts} from './pages/early-parts';
import {lateScripts} from './pages/late-scripts';
import {readPages, writePages} from './pages/pages';
import type {Rules} from './pages/pages';
import {addPolicy} from './pages/policy';
import {ownerSheets, sheetProblems} from './pages/owner-sheets';
import {declaresFonts, inlineStyles, STYLESHEET} from './pages/styles';
import {takeRedirectPages} from './pages/redirect-pages';
import {refusedMarkup, findPlaces} from './pages/refused-markup';

const load = onDemand(__filename);

type LoadTags = (plugins: Props['plugins']) => Pick<Props, 'headTags' | 'preBodyTags' | 'postBodyTags'>;

function joinableTags({plugins}: Props): string {
  const {loadHtmlTags} = load('@docusaurus/core/lib/server/html-tags') as {readonly loadHtmlTags: LoadTags};
  const tags = loadHtmlTags(plugins.filter(({name}) => JOINED_PLUGINS.includes(name)));
  return tags.headTags + tags.preBodyTags + tags.postBodyTags;
}

/** What the parsed parts of pages depend on, besides their HTML. */
const rulesOf = (props: Props): Rules => {
  const {siteDir, headTags, preBodyTags, postBodyTags} = props;
  return {own: new OwnMarkup(headTags + preBodyTags + postBodyTags, joinableTags(props)), policy: policyOf(siteDir)};
};

/** Parses pages in a thread while others are rendered. */
export const readEarly = (props: Props): EarlyParts => new EarlyParts(storeOf(props.siteDir), rulesOf(props));

/**
 * Adds files beside the pages of a build, and changes the pages; each page is read and written once.
 *
 * @throws ProblemsError for markup that pages may not have
 */
export async function finishBuild(
  props: Props,
  versions: readonly LoadedVersion[],
  early: EarlyParts | undefined,
): Promise<void> {
  const {siteDir, outDir, baseUrl, siteConfig} = props;
  const store = storeOf(siteDir);
  writeManifest(props);
  writeRedirects(props);
  const rules = early?.rules ?? rulesOf(props);
  const {policy} = rules;
  const routes = new Set(props.routesPaths.map((route) => routeFile(route, baseUrl)));
  const pages = await readPages(store, outDir, rules, (file) => routes.has(file));
  await early?.end();
  // Pages written by plugins, and those of `static/`.
  const others = await readPages(store, outDir, rules, (file) => !routes.has(file));
  writePages(outDir, takeRedirectPages(others));
  const sheets = ownerSheets(pages, outDir, baseUrl, STYLESHEET);
  throwProblems([
    ...refusedMarkup(new Map([...pages, ...others]), findPlaces(props, rules)),
    ...sheetProblems(sheets, siteDir, siteConfig.staticDirectories ?? [], policy),
  ]);
  await writeSitemap(props, pages);
  await addFeeds(props, versions, pages);
  const scripts = joinScripts(pages);
  const late = lateScripts(props, outDir);
  const inlined = await inlineStyles(store, pages, outDir, baseUrl, {inlineScripts: scripts, late, sheets});
  const hasFonts = inlined.hasFonts || sheets.some(({css}) => declaresFonts(css));
  const policyTag = addPolicy(pages, {scripts, ...inlined, hasFonts}, policy);
  writePages(outDir, pages);
  // Frees memory, which large sites need for compression.
  pages.clear();
  await prepareForServers(store, outDir, baseUrl, policyTag, async () => {
    const wholes = await writeMarkdown(props, versions);
    await writeDownloads(siteDir, docsRoute(baseUrl), outDir, wholes);
  });
  await store.removeUnused();
}
