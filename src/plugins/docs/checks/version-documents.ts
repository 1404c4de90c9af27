import type {Problem} from '../../../../contract';
import {readDocFiles} from '../files/doc-files';
import type {DocFile} from '../files/doc-files';
import type {StockVersion} from '../files/stock-versions';
import {categoryProblems} from './categories';
import {readDocuments} from './documents';
import {frontMatterProblems} from './front-matter';
import {PLUGIN} from './problem';
import {sidebarProblems} from './sidebars';

/** Whether a file is in the folder of a version, or in that of its pages in the language of the site. */
const isIn = ({folder, localized}: StockVersion, file: string): boolean =>
  [folder, localized].some((name) => file.startsWith(`${name}/`));

/** @param files the pages of all versions, whose front matter has no problems */
function versionDocumentProblems(
  siteDir: string,
  version: StockVersion,
  files: readonly DocFile[],
): readonly Problem[] {
  const pages = files.filter(({file}) => isIn(version, file));
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
 * @param files the pages of all versions
 */
export function documentProblems(
  siteDir: string,
  versions: readonly StockVersion[],
  files: readonly DocFile[] = readDocFiles(siteDir),
): readonly Problem[] {
  const frontMatter = files.flatMap((page) => frontMatterProblems(page));
  // The ids and addresses of pages come from their front matter.
  return frontMatter.length > 0
    ? frontMatter
    : versions.flatMap((version) => versionDocumentProblems(siteDir, version, files));
}
