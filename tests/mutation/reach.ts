/** Finds the tests that import a module directly or indirectly. */
import {existsSync, readdirSync, readFileSync} from 'fs';
import path from 'path';
import ts from 'typescript';

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Tests that need no browser and start a server of their own. */
export const SERVER_TESTS = ['server', 'hostile', 'headers'].map((name) => `tests/e2e/${name}.spec.ts`);

/** Programs that tests start instead of importing them, by their paths in the source. */
const STARTED = /'(deploy|tools)(?:', '|\/)(\w+)(?:', '|\/)main\.ts'/g;

/** The project's modules that a module imports, relative to the site, and the programs that it names. */
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

/** Number of imports between a test and each module that it reaches; 0 for the test itself. */
function distances(site: string, test: string): ReadonlyMap<string, number> {
  const found = new Map([[test, 0]]);
  // Iterating over a map includes entries that are added meanwhile, so this is a breadth-first search.
  for (const [file, distance] of found) {
    for (const name of importsOf(site, file)) if (!found.has(name)) found.set(name, distance + 1);
  }
  return found;
}

/** Folders of the tests that are run for faults; those in `tests/long` take minutes. */
const FOLDERS = ['tests/unit', 'tests/sample', 'tests/node'];

/** Number of words that the name of a test shares with a module's path: `sandbox-work` matches `sandbox/areas/work/tasks.ts`. */
const kinship = (file: string, test: string): number => {
  const words = path.basename(test).split(/[-.]/);
  return file.split(/[-./]/).filter((word) => words.includes(word)).length;
};

/**
 * Reads the imports of all tests.
 *
 * @returns a function that gives the tests that reach a module: first those with a similar name, then those that import it most directly
 */
export function createReach(site: string): (file: string) => readonly string[] {
  const tests = FOLDERS.filter((folder) => existsSync(path.join(site, folder))).flatMap((folder) =>
    readdirSync(path.join(site, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
  const reached = [...tests, ...SERVER_TESTS].map((test) => ({test, by: distances(site, test)}));
  return (file) =>
    reached
      .filter(({by}) => by.has(file))
      .sort(
        (one, other) =>
          kinship(file, other.test) - kinship(file, one.test) || Number(one.by.get(file)) - Number(other.by.get(file)),
      )
      .map(({test}) => test);
}
