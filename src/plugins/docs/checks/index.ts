import {CURRENT_NUMBER} from '../../../data/versions';
import type * as OnlyBuild from './contracts';
import {readDocFiles} from '../doc-files';
import {forgetPages} from '../page/expanded-page';
import {readPage} from '../page/read-page';
import type {ReadPage} from '../page/read-page';
import {versionProblems} from '../versions/check';
import {changesOn, changesPageProblems, descriptionProblems} from '../versions/pages';
import {onDemand} from '../../on-demand';
import {addressProblems} from './addresses';
import {fileNameProblems} from './file-names';
import {policyOf} from '../../policy/options';
import type {Policy} from '../../policy/options';
import {markupProblems} from '../../policy/page-markup';
import {frontMatterProblems} from './front-matter';
import type * as OnlyShown from './shown-pages';
import type * as OnlySound from './sound-site';
import {sidebarProblems} from './sidebars';
import type {Problem} from '../../../../contract';

/** Problems that a page shows without the rest of the site: MDX errors, addresses that are none, and markup that pages may not have. */
export const pageProblems = (page: ReadPage, policy: Policy): readonly Problem[] => [
  ...page.problems,
  ...addressProblems(page),
  ...markupProblems(page, policy),
];

/** Problems that need the whole site or expanded pages: `start` checks each page when it is opened, and leaves links to the build. */
async function wholeSiteProblems(siteDir: string, routeBase: string): Promise<readonly Problem[]> {
  const {soundSiteProblems} = onDemand(__filename)('./sound-site') as typeof OnlySound;
  const known = await soundSiteProblems(siteDir, routeBase);
  if (known) return known;
  // The records know only that there are problems, and their trees no lines.
  forgetPages();
  const {siteProblems} = onDemand(__filename)('./contracts') as typeof OnlyBuild;
  const {shownPageProblems} = onDemand(__filename)('./shown-pages') as typeof OnlyShown;
  const pages = await Promise.all(readDocFiles(siteDir).map((page) => readPage(page)));
  const contracts = await siteProblems(siteDir, routeBase, pages);
  // Blocks can only be expanded when the contracts have no problems.
  const shown = contracts.length > 0 ? [] : await shownPageProblems(siteDir, routeBase, pages);
  return [
    ...changesPageProblems(
      siteDir,
      pages.map((page) => ({...page, changes: changesOn(page)})),
    ),
    ...contracts,
    ...pages.flatMap((page) => pageProblems(page, policyOf(siteDir))),
    ...shown,
  ];
}

/** What a build tells writers of their contracts, as lines to print. */
export const docsNotes = async (siteDir: string, routeBase: string): Promise<readonly string[]> =>
  (await (onDemand(__filename)('./sound-site') as typeof OnlySound).contractVerdict(siteDir, routeBase)).notes;

/**
 * All problems that writers must fix before the docs can be loaded, reported together.
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 */
export async function docsProblems(siteDir: string, routeBase: string): Promise<readonly Problem[]> {
  const files = readDocFiles(siteDir);
  const editing = process.env.NODE_ENV === 'development';
  return [
    ...versionProblems(siteDir, CURRENT_NUMBER),
    ...files.flatMap(fileNameProblems),
    ...files.flatMap(descriptionProblems),
    ...files.flatMap(frontMatterProblems),
    ...sidebarProblems(siteDir, files),
    ...(editing ? [] : await wholeSiteProblems(siteDir, routeBase)),
  ];
}
