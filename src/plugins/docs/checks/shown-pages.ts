import {expandPage} from '../page/expanded-page';
import type {ReadPage} from '../page/read-page';
import type {Problem} from '../../../../contract';
import {headingProblems} from './headings';
import {linkProblems, linksIn} from './links';
import {anchorsIn} from '../page/nodes';

/**
 * Problems that only expanded pages show: the order of headings, and links to anchors.
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
  // A block that cannot be expanded leaves out headings and anchors; the plugin contract reports the cause.
  const whole = expansions.every(({problems}) => problems.length === 0);
  return [
    ...expansions.flatMap(({page, root}) => headingProblems(page, root)),
    ...(whole
      ? linkProblems(
          siteDir,
          expansions.map(({page, root}) => ({file: page.file, anchors: anchorsIn(root), links: linksIn(root)})),
          routeBase,
        )
      : []),
  ];
}
