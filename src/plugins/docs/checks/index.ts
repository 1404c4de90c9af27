import type {LoadContext} from '@docusaurus/types';
import {formatProblem} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {CURRENT_NUMBER} from '../../../data/versions';
import {policyOf} from '../../policy/options';
import type {Policy} from '../../policy/options';
import {markupProblems} from '../../policy/page-markup';
import {docsRoute, readDocFiles} from '../files/doc-files';
import {placesOf} from '../targets/places';
import type {LoadedVersion} from '../files/loaded-docs';
import {readPage} from '../read/read-page';
import type {ReadPage} from '../read/read-page';
import {versionProblems} from '../versions/check';
import {changesOn, changesPageProblems, descriptionProblems} from '../versions/pages';
import {contractVerdict, siteProblems, soundSiteProblems} from './whole-site';
import {recordsOf} from './page-record';
import type {PageRecord} from './page-record';
import {unknownComponents} from './unknown-components';
import {addressProblems, fileNameProblems} from './addresses';
import {anchorProblemsAt, problemsAt} from './levels';
import {linkProblems} from './links';
import type {ShownPage} from './links';

export const pageProblems = (page: ReadPage, policy: Policy): readonly Problem[] => [
  ...page.problems,
  ...addressProblems(page),
  ...markupProblems(page, policy),
];

/** Problems that need the whole site, whose links `start` leaves to the build. */
async function wholeSiteProblems(siteDir: string, routeBase: string): Promise<readonly Problem[]> {
  const known = await soundSiteProblems(siteDir, routeBase);
  if (known) return known;
  // The records know only that there are problems.
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
  const records = recordsOf(siteDir, routeBase);
  const {notes} = await contractVerdict(siteDir, routeBase);
  const warnings: Problem[] = [];
  for (const {file} of readDocFiles(siteDir)) warnings.push(...(await records.of(file)).warnings);
  return [...notes, ...warnings.map(formatProblem)];
}

export async function hasSoundContracts(siteDir: string, routeBase: string): Promise<boolean> {
  return (await contractVerdict(siteDir, routeBase)).sound;
}

export async function brokenLinks(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  versions: readonly LoadedVersion[],
): Promise<readonly Problem[]> {
  const {siteDir, baseUrl, siteConfig} = context;
  const routeBase = docsRoute(baseUrl);
  if (!(await hasSoundContracts(siteDir, routeBase))) return [];
  const records = recordsOf(siteDir, routeBase);
  const pages: (ShownPage & Pick<PageRecord, 'components'>)[] = [];
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

/** All problems of writers beside those that keep beta.13 from loading the docs (version-documents.ts). @param routeBase e.g. `/docs` */
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
