import path from 'path';

/** The path of a file relative to a folder, with forward slashes on every system, as in messages and modules. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');

/** The path of a file relative to its site; undefined for a file outside of the site, and for one of a package. */
export function ownPath(siteDir: string, file: string): string | undefined {
  const name = relativePath(siteDir, file);
  return name === '' || name.startsWith('..') || path.isAbsolute(name) || name.includes('node_modules')
    ? undefined
    : name;
}
