/** Converts a name to characters that anchors and file names allow: `issues/list-comments` → `issues-list-comments`. */
export const plainName = (text: string): string => (text.match(/[\p{L}\p{N}_]+/gu) ?? ['any']).join('-');

/**
 * Creates a function that makes names unique, ignoring case as some file systems do: the second `a` becomes `a-2`.
 *
 * @param taken names that are already used
 */
export function uniqueNames(taken: readonly string[] = []): (name: string) => string {
  const given = new Set(taken.map((name) => name.toLowerCase()));
  return (name) => {
    let unique = name;
    for (let count = 2; given.has(unique.toLowerCase()); count += 1) unique = `${name}-${count}`;
    given.add(unique.toLowerCase());
    return unique;
  };
}
