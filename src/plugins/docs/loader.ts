import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {LoaderContext} from 'webpack';
import {CONTRACT_FOLDER, throwProblems} from '../../../contract';
import {folderOf} from './blocks/page-context';
import {pageProblems} from './checks/index';
import {expandPage} from './page/expanded-page';
import type {ExpandedPage} from './page/expanded-page';
import {pageModule} from './page/page-module';
import type {Options} from './page/page-module';
import {readPage} from './page/read-page';

/** Makes a page depend on what its blocks show, what does not exist yet too: an edit compiles it again. */
function dependOn(context: LoaderContext<Options>, file: string, {dependencies, showsAll}: ExpandedPage): void {
  const {siteDir} = context.getOptions();
  dependencies
    .map((dependency) => path.join(siteDir, dependency))
    .forEach((dependency) => (existsSync(dependency) ? context.addDependency(dependency) : context.addMissingDependency(dependency)));
  if (showsAll) context.addContextDependency(path.join(siteDir, folderOf(file), CONTRACT_FOLDER));
}

/**
 * webpack loader in the place of @docusaurus/mdx-loader: makes a module of a page. The contracts that it shows, of all versions, and
 * the samples become dependencies of the page: an edit of one rebuilds the pages that show it, with a warm cache too. In `start`
 * it first checks the page, as src/plugins/docs does at the beginning of a build for all pages.
 *
 * @throws ProblemsError with every problem with file, line and remedy
 */
export default async function docsLoader(this: LoaderContext<Options>, source: string): Promise<string> {
  const options = this.getOptions();
  const file = path.relative(options.siteDir, this.resourcePath).split(path.sep).join('/');
  const page = await readPage({file, markdown: source});
  if (options.editing) throwProblems(pageProblems(page));
  const expanded = await expandPage(options.siteDir, options.routeBase, page);
  dependOn(this, file, expanded);
  throwProblems(expanded.problems);
  const metadataFile = options.metadataPath(this.resourcePath);
  this.addDependency(metadataFile);
  return pageModule({file, root: expanded.root, metadata: readFileSync(metadataFile, 'utf8')}, options);
}
