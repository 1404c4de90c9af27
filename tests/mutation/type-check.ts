/** Finds the faults that the type check notices. */
import {readFileSync} from 'fs';
import path from 'path';
import ts from 'typescript';
import {withMutant} from './mutants';
import type {Mutant} from './mutants';

/**
 * Creates a type check of single faults with the site's tsconfig.json. It checks only the faulty module: a fault that causes type errors
 * only in other modules counts as compiling.
 *
 * @param site folder of the site
 * @param files modules that get faults, relative to the site
 * @returns a function that checks whether a fault compiles
 */
export function createTypeCheck(site: string, files: readonly string[]): (mutant: Mutant) => boolean {
  const config = path.join(site, 'tsconfig.json');
  const {options, fileNames} = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    site,
  );
  const roots = [...files.map((file) => path.join(site, file)), ...fileNames.filter((file) => file.endsWith('.d.ts'))];
  const faulty = new Map<string, {readonly code: string; readonly version: number}>();
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => roots,
    getScriptVersion: (file) => String(faulty.get(path.normalize(file))?.version ?? 0),
    getScriptSnapshot(file) {
      const code = faulty.get(path.normalize(file))?.code ?? ts.sys.readFile(file);
      return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
    },
    getCurrentDirectory: () => site,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return (mutant) => {
    const file = path.join(site, mutant.file);
    version += 1;
    faulty.clear();
    faulty.set(path.normalize(file), {code: withMutant(readFileSync(file, 'utf8'), mutant), version});
    return service.getSyntacticDiagnostics(file).length === 0 && service.getSemanticDiagnostics(file).length === 0;
  };
}
