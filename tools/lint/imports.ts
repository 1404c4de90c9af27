import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Problem} from '../../contract';
import {isIn} from './owner-of';
import {readJson, runTool} from './run-tool';

/** The parts of dependency-cruiser's report that are used. */
type Report = {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly {readonly module: string; readonly resolved: string}[];
  }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: {readonly name: string};
      readonly cycle?: readonly {readonly name: string}[];
    }[];
    readonly ruleSetUsed: {readonly forbidden: readonly {readonly name: string; readonly comment: string}[]};
  };
};

const FOLDERS = ['contract', 'deploy', 'sandbox', 'src', 'tests', 'tools', 'docusaurus.config.ts'];

/** The first import of a module, or of a module in a folder, with its 1-based line. */
function placeOf(
  siteDir: string,
  from: string,
  to: string,
  modules: Report['modules'],
): Pick<Problem, 'file' | 'line'> {
  const [found] = modules
    .filter(({source}) => isIn(source, from))
    .flatMap(({source, dependencies}) =>
      dependencies.filter(({resolved}) => isIn(resolved, to)).map(({module}) => ({file: source, module})),
    );
  const {file, module} = found ?? {file: from};
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  return {file, line: lines.findIndex((text) => text.includes(`'${module}'`)) + 1};
}

/**
 * Finds imports that dependencies.cjs forbids: in the wrong direction, in cycles, into `contract/` other than through its index.ts, and of
 * packages missing in package.json.
 */
export async function importProblems(siteDir: string): Promise<readonly Problem[]> {
  const {folders: own} = JSON.parse(readFileSync(path.join(siteDir, 'extensions.json'), 'utf8')) as {folders: object};
  const folders = [...FOLDERS, ...Object.keys(own)].filter((folder) => existsSync(path.join(siteDir, folder)));
  const args = [...folders, '--config', 'tools/lint/dependencies.cjs', '--output-type', 'json'];
  const {modules, summary} = await runTool<Report>(siteDir, 'dependency-cruiser', args, readJson);
  const {violations, ruleSetUsed} = summary;
  return violations.map(({from, to, rule, cycle}) => {
    const way = cycle
      ? [from, ...cycle.map(({name}) => name)].join(' → ')
      : `${from} → ${to.split('node_modules/').at(-1)}`;
    const help = ruleSetUsed.forbidden.find(({name}) => name === rule.name)?.comment;
    return {plugin: rule.name, ...placeOf(siteDir, from, to, modules), message: `${way}. ${help}`};
  });
}
