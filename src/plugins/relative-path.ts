import path from 'path';

/** The path of a file relative to a folder, with forward slashes on every system, as in messages and modules. */
export const relativePath = (folder: string, file: string): string =>
  path.relative(folder, file).split(path.sep).join('/');
