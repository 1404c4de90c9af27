import {CURRENT_NUMBER} from '../../../data/versions';
import type * as OnlyBuild from './contracts';
import {readDocFiles} from '../doc-files';
import type {DocFile} from '../doc-files';
import {versionProblems} from '../versions/check';
import {pageProblems} from '../versions/pages';
import {syntaxProblems} from './syntax';
import {onDemand} from '../../on-demand';
import {frontMatterProblems} from './front-matter';
import {headingProblems} from './headings';
import {imageProblems} from './images';
import type * as OnlyShown from './shown-pages';
import {sidebarProblems} from './sidebars';
import type {Problem} from '../../../../contract';

/** What can only be seen in the whole site: `start` looks at contracts and syntax page by page, and leaves links to the build. */
async function wholeSiteProblems(siteDir: string, routeBase: string, pages: readonly DocFile[]): Promise<readonly Problem[]> {
  const {siteProblems} = onDemand(__filename)('./contracts') as typeof OnlyBuild;
  const {shownPageProblems} = onDemand(__filename)('./shown-pages') as typeof OnlyShown;
  const contracts = siteProblems(siteDir, routeBase);
  // What the blocks of pages become is not known before the contracts are mended.
  const shown = contracts.length > 0 ? pages.flatMap((page) => headingProblems(page)) : shownPageProblems(siteDir, routeBase, pages);
  return [...contracts, ...(await syntaxProblems(pages)), ...shown];
}

/**
 * Everything that writers must mend before the docs can be loaded, at once.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function docsProblems(siteDir: string, routeBase: string): Promise<readonly Problem[]> {
  const pages = readDocFiles(siteDir);
  const editing = process.env.NODE_ENV === 'development';
  return [
    ...versionProblems(siteDir, CURRENT_NUMBER),
    ...pageProblems(siteDir),
    ...pages.flatMap(frontMatterProblems),
    ...pages.flatMap(imageProblems),
    ...sidebarProblems(siteDir, pages),
    ...(editing ? pages.flatMap((page) => headingProblems(page)) : await wholeSiteProblems(siteDir, routeBase, pages)),
  ];
}
