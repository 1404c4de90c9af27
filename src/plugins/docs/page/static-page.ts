import {createHash} from 'crypto';
import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {throwProblems} from '../../../../contract';
import type {PageFacts, StaticPage} from '../../../data/page-elements';
import {problemIn} from '../checks/problem';
import type {LoadedDoc} from '../loaded-docs';
import {pageElements} from './elements';
import {titleHeading} from './content-title';
import {imageFile, imagesOf, pageLinks} from './links-and-images';
import type {Page} from './links-and-images';
import {lineOf, needsCompiler, nodesIn} from './nodes';
import {loadRemark} from './remark';
import {tableOfContents} from './table-of-contents';

/** A file of the site, relative to it, that a build publishes under another name. */
export type PublishedFile = {readonly from: string; readonly to: string};

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

/** Whether React need not hydrate a page, as it holds no code: no imports and exports, no expressions, no props but text and JSON. */
export const isStatic = ({root}: Pick<Page, 'root'>): boolean => !nodesIn(root).some(needsCompiler);

/** The images of a page by their addresses, named by their content, so that browsers may keep them. */
function publishedImages(siteDir: string, page: Page): ReadonlyMap<string, PublishedFile> {
  const images = imagesOf(page).map((node) => ({node, url: node.url, from: imageFile(page.file, node.url)}));
  throwProblems(
    images
      .filter(({from}) => !existsSync(path.join(siteDir, from)))
      .map(({node, url}) =>
        problemIn(
          page.file,
          lineOf(node) ?? 1,
          `there is no image "${url}". Expected a file beside the page, or in static/.`,
        ),
      ),
  );
  return new Map(
    images.map(({url, from}) => {
      const {name, ext} = path.parse(from);
      const hash = createHash('sha256')
        .update(readFileSync(path.join(siteDir, from)))
        .digest('hex')
        .slice(0, 32);
      return [url, {from, to: `assets/images/${name}-${hash}${ext}`}];
    }),
  );
}

/**
 * A page as the theme takes it while it is built, and the files that it shows.
 *
 * @throws ProblemsError on links that lead to no page, and on images that do not exist
 */
export async function staticPage(
  siteDir: string,
  baseUrl: string,
  page: Page,
  doc: LoadedDoc,
  sourceToPermalink: Readonly<Record<string, string>>,
): Promise<{readonly page: StaticPage; readonly files: readonly PublishedFile[]}> {
  const {links, problems} = pageLinks(page, sourceToPermalink);
  throwProblems(problems);
  const images = publishedImages(siteDir, page);
  return {
    files: Array.from(images.values()),
    page: {
      metadata: Object.fromEntries(Object.entries(doc).filter(([name]) => !OF_THE_BUILD.includes(name))),
      toc: tableOfContents(page.root),
      ...ownFacts(page, doc),
      nodes: pageElements(page.root, await loadRemark(), (url) => links.get(url) ?? url),
      images: Object.fromEntries(Array.from(images, ([url, {to}]) => [url, baseUrl + to])),
    },
  };
}
