import type {LoadContext} from '@docusaurus/types';
import {
  formatProblem,
  checkContracts,
  contractFiles,
  handWrittenProblems,
  openVersionFiles,
} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {CURRENT_NUMBER} from '../../../data/versions';
import {policyOf} from '../../policy/options';
import type {Policy} from '../../policy/options';
import {markupProblems} from './page-markup';
import {storeOf} from '../../store';
import {docsRoute, readDocFiles, folderOf} from '../files/doc-files';
import {placesOf} from '../targets/places';
import type {LoadedVersion} from '../files/loaded-docs';
import {readPage} from '../read/read-page';
import type {ReadPage} from '../read/read-page';
import {versionProblems} from '../versions/check';
import {changesOn, changesPageProblems, descriptionProblems} from '../versions/pages';
import {siteVersions} from '../files/site-versions';
import {expandPage} from '../blocks/expanded-page';
import {folderProblems} from './contracts';
import {recordsOf, openRecords} from './page-record';
import type {PageRecord} from './page-record';
import {unknownComponents} from './unknown-components';
import {addressProblems, fileNameProblems} from './addresses';
import {anchorProblemsAt, problemsAt} from './levels';
import {linkProblems} from './links';

/** Problems that can be found in a page alone: MDX errors, invalid addresses, and markup that pages may not have. */
export const pageProblems = (page: ReadPage, policy: Policy): readonly Problem[] => [
  ...page.problems,
  ...addressProblems(page),
  ...markupProblems(page, policy),
];

/** Problems whose check needs the whole site; `start` leaves its links to the build. */
async function wholeSiteProblems(siteDir: string, routeBase: string): Promise<readonly Problem[]> {
  const records = openRecords(siteDir, routeBase);
  const files = readDocFiles(siteDir);
  if ((await contractVerdict(siteDir, routeBase)).valid) {
    const known = [];
    for (const {file} of files) known.push(await records.of(file));
    if (known.every(({valid}) => valid)) return changesPageProblems(siteDir, known);
  }
  // The cached records say only that there are problems.
  const pages = await Promise.all(files.map((page) => readPage(page)));
  return [
    ...changesPageProblems(
      siteDir,
      pages.map((page) => ({...page, changes: changesOn(page)})),
    ),
    ...(await siteProblems(siteDir, routeBase, pages)),
    ...pages.flatMap((page) => pageProblems(page, policyOf(siteDir))),
  ];
}

/** Whether the contracts are valid, and lines to print about contracts and pages. */
export async function docsNotes(siteDir: string, routeBase: string): Promise<ContractVerdict> {
  const {valid, notes} = await contractVerdict(siteDir, routeBase);
  const warnings: Problem[] = [];
  for (const {file} of valid ? readDocFiles(siteDir) : [])
    warnings.push(...(await recordsOf(siteDir, routeBase).of(file)).warnings);
  return {valid, notes: [...notes, ...warnings.map(formatProblem)]};
}

/** Finds links to missing files, broken anchors between static pages, and unknown components, before pages are rendered. */
export async function brokenLinks(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'siteConfig'>,
  versions: readonly LoadedVersion[],
): Promise<readonly Problem[]> {
  const {siteDir, baseUrl, siteConfig} = context;
  const routeBase = docsRoute(baseUrl);
  if (!(await contractVerdict(siteDir, routeBase)).valid) return [];
  const records = recordsOf(siteDir, routeBase);
  const known: PageRecord[] = [];
  for (const {file} of readDocFiles(siteDir)) known.push(await records.of(file));
  // Each changed operation links to a section that such a page lacks, which is reported once.
  const incomplete = new Set(changesPageProblems(siteDir, known).map(({file}) => file));
  const pages = known.map(({file, targets, anchors, components, isStatic, valid}) => ({
    ...{file, targets, components},
    anchors: isStatic && valid && !incomplete.has(file) ? anchors : undefined,
  }));
  const {documents, anchors: noAnchors, files} = linkProblems(pages, placesOf(context, versions));
  return [
    ...files,
    ...problemsAt(siteConfig.onBrokenMarkdownLinks, documents),
    ...anchorProblemsAt(siteDir, siteConfig.onBrokenMarkdownLinks, noAnchors),
    ...(await unknownComponents(siteDir, pages)),
  ];
}

/**
 * All problems in writers' files except those for which beta.13 fails to load the docs (version-documents.ts).
 *
 * @param routeBase e.g. `/docs`
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

type ContractVerdict = {readonly valid: boolean; readonly notes: readonly string[]};

function judge(siteDir: string, folder: string): ContractVerdict {
  const {notes} = checkContracts(siteDir, siteVersions(siteDir), folder);
  const problems = [...folderProblems(siteDir, folder), ...handWrittenProblems(openVersionFiles(siteDir, folder))];
  return {valid: problems.length === 0, notes};
}

/** The result of checking the contracts, cached for each docs version by its files. */
async function contractVerdict(siteDir: string, routeBase: string): Promise<ContractVerdict> {
  const {surroundings} = recordsOf(siteDir, routeBase);
  const folders = Array.from(new Set(contractFiles(siteDir).map(folderOf)));
  const names = JSON.stringify(siteVersions(siteDir).map((version) => [version.folder, version.names]));
  const verdicts: ContractVerdict[] = [];
  for (const folder of folders)
    verdicts.push(
      await storeOf(siteDir).data('verdict', [surroundings.upTo(folder), folder, names], () => judge(siteDir, folder)),
    );
  return {valid: verdicts.every(({valid}) => valid), notes: verdicts.flatMap(({notes}) => notes)};
}

/**
 * All problems in the contracts, samples and pages of all docs versions.
 *
 * @param routeBase route of the docs without a trailing slash, e.g. `/docs`
 * @internal exported for tests
 */
export async function siteProblems(
  siteDir: string,
  routeBase: string,
  pages: readonly ReadPage[],
): Promise<readonly Problem[]> {
  const versions = siteVersions(siteDir);
  const folders = Array.from(new Set(contractFiles(siteDir).map(folderOf)));
  const shown = pages.filter(
    ({file, problems}) => problems.length === 0 && checkContracts(siteDir, versions, folderOf(file)).fit,
  );
  const expanded = await Promise.all(shown.map((page) => expandPage(siteDir, routeBase, page, page)));
  return [
    ...folders.flatMap((folder) => folderProblems(siteDir, folder)),
    ...folders.flatMap((folder) => handWrittenProblems(openVersionFiles(siteDir, folder))),
    ...expanded.flatMap(({problems}) => problems),
  ];
}
