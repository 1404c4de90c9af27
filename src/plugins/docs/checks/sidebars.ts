import {existsSync, readFileSync} from 'fs';
import {createRequire} from 'module';
import path from 'path';
import {suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import type {StockVersion} from '../files/stock-versions';
import {idsOf} from './documents';
import type {DocDocument} from './documents';
import {problemIn} from './problem';
import {idsIn, itemProblems, lineWith} from './sidebar-items';
import type {Item} from './sidebar-items';

const load = createRequire(__filename);

type Sidebars = Readonly<Record<string, Item | readonly Item[]>>;

function loadSidebars(siteDir: string, file: string): Sidebars {
  const absolute = path.join(siteDir, file);
  // `start` loads it again after each edit.
  delete load.cache[absolute];
  return load(absolute) as Sidebars;
}

/** beta.13 takes a default export for a sidebar of that name (upstream #9317). */
const hasDefault = (sidebars: Sidebars): boolean => '__esModule' in sidebars && 'default' in sidebars;

/**
 * Finds what beta.13 would refuse in the sidebars of a docs version, or misread: malformed items, and ids that are no pages.
 *
 * @param known the pages of the version
 */
export function sidebarProblems(
  siteDir: string,
  {folder, sidebars: file}: StockVersion,
  known: readonly DocDocument[],
): readonly Problem[] {
  if (!file || !existsSync(path.join(siteDir, file))) return [];
  const sidebars = loadSidebars(siteDir, file);
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  const lineOf = (text: string): number => lineWith(lines, text) || 1;
  if (hasDefault(sidebars)) {
    const line = lines.findIndex((text) => text.includes('export default')) + 1;
    const message = 'a default export is read as one sidebar with the name "default". Write `export = sidebars;`.';
    return [problemIn(file, line || 1, message)];
  }
  const items = Object.values(sidebars).flatMap((sidebar): readonly Item[] =>
    Array.isArray(sidebar) ? (sidebar as readonly Item[]) : [sidebar as Item],
  );
  const malformed = itemProblems(file, lines, items);
  // Malformed items may hide ids, so the ids are checked after they are fixed.
  if (malformed.length > 0) return malformed;
  const ids = known.flatMap(idsOf);
  return items
    .flatMap(idsIn)
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const message = `"${id}" is no page of ${folder}.${suggestion(id, ids)} Mend the id, or take it out.`;
      return problemIn(file, lineOf(id), message);
    });
}
