import type {Problem} from '../../../../contract';
import {folderOf} from '../blocks/page-context';
import {readDocFiles} from '../doc-files';
import type {DocFile} from '../doc-files';
import type {StockVersion} from '../stock-versions';
import {categoryProblems} from './categories';
import {readDocuments} from './documents';
import {frontMatterProblems} from './front-matter';
import {PLUGIN} from './problem';
import {sidebarProblems} from './sidebars';

/** @param files the pages of all versions, whose front matter has no problems */
function versionDocumentProblems(
  siteDir: string,
  version: StockVersion,
  files: readonly DocFile[],
): readonly Problem[] {
  const pages = files.filter(({file}) => folderOf(file) === version.folder);
  if (pages.length === 0)
    return [{plugin: PLUGIN, file: version.folder, message: 'has no page. Write one, e.g. index.md.'}];
  const {known, problems} = readDocuments(version, pages);
  // Without a page that has a mistake, links to it seem to lead nowhere.
  return problems.length > 0
    ? problems
    : [...sidebarProblems(siteDir, version, known), ...categoryProblems(siteDir, version, known)];
}

/**
 * Finds all that would keep beta.13 from loading the docs: front matter, ids and addresses of pages, sidebars, and what is said of folders.
 *
 * @param versions as beta.13 will load them
 */
export function documentProblems(siteDir: string, versions: readonly StockVersion[]): readonly Problem[] {
  const files = readDocFiles(siteDir);
  const frontMatter = files.flatMap(frontMatterProblems);
  // The ids and addresses of pages come from their front matter.
  return frontMatter.length > 0
    ? frontMatter
    : versions.flatMap((version) => versionDocumentProblems(siteDir, version, files));
}
