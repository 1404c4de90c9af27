import path from 'path';
import {BaseResolver, getLineColLocation, lint, loadConfig} from '@redocly/openapi-core';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {COMMON, CONTRACT_FOLDER} from '../../contract';
import type {Problem} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/site-versions';

const PLUGIN = 'lint';

/** Reads files only: a contract that references a web address is a mistake, not a reason to open it. */
const createResolver = (): BaseResolver =>
  new BaseResolver({http: {headers: [], customFetch: () => Promise.reject(new Error('contracts reference files only'))}});

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
 * Lints the contracts of all docs versions with the rules of redocly.yaml.
 *
 * @param siteDir folder that has the docs
 * @param configPath path of redocly.yaml
 * @returns all problems, each once, though several contracts share a file
 */
export async function lintContracts(siteDir: string, configPath: string): Promise<readonly Problem[]> {
  const config = await loadConfig({configPath});
  const externalRefResolver = createResolver();
  const found = new Map<string, Problem>();
  const documents = siteVersions(siteDir).flatMap(({folder, names}) => [COMMON, ...names].map((name) => ({folder, name})));
  for (const {folder, name} of documents) {
    const ref = path.join(siteDir, folder, CONTRACT_FOLDER, `${name}.yaml`);
    const problems = await lint({ref, config: config.forAlias(name), externalRefResolver});
    problems
      .map((problem) => toProblem(siteDir, problem))
      .forEach((problem) => found.set(JSON.stringify(problem), problem));
  }
  return Array.from(found.values());
}
