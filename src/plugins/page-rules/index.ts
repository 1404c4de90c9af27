import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDocFiles} from '../doc-files';
import type {DocFile} from '../doc-files';
import {onDemand} from '../on-demand';
import {throwProblems} from '../problems';
import {frontMatterProblems} from './front-matter';
import {headingProblems} from './headings';
import {imageProblems} from './images';
import {PLUGIN} from './problem';
import type * as OnlyBuild from './shown-pages';
import {sidebarProblems} from './sidebars';

/**
 * Checks the pages of all docs versions before they are built. `start` does not wait for the blocks of all pages: it leaves
 * links and the order of headings to the build.
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default function pageRules({siteDir, baseUrl}: LoadContext): Plugin<void> {
  const shownProblems = (pages: readonly DocFile[]) =>
    (onDemand(__filename)('./shown-pages') as typeof OnlyBuild).shownPageProblems(siteDir, `${baseUrl}docs`, pages);
  return {
    name: PLUGIN,
    async loadContent() {
      const pages = readDocFiles(siteDir);
      throwProblems([
        ...pages.flatMap(frontMatterProblems),
        ...pages.flatMap(imageProblems),
        ...sidebarProblems(siteDir, pages),
        ...(process.env.NODE_ENV === 'development' ? pages.flatMap((page) => headingProblems(page)) : shownProblems(pages)),
      ]);
    },
  };
}
