import {mkdirSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {CONFIG} from '../../contract';
import {MOVED, PUBLISHED} from '../../src/plugins/addresses/ledger';
import {plainPage} from './plain-page';

/** Pages that the layout and the home page link to. */
const FRAME_PAGES = ['index', 'dev/dev_1_1', 'dev/dev_1_2', 'dev/dev_1_3', 'dev/dev_1_4'];

/** Pages in a folder, each of which is a group of the sidebar. */
const GROUP = 20;

/** Files that belong to the removed pages and versions. */
const REMOVED = ['docs', 'versioned_docs', 'versioned_sidebars'];

function plainPages(count: number): readonly string[] {
  const rest = Array.from(
    {length: count - FRAME_PAGES.length},
    (_, index) => `group-${Math.floor(index / GROUP) + 1}/page-${index + 1}`,
  );
  return [...FRAME_PAGES, ...rest];
}

/** A sidebar with a collapsed group for each folder. */
function sidebarOf(pages: readonly string[]): unknown {
  const folders = [...new Set(pages.map((page) => path.dirname(page)))].filter((folder) => folder !== '.');
  const groups = folders.map((folder) => ({
    type: 'category',
    label: folder,
    customProps: {description: `接口组 ${folder}。`},
    items: pages.filter((page) => path.dirname(page) === folder),
  }));
  return [...pages.filter((page) => path.dirname(page) === '.'), ...groups];
}

/**
 * Replaces the pages of a copy of the site with plain ones, in one version; theme and plugins stay.
 *
 * @param count number of pages, including those that the layout links to
 */
export function makePlain(site: string, count: number): void {
  REMOVED.forEach((name) => rmSync(path.join(site, name), {recursive: true}));
  const pages = plainPages(count);
  pages.forEach((page, index) => {
    const file = path.join(site, 'docs', `${page}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, plainPage(index));
  });
  writeFileSync(path.join(site, 'versions.json'), '[]');
  // The home page links to sections that no plain page has.
  rmSync(path.join(site, CONFIG));
  // None of the plain pages was ever published.
  [PUBLISHED, MOVED].forEach((file) => writeFileSync(path.join(site, file), '{}'));
  writeFileSync(path.join(site, 'sidebars.ts'), `export const docs = ${JSON.stringify(sidebarOf(pages), null, 2)};\n`);
}
