import {expandPage} from '../blocks/expanded-page';
import type {DocFile} from '../doc-files';
import type {Problem} from '../../../../contract';
import {headingProblems} from './headings';
import {linkProblems} from './links';

/**
 * Problems that only show in what the blocks of pages become: the order of headings, and links with their anchors.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function shownPageProblems(siteDir: string, routeBase: string, pages: readonly DocFile[]): readonly Problem[] {
  const expansions = pages.map((page) => ({page, ...expandPage(siteDir, routeBase, page)}));
  // A block that cannot be shown leaves headings and anchors out: the plugin contract has the problem.
  const whole = expansions.every(({problems}) => problems.length === 0);
  return [
    ...expansions.flatMap(({page, markdown}) => headingProblems(page, markdown)),
    ...(whole ? linkProblems(siteDir, expansions.map(({page, markdown}) => ({...page, expanded: markdown})), routeBase) : []),
  ];
}
