import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Searches PATH for a program, without `which`, as not every system has it.
 *
 * @param command name of the program, e.g. `chromium`
 * @param env environment whose PATH is searched, and on Windows its PATHEXT, the file extensions of programs
 * @returns path of its file; undefined when no folder of PATH holds it
 */
export function onPath(command, {PATH = '', PATHEXT = '.EXE;.CMD;.BAT;.COM'} = process.env) {
  const endings = process.platform === 'win32' ? PATHEXT.split(';') : [''];
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => endings.map((ending) => path.join(folder, command + ending))).find(isProgram);
}
