import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Problem} from '../../../../contract';
import {perSite} from '../../per-site';
import {SITE, problemIn, DOC_FOLDERS, docsRoute} from '../files/doc-files';
import {sourceFile} from '../files/loaded-docs';
import {expandPage} from '../blocks/expanded-page';
import {anchorsIn} from '../tree/nodes';
import {readPage} from '../read/read-page';
import {loadRemark} from '../read/remark';
import {isStatic} from '../read/to-html';
import {isDocument} from '../targets/documents';
import type {Target} from '../targets/places';
import {plainRoute, routeFrom} from '../targets/places';
import {resolve} from '../targets/resolve';
import {noRoute} from './broken-links';
import type {Content} from './content-pages';
import {linkProblems} from './links';
import type {ShownPage} from './links';

export type LoadedSite = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly content: Content;
  readonly routes: readonly string[];
};

/** Whether a route may be that of a file, which only a build writes and checks. */
const mayBeFile = (route: string): boolean => path.posix.extname(route) !== '';

async function unopened({siteDir, baseUrl}: LoadedSite, file: string): Promise<ShownPage> {
  const page = {file, markdown: readFileSync(path.join(siteDir, file), 'utf8')};
  const isOurs = DOC_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  const read = await readPage(page);
  const {root, problems} = isOurs ? await expandPage(siteDir, docsRoute(baseUrl), page) : read;
  const knowsAll = problems.length === 0 && (await isStatic(read, await loadRemark()));
  return {file, targets: [], anchors: knowsAll ? anchorsIn(root) : undefined};
}

/**
 * Finds broken links on the opened pages: to missing routes, and to missing anchors of pages without code; a build finds the same after
 * rendering all pages.
 */
export async function liveLinkProblems(
  site: LoadedSite,
  opened: readonly ShownPage[],
): Promise<{readonly routes: readonly Problem[]; readonly anchors: readonly Problem[]}> {
  const {siteDir, baseUrl, content} = site;
  const places = {siteDir, baseUrl, staticDirs: [], ...content};
  const known = new Set(site.routes.map(plainRoute));
  const pages = new Map(opened.map((page) => [page.file, page]));
  const routes: Problem[] = [];
  for (const {file, targets} of opened) {
    const permalink = content.sourceToPermalink?.[SITE + file];
    if (permalink === undefined) continue;
    const leadsTo = (target: Target) =>
      resolve(target, file, places).document?.permalink ?? routeFrom(permalink, target.url, baseUrl);
    for (const target of targets.filter(({kind}) => kind !== 'image')) {
      const {url, line, column} = target;
      const route = plainRoute(leadsTo(target));
      const page = content.pages.get(route);
      const other = page && sourceFile(page);
      if (
        url.includes('#') &&
        other &&
        !pages.has(other) &&
        /\.mdx?$/.test(other) &&
        existsSync(path.join(siteDir, other))
      )
        pages.set(other, await unopened(site, other));
      if (known.has(route) || mayBeFile(route) || isDocument(url) || url.startsWith(SITE)) continue;
      routes.push(problemIn(file, noRoute(route, site.routes), {line, column}));
    }
  }
  return {routes, anchors: linkProblems(Array.from(pages.values()), places).anchors};
}

const openedOf = perSite(() => new Map<string, ShownPage>());

/** Stores the content of a page that `start` has compiled, and replaces its earlier content. */
export const noteOpened = (siteDir: string, page: ShownPage): void => void openedOf(siteDir).set(page.file, page);

/** The pages that `start` has compiled, in their latest state. */
export const openedPages = (siteDir: string): readonly ShownPage[] => Array.from(openedOf(siteDir).values());
