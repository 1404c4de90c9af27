import path from 'path';
import {BaseResolver, getLineColLocation, lint, loadConfig} from '@redocly/openapi-core';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {COMMON, readLevels} from '../../contract';
import type {Problem} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

const PLUGIN = 'lint';

/** Options of Redocly's resolver: a document that references a web address is a mistake, not a reason to open it. */
const filesOnly = {
  http: {headers: [], customFetch: () => Promise.reject(new Error('documents reference files only'))},
};

function toProblem(siteDir: string, {ruleId, message, location, suggest}: NormalizedProblem): Problem {
  const {source, start} = getLineColLocation(location[0]);
  const didYouMean = suggest.length > 0 ? ` Did you mean ${suggest[0]}?` : '';
  return {
    plugin: PLUGIN,
    file: path.relative(siteDir, source.absoluteRef).split(path.sep).join('/'),
    line: start.line,
    column: start.col,
    message: `${message}${didYouMean} (${ruleId})`,
  };
}

/**
 * Lints the contracts of all docs versions with the rules of redocly.yaml: those that are to be complete (contract/README.md, "Levels").
 *
 * @param siteDir folder that contains the docs
 * @param configPath path of redocly.yaml
 * @returns all problems without duplicates, as several contracts share a file
 */
export async function lintContracts(siteDir: string, configPath: string): Promise<readonly Problem[]> {
  const config = await loadConfig({configPath});
  const externalRefResolver = new BaseResolver(filesOnly);
  const found = new Map<string, Problem>();
  const versions = siteVersions(siteDir);
  const {requires} = readLevels(siteDir, Array.from(new Set(versions.flatMap(({names}) => names))));
  const documents = versions.flatMap(({names, contracts}) =>
    [COMMON, ...names]
      .filter((name) => contracts.has(name) && requires(name, 'complete'))
      .map((name) => ({name, file: contracts.fileOf(name)})),
  );
  for (const {name, file} of documents) {
    const ref = path.join(siteDir, file);
    const problems = await lint({ref, config: config.forAlias(name), externalRefResolver});
    problems
      .map((problem) => toProblem(siteDir, problem))
      .forEach((problem) => found.set(JSON.stringify(problem), problem));
  }
  return Array.from(found.values());
}
