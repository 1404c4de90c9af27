import type {LoadContext, Plugin} from '@docusaurus/types';
import {expandPage} from '../contract/pages/expanded-page';
import {readDocFiles} from '../doc-files';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';
import {frontMatterProblems} from './front-matter';
import {headingProblems} from './headings';
import {imageProblems} from './images';
import {linkProblems} from './links';
import {PLUGIN} from './problem';
import {sidebarProblems} from './sidebars';

/**
 * All problems of the pages of all docs versions that are not those of their blocks.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export function pageProblems(siteDir: string, routeBase: string): readonly Problem[] {
  const pages = readDocFiles(siteDir);
  const shown = pages.map((page) => ({...page, expanded: expandPage(siteDir, routeBase, page)}));
  // A block that cannot be shown leaves headings and anchors out: the plugin contract has the problem.
  const whole = shown.every(({expanded}) => expanded.problems.length === 0);
  return [
    ...pages.flatMap(frontMatterProblems),
    ...shown.flatMap(({expanded, ...page}) => headingProblems(page, expanded.markdown)),
    ...pages.flatMap(imageProblems),
    ...sidebarProblems(siteDir, pages),
    ...(whole ? linkProblems(siteDir, shown.map(({expanded, ...page}) => ({...page, expanded: expanded.markdown})), routeBase) : []),
  ];
}

/**
 * Checks the pages of all docs versions before they are built.
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default function pageRules({siteDir, baseUrl}: LoadContext): Plugin<void> {
  return {
    name: PLUGIN,
    async loadContent() {
      throwProblems(pageProblems(siteDir, `${baseUrl}docs`));
    },
  };
}
