import {readFileSync} from 'fs';
import path from 'path';
import {format} from 'prettier';
import type {Matched} from './operations';
import type {PagePlan} from './pages';
import {withItem, withoutItem} from './sidebar';

export const SIDEBARS = 'sidebars.ts';

/** The id of a page, derived from its file: `docs/shop/orders.mdx` → `shop/orders`. */
export const pageId = (file: string): string => file.slice(file.indexOf('/') + 1).replace(/\.mdx?$/, '');

/**
 * The sidebar file with the new pages and without the removed ones, and the pages for which it has no place.
 *
 * @param guides files of new pages to be inserted after the first page
 */
export async function sidebarOf(
  siteDir: string,
  plans: readonly PagePlan[],
  guides: readonly string[],
): Promise<{readonly text: string; readonly homeless: readonly string[]}> {
  const homeless: string[] = [];
  let text = readFileSync(path.join(siteDir, SIDEBARS), 'utf8');
  const before = text;
  const add = (id: string, behind: string): void => {
    const made = withItem(text, id, behind);
    if (made === undefined) homeless.push(id);
    text = made ?? text;
  };
  plans.forEach(({added}) =>
    // In reverse order, as each is inserted directly after the page before it.
    [...added].reverse().forEach(({page, behind}) => add(page.id, behind === undefined ? 'index' : pageId(behind))),
  );
  guides.forEach((file) => add(pageId(file), 'index'));
  plans.forEach(({removed}) => removed.forEach((file) => (text = withoutItem(text, pageId(file)))));
  const options = JSON.parse(readFileSync(path.join(siteDir, '.prettierrc.json'), 'utf8')) as object;
  return {text: text === before ? text : await format(text, {...options, filepath: SIDEBARS}), homeless};
}

/** The data files of the site that refer to removed operations or pages, with replacements. */
export function dataFiles(
  siteDir: string,
  matched: ReadonlyMap<string, Matched>,
  removed: readonly string[],
): ReadonlyMap<string, string> {
  const home = JSON.parse(readFileSync(path.join(siteDir, 'src/data/home.json'), 'utf8')) as {example: string | null};
  const [family = '', id] = home.example?.split(/#(.*)/s) ?? [];
  const pair = matched.get(family)?.pairs.find(({before}) => before.operation.operationId === id);
  const present = matched.get(family)?.pairs.find(({before, after}) => after && before.keys[0] === 'paths');
  const heir = pair && (pair.after ?? present?.after)?.operation.operationId;
  const files = new Map<string, string>();
  if (pair && heir !== id)
    files.set(
      'src/data/home.json',
      `${JSON.stringify({...home, example: heir === undefined ? null : `${family}#${heir}`}, null, 2)}\n`,
    );
  const budgets = readFileSync(path.join(siteDir, 'tools/bench/budgets.json'), 'utf8');
  const updated = removed.reduce((text, file) => text.replaceAll(`"/docs/${pageId(file)}"`, '"/docs/"'), budgets);
  if (updated !== budgets) files.set('tools/bench/budgets.json', updated);
  return files;
}
