import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Problem} from '../../contract';
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

/** 1-based line in which a module imports another. */
function lineOf(siteDir: string, from: string, to: string, modules: Report['modules']): number {
  const written = modules
    .find(({source}) => source === from)
    ?.dependencies.find(({resolved}) => resolved === to)?.module;
  return (
    readFileSync(path.join(siteDir, from), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(`'${written}'`)) + 1
  );
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
    return {plugin: rule.name, file: from, line: lineOf(siteDir, from, to, modules), message: `${way}. ${help}`};
  });
}
