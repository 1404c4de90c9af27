/** `issues/list-comments` → `issues-list-comments`: only what anchors and file names can hold. */
export const plainName = (text: string): string => (text.match(/[\p{L}\p{N}_]+/gu) ?? ['any']).join('-');

/**
 * Makes names that differ, for file systems that do not tell capitals apart too: the second `a` becomes `a-2`.
 *
 * @param taken names that are not given
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
