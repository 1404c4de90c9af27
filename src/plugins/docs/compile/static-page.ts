import type {PageFacts, StaticPage} from '../../../data/page-elements';
import type {LoadedDoc} from '../files/loaded-docs';
import {titleHeading} from '../read/content-title';
import {pageElements} from './shown-content';
import type {Page} from '../tree/page';
import {loadRemark} from '../read/remark';
import {tableOfContents} from './table-of-contents';
import type {PublishedFile} from '../targets/files';
import type {Places} from '../targets/places';
import {withTargets} from '../targets/with-targets';

/** Metadata of plugin-content-docs that the theme does not show. */
const OF_THE_BUILD = ['source', 'sourceDirName', 'frontMatter', 'id', 'unversionedId', 'slug', 'version', 'sidebar'];

/** Front matter that is in the metadata too, and which a page therefore has once. */
const IN_METADATA = ['title', 'description'];

/** What the theme reads of the front matter and the title of a page, where there is anything beside its metadata. */
function ownFacts({root}: Page, {frontMatter}: LoadedDoc): Pick<PageFacts, 'frontMatter' | 'contentTitle'> {
  const saysMore = Object.keys(frontMatter).some((name) => !IN_METADATA.includes(name));
  const {contentTitle} = titleHeading(root)?.data ?? {};
  return {...(saysMore && {frontMatter}), ...(contentTitle !== undefined && {contentTitle})};
}

/** A page as the theme takes it while it is built, and the files that it shows and links to. */
export async function staticPage(
  page: Page,
  doc: LoadedDoc,
  places: Places,
): Promise<{readonly page: StaticPage; readonly files: readonly PublishedFile[]}> {
  const {root, files} = withTargets(page, places);
  return {
    files,
    page: {
      metadata: Object.fromEntries(Object.entries(doc).filter(([name]) => !OF_THE_BUILD.includes(name))),
      toc: tableOfContents(root),
      ...ownFacts(page, doc),
      nodes: await pageElements({file: page.file, root}, await loadRemark()),
    },
  };
}
