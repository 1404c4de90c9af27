/** Which tests can reach a module: those that import it, at however many removes. */
import {existsSync, readdirSync, readFileSync} from 'fs';
import path from 'path';
import ts from 'typescript';

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Tests of these need no browser and ask a server of their own. */
export const SERVER_TESTS = ['server', 'hostile', 'headers'].map((name) => `tests/e2e/${name}.spec.ts`);

/** Programs that tests start instead of importing them, as their paths are written. */
const STARTED = /'(deploy|tools)(?:', '|\/)(\w+)(?:', '|\/)main\.ts'/g;

/** The modules of the site that a module imports, relative to the site, and the programs that it names. */
function importsOf(site: string, file: string): readonly string[] {
  const code = readFileSync(path.join(site, file), 'utf8');
  const named = ts.preProcessFile(code, true, true).importedFiles.map(({fileName}) => fileName);
  const imported = named
    .filter((name) => name.startsWith('.'))
    .flatMap((name) => EXTENSIONS.map((ending) => path.posix.join(path.posix.dirname(file), name) + ending))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && existsSync(path.join(site, name)));
  const started = Array.from(code.matchAll(STARTED), ([, room, folder]) => `${room}/${folder}/main.ts`);
  return [...imported, ...started];
}

/** By how many imports each module is away from a test; the test itself by none. */
function distances(site: string, test: string): ReadonlyMap<string, number> {
  const found = new Map([[test, 0]]);
  // A map gives what is added to it while it is walked: the nearest come first.
  for (const [file, distance] of found) {
    for (const name of importsOf(site, file)) if (!found.has(name)) found.set(name, distance + 1);
  }
  return found;
}

/** Folders of the tests that faults are shown to; those of `tests/long` take minutes. */
const FOLDERS = ['tests/unit', 'tests/node'];

/** How many words of a module's path the name of a test has: `sandbox-work` is of `sandbox/areas/work/tasks.ts`. */
const kinship = (file: string, test: string): number => {
  const words = path.basename(test).split(/[-.]/);
  return file.split(/[-./]/).filter((word) => words.includes(word)).length;
};

/**
 * Reads the imports of all tests.
 *
 * @returns the tests that reach a module, those first that are named like it, then those that import it most directly
 */
export function createReach(site: string): (file: string) => readonly string[] {
  const tests = FOLDERS.flatMap((folder) => readdirSync(path.join(site, folder)).filter((name) => name.endsWith('.test.ts')).map((name) => `${folder}/${name}`));
  const reached = [...tests, ...SERVER_TESTS].map((test) => ({test, by: distances(site, test)}));
  return (file) =>
    reached
      .filter(({by}) => by.has(file))
      .sort((one, other) => kinship(file, other.test) - kinship(file, one.test) || Number(one.by.get(file)) - Number(other.by.get(file)))
      .map(({test}) => test);
}
