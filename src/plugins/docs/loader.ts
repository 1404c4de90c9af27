import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';
import {CONTRACT_FOLDER, throwProblems} from '../../../contract';
import {folderOf} from './blocks/page-context';
import {pageProblems} from './checks/index';
import {addressProblems} from './checks/addresses';
import type {DocFile} from './doc-files';
import type {Options} from './loader-options';
import {expandPage} from './page/expanded-page';
import type {ExpandedPage} from './page/expanded-page';
import {keptTrees} from './page/kept-trees';
import type {Page} from './page/links-and-images';
import {pageModule} from './page/page-module';
import {readPage} from './page/read-page';
import {loadRemark} from './page/remark';
import {policyOf} from '../policy/options';
import {markupProblems} from '../policy/page-markup';

/** Makes a page depend on the files that its blocks show, including files that do not exist yet, so that an edit compiles it again. */
function dependOn(context: LoaderContext<Options>, file: string, {dependencies, showsAll}: ExpandedPage): void {
  const {siteDir} = context.getOptions();
  dependencies
    .map((dependency) => path.join(siteDir, dependency))
    .forEach((dependency) =>
      existsSync(dependency) ? context.addDependency(dependency) : context.addMissingDependency(dependency),
    );
  if (showsAll) context.addContextDependency(path.join(siteDir, folderOf(file), CONTRACT_FOLDER));
}

/**
 * A page of our docs, whose blocks are replaced. The contracts that it shows, of all versions, and the samples become dependencies of its
 * module, so that an edit of one rebuilds the pages that show it, even with a warm cache. In `start` it is also checked; a build checks all
 * pages at its beginning (src/plugins/docs).
 */
async function pageOfDocs(context: LoaderContext<Options>, doc: DocFile, routeBase: string): Promise<Page> {
  const {siteDir, editing} = context.getOptions();
  const {remark} = keptTrees(siteDir, doc, await loadRemark());
  const page = await readPage(doc, remark);
  if (editing) throwProblems(pageProblems(page, policyOf(siteDir)));
  const expanded = await expandPage(siteDir, routeBase, page, remark);
  dependOn(context, doc.file, expanded);
  throwProblems(expanded.problems);
  return {file: doc.file, root: expanded.root};
}

/** A page of the blog, of src/pages, or of another instance of the docs plugin, which nothing else checks. */
async function otherPage(siteDir: string, page: DocFile): Promise<Page> {
  const read = await readPage(page);
  throwProblems([...read.problems, ...addressProblems(read), ...markupProblems(read, policyOf(siteDir))]);
  return read;
}

/** What of a file is shown: all of it, or of a post of the blog the excerpt, where a list shows it. */
function shownText(context: LoaderContext<Options>, source: string): string {
  const {truncateMarker} = context.getOptions();
  const isExcerpt = truncateMarker !== undefined && new URLSearchParams(context.resourceQuery).has('truncated');
  return isExcerpt ? source.split(truncateMarker, 1)[0] : source;
}

/** A plugin's metadata of a page as JSON; nothing for a part of pages. */
function metadataOf(context: LoaderContext<Options>): string | undefined {
  const {metadataPath, isMDXPartial} = context.getOptions();
  const file = isMDXPartial?.(context.resourcePath) ? undefined : metadataPath?.(context.resourcePath);
  if (file === undefined || !existsSync(file)) return undefined;
  context.addDependency(file);
  return readFileSync(file, 'utf8');
}

/**
 * Loader that replaces @docusaurus/mdx-loader and takes its options: turns a page into a module.
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default async function pageLoader(this: LoaderContext<Options>, source: string): Promise<string> {
  const options = this.getOptions();
  const {siteDir, routeBase} = options;
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const doc = {file, markdown: shownText(this, source)};
  const page = routeBase === undefined ? await otherPage(siteDir, doc) : await pageOfDocs(this, doc, routeBase);
  return pageModule(page, metadataOf(this), options);
}
