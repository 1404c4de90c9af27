/** A page in a list of a sidebar, with what parts it from its neighbours. */
const itemOf = (id: string): RegExp =>
  new RegExp(`(?<=[[,]\\s*)(['"])${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1(?=\\s*[,\\]])`);

/** Takes a page out of the text of a sidebar. */
export function withoutItem(sidebar: string, id: string): string {
  const found = itemOf(id).exec(sidebar);
  if (!found) return sidebar;
  const before = sidebar.slice(0, found.index);
  const after = sidebar.slice(found.index + found[0].length);
  const comma = /^\s*,\s*/.exec(after);
  return comma ? before + after.slice(comma[0].length) : before.replace(/,\s*$/, '') + after;
}

/**
 * Puts a page behind another one into the text of a sidebar.
 *
 * @returns nothing where no list names the other one
 */
export function withItem(sidebar: string, id: string, behind: string): string | undefined {
  const found = itemOf(behind).exec(sidebar);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return `${sidebar.slice(0, end)}, '${id}'${sidebar.slice(end)}`;
}
