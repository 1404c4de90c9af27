import {existsSync, readFileSync} from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {folderOf} from '../blocks/page-context';
import type {DocFile} from '../doc-files';
import {problemIn} from './problem';
import {idsIn, itemProblems, lineWith} from './sidebar-items';
import type {Item} from './sidebar-items';

const load = createRequire(__filename);

/** The file with the sidebar of a docs version. */
function sidebarFile(folder: string): string {
  const version = /\/(version-.+)$/.exec(folder)?.[1];
  return version ? `versioned_sidebars/${version}-sidebars.json` : 'sidebars.ts';
}

function sidebarItems(siteDir: string, file: string): readonly Item[] {
  const absolute = path.join(siteDir, file);
  // `start` loads it again after each edit.
  delete load.cache[absolute];
  const sidebars = load(absolute) as Readonly<Record<string, readonly Item[]>>;
  return Object.values(sidebars).flat();
}

const extension = /\.mdx?$/;

/** The id that beta.13 gives a page: its path in the docs version. */
const idOf = ({file}: DocFile): string => file.slice(folderOf(file).length + 1).replace(extension, '');

function versionProblems(siteDir: string, folder: string, pages: readonly DocFile[]): readonly Problem[] {
  const file = sidebarFile(folder);
  const ids = pages.map(idOf);
  const isThere = existsSync(path.join(siteDir, file));
  const items = isThere ? sidebarItems(siteDir, file) : [];
  const lines = isThere ? readFileSync(path.join(siteDir, file), 'utf8').split('\n') : [];
  const malformed = itemProblems(file, lines, items);
  // Malformed items may hide ids, so the ids are checked after they are fixed.
  if (malformed.length > 0) return malformed;
  const listed = items.flatMap(idsIn);
  return [
    ...pages
      .filter((page, index) => ids.indexOf(idOf(page)) < index)
      .map((page) =>
        problemIn(
          page.file,
          1,
          `has the id "${idOf(page)}", as ${pages[ids.indexOf(idOf(page))].file} has. Rename one of them, or take it out.`,
        ),
      ),
    ...listed
      .filter((id) => !ids.includes(id))
      .map((id) =>
        problemIn(
          file,
          lineWith(lines, id),
          `"${id}" is no page of ${folder}.${suggestion(id, ids)} Mend the id, or take it out.`,
        ),
      ),
  ];
}

/** Finds pages that no sidebar lists or that share an id, and ids in sidebars that are no pages, in all docs versions. */
export function sidebarProblems(siteDir: string, pages: readonly DocFile[]): readonly Problem[] {
  const folders = Array.from(new Set(pages.map(({file}) => folderOf(file))));
  return folders.flatMap((folder) =>
    versionProblems(
      siteDir,
      folder,
      pages.filter(({file}) => folderOf(file) === folder),
    ),
  );
}
