import type {Problem} from '../../contract';
import {readJson, runTool} from './run-tool';

type Found = {readonly name: string; readonly line?: number};

/** The parts of knip's report that are used. */
type Report = {
  readonly files: readonly string[];
  readonly issues: readonly (Readonly<Record<Kind, readonly Found[]>> & {readonly file: string})[];
};

const UNUSED_FILE = 'no module uses this file. Remove it, or name the program that it is in tools/lint/knip.json.';

/** Kinds of findings, with what to do about each. */
const KINDS = {
  dependencies: 'no module uses this package. Remove it from package.json.',
  devDependencies: 'no module uses this package. Remove it from package.json.',
  unlisted: 'package.json does not name this package. Pin it there.',
  exports: 'no other module uses this export. Make it private, or remove it.',
  types: 'no other module uses this type. Make it private, or remove it.',
} as const;
type Kind = keyof typeof KINDS;

/** Finds unused files, exports and packages, and packages missing in package.json. */
export async function unusedProblems(siteDir: string): Promise<readonly Problem[]> {
  const args = [
    '--config',
    'tools/lint/knip.json',
    '--no-progress',
    '--reporter',
    'json',
    '--include',
    'files,dependencies,unlisted,exports,types',
  ];
  const {files, issues} = await runTool<Report>(siteDir, 'knip', args, readJson);
  const named = issues.flatMap((issue) =>
    (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
      (issue[kind] ?? []).map(({name, line}) => ({
        plugin: 'unused',
        file: issue.file,
        line,
        message: `${name}: ${KINDS[kind]}`,
      })),
    ),
  );
  return [...files.map((file) => ({plugin: 'unused', file, message: UNUSED_FILE})), ...named];
}
