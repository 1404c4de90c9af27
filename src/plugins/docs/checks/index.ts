import {CURRENT_NUMBER} from '../../../data/versions';
import type {LoadContext} from '@docusaurus/types';
import type * as OnlyBuild from './contracts';
import {docsRoute, readDocFiles} from '../files/doc-files';
import {placesOf} from '../targets/places';
import type {LoadedVersion} from '../files/loaded-docs';
import {forgetPages} from '../blocks/expanded-page';
import {readPage} from '../read/read-page';
import type {ReadPage} from '../read/read-page';
import {versionProblems} from '../versions/check';
import {changesOn, changesPageProblems, descriptionProblems} from '../versions/pages';
import {onDemand} from '../../on-demand';
import {addressProblems} from './addresses';
import {fileNameProblems} from './file-names';
import {policyOf} from '../../policy/options';
import type {Policy} from '../../policy/options';
import {markupProblems} from '../../policy/page-markup';
import {anchorProblemsAt, problemsAt} from './levels';
import type * as OnlyLinks from './links';
import type {ShownPage} from './links';
import type * as OnlyRecords from './page-record';
import type * as OnlyComponents from './unknown-components';
import type * as OnlySound from './sound-site';
import {formatProblem} from '../../../../contract';
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
  const pages = await Promise.all(readDocFiles(siteDir).map((page) => readPage(page)));
  return [
    ...changesPageProblems(
      siteDir,
      pages.map((page) => ({...page, changes: changesOn(page)})),
    ),
    ...(await siteProblems(siteDir, routeBase, pages)),
    ...pages.flatMap((page) => pageProblems(page, policyOf(siteDir))),
  ];
}

/** What writers should know of their contracts and pages, although it is no mistake, as lines to print. */
export async function docsNotes(siteDir: string, routeBase: string): Promise<readonly string[]> {
  const {contractVerdict} = onDemand(__filename)('./sound-site') as typeof OnlySound;
  const {recordsOf} = onDemand(__filename)('./page-record') as typeof OnlyRecords;
  const records = recordsOf(siteDir, routeBase);
  const {notes} = await contractVerdict(siteDir, routeBase);
  const warnings: Problem[] = [];
  for (const {file} of readDocFiles(siteDir)) warnings.push(...(await records.of(file)).warnings);
  return [...notes, ...warnings.map(formatProblem)];
}

/** Whether the contracts have no problems; otherwise nothing can be made of the pages that show them. */
export async function hasSoundContracts(siteDir: string, routeBase: string): Promise<boolean> {
  const {contractVerdict} = onDemand(__filename)('./sound-site') as typeof OnlySound;
  return (await contractVerdict(siteDir, routeBase)).sound;
}

/**
 * Problems of the links, images and components on all pages. Where a contract has a mistake, nothing is known of what its blocks link to.
 *
 * @param versions the pages as they were loaded, with their routes
 */
export async function brokenLinks(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  versions: readonly LoadedVersion[],
): Promise<readonly Problem[]> {
  const {siteDir, baseUrl, siteConfig} = context;
  const routeBase = docsRoute(baseUrl);
  if (!(await hasSoundContracts(siteDir, routeBase))) return [];
  const {recordsOf} = onDemand(__filename)('./page-record') as typeof OnlyRecords;
  const {linkProblems} = onDemand(__filename)('./links') as typeof OnlyLinks;
  const {unknownComponents} = onDemand(__filename)('./unknown-components') as typeof OnlyComponents;
  const records = recordsOf(siteDir, routeBase);
  const pages: (ShownPage & Pick<OnlyRecords.PageRecord, 'components'>)[] = [];
  for (const {file} of readDocFiles(siteDir)) {
    const {targets, anchors, components, isStatic, sound} = await records.of(file);
    pages.push({file, targets, components, anchors: isStatic && sound ? anchors : undefined});
  }
  const {documents, anchors: noAnchors, files} = linkProblems(pages, placesOf(context, versions));
  return [
    ...files,
    ...problemsAt(siteConfig.onBrokenMarkdownLinks, documents),
    ...anchorProblemsAt(siteDir, siteConfig.onBrokenMarkdownLinks, noAnchors),
    ...(await unknownComponents(siteDir, pages)),
  ];
}

/**
 * All problems that writers must fix beside those that keep beta.13 from loading the docs (version-documents.ts).
 *
 * @param routeBase route of the docs without the last slash, e.g. `/docs`
 * @param hasSidebars whether the docs have sidebars
 */
export async function docsProblems(
  siteDir: string,
  routeBase: string,
  hasSidebars: boolean,
): Promise<readonly Problem[]> {
  const files = readDocFiles(siteDir);
  const editing = process.env.NODE_ENV === 'development';
  return [
    ...versionProblems(siteDir, CURRENT_NUMBER, hasSidebars),
    ...files.flatMap(fileNameProblems),
    ...files.flatMap(descriptionProblems),
    ...(editing ? [] : await wholeSiteProblems(siteDir, routeBase)),
  ];
}
