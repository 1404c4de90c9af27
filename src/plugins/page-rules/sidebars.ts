import {existsSync, readFileSync} from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {suggestion} from '../contract/pages/suggestion';
import {folderOf} from '../contract/pages/page-context';
import type {DocFile} from '../doc-files';
import type {Problem} from '../problems';
import {problemIn} from './problem';

/** What a sidebar may hold: ids of pages, or objects with ids in them. */
type Item = string | {readonly id?: string; readonly items?: readonly Item[]; readonly link?: Item};

const load = createRequire(__filename);

const idsIn = (item: Item): readonly string[] =>
  typeof item === 'string' ? [item] : [...(item.id ? [item.id] : []), ...(item.items ?? []).flatMap(idsIn), ...(item.link ? idsIn(item.link) : [])];

/** The file that orders the pages of a docs version. */
function sidebarFile(folder: string): string {
  const version = /\/(version-.+)$/.exec(folder)?.[1];
  return version ? `versioned_sidebars/${version}-sidebars.json` : 'sidebars.ts';
}

function sidebarIds(siteDir: string, file: string): readonly string[] {
  const absolute = path.join(siteDir, file);
  // `start` reads it again after each edit.
  delete load.cache[absolute];
  const sidebars = load(absolute) as Readonly<Record<string, readonly Item[]>>;
  return Object.values(sidebars).flat().flatMap(idsIn);
}

const extension = /\.mdx?$/;

/** The id that beta.13 gives a page: its path in the docs version. */
const idOf = ({file}: DocFile): string => file.slice(folderOf(file).length + 1).replace(extension, '');

function versionProblems(siteDir: string, folder: string, pages: readonly DocFile[]): readonly Problem[] {
  const file = sidebarFile(folder);
  const ids = pages.map(idOf);
  const listed = existsSync(path.join(siteDir, file)) ? sidebarIds(siteDir, file) : [];
  const lines = listed.length > 0 ? readFileSync(path.join(siteDir, file), 'utf8').split('\n') : [];
  const lineOf = (id: string) => lines.findIndex((line) => line.includes(`'${id}'`) || line.includes(`"${id}"`)) + 1;
  return [
    ...pages
      .filter((page, index) => ids.indexOf(idOf(page)) < index)
      .map((page) => problemIn(page.file, 1, `has the id "${idOf(page)}", as ${pages[ids.indexOf(idOf(page))].file} has. Rename one of them, or take it out.`)),
    ...pages
      .filter((page) => !listed.includes(idOf(page)))
      .map((page) => problemIn(page.file, 1, `no sidebar leads here. Put '${idOf(page)}' into ${file} where readers look for the page.`)),
    ...listed
      .filter((id) => !ids.includes(id))
      .map((id) => problemIn(file, lineOf(id), `"${id}" is no page of ${folder}.${suggestion(id, ids)} Mend the id, or take it out.`)),
  ];
}

/** Finds pages that no sidebar names or that share an id, and names in sidebars that are no pages, in all docs versions. */
export function sidebarProblems(siteDir: string, pages: readonly DocFile[]): readonly Problem[] {
  const folders = Array.from(new Set(pages.map(({file}) => folderOf(file))));
  return folders.flatMap((folder) => versionProblems(siteDir, folder, pages.filter(({file}) => folderOf(file) === folder)));
}
