import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {ReportingSeverity} from '@docusaurus/types';
import type {LoaderContext} from 'webpack';
import {CONTRACT_FOLDER, overlayOf, throwProblems} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {policyOf} from '../../policy/options';
import {markupProblems} from '../checks/page-markup';
import {relativePath} from '../../relative-path';
import {problemIn, folderOf} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import {pageProblems} from '../checks/index';
import {addressProblems} from '../checks/addresses';
import {unreadableFrontMatter} from '../checks/front-matter';
import {importCircles} from '../checks/imported-parts';
import {problemsAt} from '../checks/levels';
import {noteOpened} from '../checks/live-links';
import {freeComponents} from '../read/names';
import {unknownComponents} from '../checks/unknown-components';
import {expandPage} from '../blocks/expanded-page';
import type {ExpandedPage} from '../blocks/expanded-page';
import {valueOf, anchorsIn} from '../tree/nodes';
import type {Page} from '../tree/nodes';
import {readPage} from '../read/read-page';
import {loadRemark} from '../read/remark';
import {isStatic} from '../read/to-html';
import {possibleFiles} from '../targets/files';
import type {PublishedFile} from '../targets/files';
import type {Places} from '../targets/places';
import {targetProblems, targetsIn, withTargets} from '../targets/resolve';
import {placesFrom} from './loader-options';
import type {Options} from './loader-options';
import {pageModule, withMapInside} from './page-module';
import type {PageModule} from './page-module';

/** Adds the files that a page's blocks show as dependencies, including missing ones, so that an edit compiles the page again. */
function dependOn(context: LoaderContext<Options>, file: string, {dependencies, showsAll}: ExpandedPage): void {
  const {siteDir} = context.getOptions();
  const contracts = dependencies.filter((one) => one.startsWith(`${folderOf(file)}/${CONTRACT_FOLDER}/`));
  [...dependencies, ...contracts.map(overlayOf)]
    .map((dependency) => path.join(siteDir, dependency))
    .forEach((dependency) =>
      existsSync(dependency) ? context.addDependency(dependency) : context.addMissingDependency(dependency),
    );
  if (showsAll) context.addContextDependency(path.join(siteDir, folderOf(file), CONTRACT_FOLDER));
}

/**
 * Publishes the files that a page shows and links to, and adds them as dependencies, so that the page is compiled again when one changes,
 * appears or disappears.
 */
function publish(context: LoaderContext<Options>, page: Page, places: Places, files: readonly PublishedFile[]): void {
  targetsIn(page.root)
    .flatMap((target) => possibleFiles(target, page.file, places))
    .filter((file) => !existsSync(file))
    .forEach((file) => context.addMissingDependency(file));
  files.forEach(({from, to}) => {
    const file = path.join(places.siteDir, from);
    context.addDependency(file);
    context.emitFile(to, readFileSync(file));
  });
}

function brokenTargets({file, root}: Page, places: Places, level: ReportingSeverity): readonly Problem[] {
  const {documents, files} = targetProblems(file, targetsIn(root), places);
  return [...files, ...problemsAt(level, documents)];
}

/**
 * A page of our docs with its blocks replaced and its dependencies added. A build has checked all pages before; in `start` each page is
 * checked here.
 */
async function pageOfDocs(context: LoaderContext<Options>, doc: DocFile, routeBase: string): Promise<Page> {
  const {siteDir, editing} = context.getOptions();
  const page = await readPage(doc);
  if (editing) problemsAt('warn', page.warnings);
  if (editing) throwProblems(pageProblems(page, policyOf(siteDir)));
  const expanded = await expandPage(siteDir, routeBase, page, page);
  dependOn(context, doc.file, expanded);
  throwProblems(expanded.problems);
  return {file: doc.file, root: expanded.root};
}

async function otherPage({siteDir, plugins}: Options, page: DocFile, isExcerpt: boolean): Promise<Page> {
  const read = await readPage(page, await loadRemark(plugins));
  // The whole post, which has the same warnings, is compiled, too.
  if (!isExcerpt) problemsAt('warn', read.warnings);
  throwProblems([...read.problems, ...addressProblems(read), ...markupProblems(read, policyOf(siteDir))]);
  return read;
}

const ignoredFrontMatter = ({file, root}: Page): readonly Problem[] =>
  valueOf(root, 'yaml') === ''
    ? []
    : [
        problemIn(
          file,
          'the front matter has no effect: the file is part of pages, as "exclude" names it, e.g. for its "_". Take the front matter out, or rename the file.',
          {line: 1, column: 1},
        ),
      ];

const isExcerpt = ({resourceQuery}: LoaderContext<Options>): boolean =>
  new URLSearchParams(resourceQuery).has('truncated');

function shownText(context: LoaderContext<Options>, source: string): string {
  const {truncateMarker} = context.getOptions();
  return truncateMarker !== undefined && isExcerpt(context) ? source.split(truncateMarker, 1)[0] : source;
}

function metadataOf(context: LoaderContext<Options>): string | undefined {
  const {metadataPath, isMDXPartial} = context.getOptions();
  const file = isMDXPartial?.(context.resourcePath) ? undefined : metadataPath?.(context.resourcePath);
  if (file === undefined || !existsSync(file)) return undefined;
  context.addDependency(file);
  return readFileSync(file, 'utf8');
}

async function note({siteDir, plugins}: Options, {file, root}: Page): Promise<void> {
  const knowsAll = await isStatic({file, root}, await loadRemark(plugins));
  noteOpened(siteDir, {file, targets: targetsIn(root), anchors: knowsAll ? anchorsIn(root) : undefined});
}

async function moduleOf(context: LoaderContext<Options>, source: string): Promise<PageModule> {
  const options = context.getOptions();
  const {siteDir, routeBase, editing, isMDXPartial, isMDXPartialFrontMatterWarningDisabled} = options;
  const file = relativePath(siteDir, context.resourcePath);
  const doc = {file, markdown: shownText(context, source)};
  // During an edit, the plugin of the page may not have read the file yet.
  throwProblems(unreadableFrontMatter(doc));
  const page =
    routeBase === undefined
      ? await otherPage(options, doc, isExcerpt(context))
      : await pageOfDocs(context, doc, routeBase);
  if (isMDXPartial?.(context.resourcePath) && !isMDXPartialFrontMatterWarningDisabled)
    problemsAt('warn', ignoredFrontMatter(page));
  const circles = await importCircles(siteDir, page);
  circles.flatMap(({files}) => files).forEach((part) => context.addDependency(path.join(siteDir, part)));
  throwProblems(circles.map(({problem}) => problem));
  const places = placesFrom(options);
  const {root, files} = withTargets(page, places);
  publish(context, page, places, files);
  const metadata = metadataOf(context);
  if (editing && !isMDXPartial?.(context.resourcePath) && context.resourceQuery === '') await note(options, page);
  // A build has already checked the links and components on pages of the docs, but not those in the Markdown files that they import.
  if (editing || routeBase === undefined || metadata === undefined)
    throwProblems([
      ...brokenTargets(page, places, options.onBrokenMarkdownLinks),
      ...(await unknownComponents(siteDir, [{file, components: freeComponents(page.root)}])),
    ]);
  return pageModule({file, root}, metadata, options);
}

/**
 * The webpack loader of pages: compiles a page to a module, with the options of @docusaurus/mdx-loader.
 *
 * @throws ProblemsError with all problems
 */
export default async function pageLoader(this: LoaderContext<Options>, source: string): Promise<string> {
  if (!this.getOptions().editing) return withMapInside(await moduleOf(this, source));
  const answer = this.async();
  try {
    const {code, map} = await moduleOf(this, source);
    answer(null, code, map as never);
    return code;
  } catch (error) {
    answer(error as Error);
    return '';
  }
}
