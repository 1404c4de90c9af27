import path from 'path';
import {BaseResolver, Source, getLineColLocation, lint, loadConfig} from '@redocly/openapi-core';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {COMMON, overlayBeside, pointerKeys, readLevels, readYamlOnce, withOverlay, yamlOf} from '../../contract';
import type {Problem, YamlFile} from '../../contract';
import {siteVersions} from '../../src/plugins/docs/files/site-versions';

const PLUGIN = 'lint';

/** Options of Redocly's resolver: a reference to a web address is an error, and is not requested. */
const filesOnly = {
  http: {headers: [], customFetch: () => Promise.reject(new Error('documents reference files only'))},
};

/** Redocly's reader of files; returns documents with their overlay applied, as the site shows them. */
class Documents extends BaseResolver {
  private readonly made = new Map<string, YamlFile>();

  constructor(private readonly siteDir: string) {
    super(filesOnly);
  }

  /** The file relative to the site. */
  nameOf(absolute: string): string {
    return path.relative(this.siteDir, absolute).split(path.sep).join('/');
  }

  override async loadExternalRef(absolute: string): Promise<Source> {
    const file = this.nameOf(absolute);
    const overlay = overlayBeside(this.siteDir, file);
    if (overlay === undefined) return super.loadExternalRef(absolute);
    const [base, changes] = [file, overlay].map((one) => readYamlOnce(this.siteDir, one));
    const made = withOverlay(base, changes);
    this.made.set(absolute, made);
    return new Source(absolute, yamlOf(made.exact));
  }

  /** The place of a problem in the source file. */
  placeOf(location: NormalizedProblem['location'][number]): Pick<Problem, 'file' | 'line' | 'column'> {
    const file = this.nameOf(location.source.absoluteRef);
    const made = this.made.get(location.source.absoluteRef);
    if (made && location.pointer !== undefined) return {file, ...made.positionOf(pointerKeys(location.pointer))};
    const {start} = getLineColLocation(location);
    return {file, line: start.line, column: start.col};
  }
}

function toProblem(documents: Documents, {ruleId, message, location, suggest}: NormalizedProblem): Problem {
  const didYouMean = suggest.length > 0 ? ` Did you mean ${suggest[0]}?` : '';
  return {plugin: PLUGIN, ...documents.placeOf(location[0]), message: `${message}${didYouMean} (${ruleId})`};
}

/**
 * Lints the contracts of all docs versions with the rules of redocly.yaml, if their level is at least `complete` (contract/README.md,
 * "Levels").
 *
 * @param siteDir folder that contains the docs
 * @param configPath path of redocly.yaml
 * @returns all problems without duplicates, as several contracts share a file
 */
export async function lintContracts(siteDir: string, configPath: string): Promise<readonly Problem[]> {
  const config = await loadConfig({configPath});
  const externalRefResolver = new Documents(siteDir);
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
      .map((problem) => toProblem(externalRefResolver, problem))
      .forEach((problem) => found.set(JSON.stringify(problem), problem));
  }
  return Array.from(found.values());
}
