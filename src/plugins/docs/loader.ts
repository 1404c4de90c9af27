import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';
import {CONTRACT_FOLDER, throwProblems} from '../../../contract';
import {folderOf} from './blocks/page-context';
import {pageProblems} from './checks/index';
import {expandPage} from './page/expanded-page';
import type {ExpandedPage} from './page/expanded-page';
import {keptTrees} from './page/kept-trees';
import {pageModule} from './page/page-module';
import type {Options} from './page/page-module';
import {readPage} from './page/read-page';
import {loadRemark} from './page/remark';
import {policyOf} from '../policy/options';

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
 * Loader that replaces @docusaurus/mdx-loader: turns a page into a module. The contracts that the page shows, of all versions, and
 * the samples become its dependencies, so that an edit of one rebuilds the pages that show it, even with a warm cache. In `start` it also
 * checks the page; a build checks all pages at its beginning (src/plugins/docs).
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default async function docsLoader(this: LoaderContext<Options>, source: string): Promise<string> {
  const options = this.getOptions();
  const file = path.relative(options.siteDir, this.resourcePath).split(path.sep).join('/');
  const {remark} = keptTrees(options.siteDir, {file, markdown: source}, await loadRemark());
  const page = await readPage({file, markdown: source}, remark);
  if (options.editing) throwProblems(pageProblems(page, policyOf(options.siteDir)));
  const expanded = await expandPage(options.siteDir, options.routeBase, page, remark);
  dependOn(this, file, expanded);
  throwProblems(expanded.problems);
  const metadataFile = options.metadataPath(this.resourcePath);
  // A part of pages, whose name begins with `_`, has no metadata.
  const metadata = existsSync(metadataFile) ? readFileSync(metadataFile, 'utf8') : undefined;
  if (metadata !== undefined) this.addDependency(metadataFile);
  return pageModule({file, root: expanded.root}, metadata, options);
}
