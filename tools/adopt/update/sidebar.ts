/** Matches a page id in an array of the sidebar file. */
const itemOf = (id: string): RegExp =>
  new RegExp(`(?<=[[,]\\s*)(['"])${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1(?=\\s*[,\\]])`);

/** Removes a page from the text of a sidebar file. */
export function withoutItem(sidebar: string, id: string): string {
  const found = itemOf(id).exec(sidebar);
  if (!found) return sidebar;
  const before = sidebar.slice(0, found.index);
  const after = sidebar.slice(found.index + found[0].length);
  const comma = /^\s*,\s*/.exec(after);
  return comma ? before + after.slice(comma[0].length) : before.replace(/,\s*$/, '') + after;
}

/**
 * Inserts a page after another one in the text of a sidebar file.
 *
 * @returns undefined if no array contains the other page
 */
export function withItem(sidebar: string, id: string, behind: string): string | undefined {
  const found = itemOf(behind).exec(sidebar);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return `${sidebar.slice(0, end)}, '${id}'${sidebar.slice(end)}`;
}
