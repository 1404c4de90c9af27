import {expandPage} from '../page/expanded-page';
import type {ReadPage} from '../page/read-page';
import type {Problem} from '../../../../contract';
import {headingProblems} from './headings';
import {linkProblems} from './links';

/**
 * Problems that only show in what the blocks of pages become: the order of headings, and links with their anchors.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function shownPageProblems(siteDir: string, routeBase: string, pages: readonly ReadPage[]): Promise<readonly Problem[]> {
  const expansions = await Promise.all(pages.map(async (page) => ({page, ...(await expandPage(siteDir, routeBase, page))})));
  // A block that cannot be shown leaves headings and anchors out: the plugin contract has the problem.
  const whole = expansions.every(({problems}) => problems.length === 0);
  return [
    ...expansions.flatMap(({page, root}) => headingProblems(page, root)),
    ...(whole ? linkProblems(siteDir, expansions.map(({page, root}) => ({file: page.file, root})), routeBase) : []),
  ];
}
