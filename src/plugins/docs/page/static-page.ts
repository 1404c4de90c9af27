import type {Nodes} from 'mdast';
import type {PageFacts, StaticPage} from '../../../data/page-elements';
import type {LoadedDoc} from '../loaded-docs';
import {titleHeading} from './content-title';
import {pageElements, pageHtml} from './elements';
import {isOwnComponent, needsCompiler, nodesIn} from './nodes';
import type {Page} from './page';
import {loadRemark} from './remark';
import type {Remark} from './remark';
import {tableOfContents} from './table-of-contents';
import type {PublishedFile} from './targets/files';
import type {Places} from './targets/places';
import {withTargets} from './targets/with-targets';

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

const needsReact = (tree: Nodes): boolean => nodesIn(tree).some((node) => needsCompiler(node) || isOwnComponent(node));

/**
 * Whether React need not hydrate a page, as it holds no code: no imports and exports, no expressions, no props but text and JSON, and no
 * components but those of blocks, nor do plugins of rehype add any. One that fails is reported when the page is rendered.
 */
export async function isStatic(page: Page, remark: Remark): Promise<boolean> {
  if (needsReact(page.root)) return false;
  if (!remark.changesHtml) return true;
  return pageHtml(page, remark).then(
    (html) => !needsReact(html as Nodes),
    () => true,
  );
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
