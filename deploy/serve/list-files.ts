import {readdirSync} from 'fs';
import path from 'path';

/** Paths of all files below `folder`, relative to it, with forward slashes. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    );
}
