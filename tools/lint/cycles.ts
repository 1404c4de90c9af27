import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {build} from 'esbuild';
import {listFiles} from '../../deploy/serve/list-files';
import type {Problem} from '../../contract';

/** Modules by path, with those that each of them imports, by path, and how it writes them. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

const FOLDERS = ['contract', 'deploy', 'sandbox', 'src', 'tests', 'tools'];

function modulesOf(siteDir: string): readonly string[] {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(siteDir, folder)));
  return folders.flatMap((folder) => listFiles(path.join(siteDir, folder)).map((file) => `${folder}/${file}`)).filter((file) => /\.tsx?$/.test(file));
}

/** Imports of types leave no trace in a program, so esbuild drops them. */
async function importsOf(siteDir: string): Promise<Imports> {
  const {metafile} = await build({
    absWorkingDir: siteDir,
    stdin: {contents: modulesOf(siteDir).map((file) => `import './${file}';`).join('\n'), resolveDir: siteDir},
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    loader: {'.css': 'empty'},
    jsx: 'preserve',
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, {imports}]) => [
      file,
      new Map(imports.filter(({external}) => !external).map(({path: target, original}) => [target, original ?? target])),
    ]),
  );
}

/** The shortest way from a module back to itself: the modules in between, the first of them imported by it. */
function wayBack(start: string, imports: Imports): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [file, way] of ways) {
    for (const target of imports.get(file)?.keys() ?? []) {
      if (target === start) return way;
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return undefined;
}

/**
 * Finds modules that import each other in a circle, each circle once, at the module whose path comes first.
 *
 * @throws when a module imports a file that does not exist
 */
export async function importCycles(siteDir: string): Promise<readonly Problem[]> {
  const imports = await importsOf(siteDir);
  return Array.from(imports.keys()).flatMap((file) => {
    const way = wayBack(file, imports);
    if (!way || way.some((other) => other < file)) return [];
    const specifier = imports.get(file)?.get(way[0] ?? file) ?? '';
    const line = readFileSync(path.join(siteDir, file), 'utf8').split('\n').findIndex((text) => text.includes(`'${specifier}'`)) + 1;
    const message = `modules import each other: ${[file, ...way, file].join(' → ')}. Move what they share to a module of its own.`;
    return [{plugin: 'import-cycle', file, line, message}];
  });
}
