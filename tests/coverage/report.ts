/** Coverage of the project's own code, from V8's coverage data. */
import {existsSync, readdirSync, readFileSync} from 'fs';
import path from 'path';
import {pathToFileURL} from 'url';
import {CoverageReport} from 'monocart-coverage-reports';
import {listFiles} from '../../deploy/serve/list-files';

export type Share = {readonly file: string; readonly percent: number};

/** Folders with the project's own code. */
export const FOLDERS = ['contract', 'deploy', 'sandbox', 'src', 'tools'];
const isModule = (file: string) => /(?<!\.d)\.(ts|tsx|mjs)$/.test(file);

/** All modules of the project that can run. */
const modulesOf = (root: string): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    listFiles(path.join(root, folder))
      .filter(isModule)
      .map((file) => `${folder}/${file}`),
  );

/** Modules that run in browsers, in bundles without source maps: their coverage in Node would be misleading. */
export const isOfBrowser = (file: string): boolean => /^src\/(client|components|controls|pages|theme)\//.test(file);

/**
 * Shares of the lines that ran in Node, lowest first; 0 for modules that were never loaded. `folder` is the value of `NODE_V8_COVERAGE`.
 */
export async function nodeShares(root: string, folder: string, outputDir: string): Promise<readonly Share[]> {
  const known = modulesOf(root);
  const inProject = (url: string) => url.startsWith(`${pathToFileURL(root).href}/`) && !url.includes('/node_modules/');
  const report = new CoverageReport({
    baseDir: root,
    outputDir,
    reports: ['none'],
    logging: 'error',
    entryFilter: ({url}) => inProject(url),
    sourceFilter: (file) => known.includes(file),
  });
  await report.addFromDir(folder);
  const results = await report.generate();
  const ran = new Map(results?.files.map(({sourcePath, summary}) => [sourcePath, Number(summary.lines?.pct)]));
  return known.map((file) => ({file, percent: ran.get(file) ?? 0})).sort((one, other) => one.percent - other.percent);
}

/** Shares of the bytes that ran of each script of the build, lowest first. */
export async function scriptShares(folder: string, outputDir: string): Promise<readonly Share[]> {
  if (!existsSync(folder)) return [];
  const report = new CoverageReport({
    outputDir,
    reports: ['none'],
    logging: 'error',
    entryFilter: ({url}) => url.includes('/assets/js/'),
  });
  for (const file of readdirSync(folder)) {
    // Each test has its own server, so the same script has different ports.
    const json = readFileSync(path.join(folder, file), 'utf8').replace(
      /"url":"https?:\/\/[^/]+/g,
      '"url":"http://site',
    );
    await report.add((JSON.parse(json) as {result: unknown[]}).result);
  }
  const results = await report.generate();
  const shares =
    results?.files.map(({sourcePath, summary}) => ({file: sourcePath, percent: Number(summary.bytes?.pct)})) ?? [];
  return shares.sort((one, other) => one.percent - other.percent);
}
