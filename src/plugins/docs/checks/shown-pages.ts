import {expandPage} from '../page/expanded-page';
import type {ReadPage} from '../page/read-page';
import type {Problem} from '../../../../contract';
import {linkProblems, linksIn} from './links';
import {anchorsIn} from '../page/nodes';

/**
 * Problems that only expanded pages show: links that lead nowhere.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function shownPageProblems(
  siteDir: string,
  routeBase: string,
  pages: readonly ReadPage[],
): Promise<readonly Problem[]> {
  const expansions = await Promise.all(
    pages.map(async (page) => ({page, ...(await expandPage(siteDir, routeBase, page))})),
  );
  // A block that cannot be expanded leaves out anchors; the plugin contract reports the cause.
  if (expansions.some(({problems}) => problems.length > 0)) return [];
  return linkProblems(
    siteDir,
    expansions.map(({page, root}) => ({file: page.file, anchors: anchorsIn(root), links: linksIn(root)})),
    routeBase,
  );
}
