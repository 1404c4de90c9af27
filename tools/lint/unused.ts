import type {Problem} from '../../contract';
import {readJson, runTool} from './run-tool';

type Found = {readonly name: string; readonly line?: number};

/** What knip reports, as far as it is asked for. */
type Report = {readonly issues: readonly (Readonly<Record<Kind, readonly Found[]>> & {readonly file: string})[]};

/** What may be unused or undeclared, with what to do about it. */
const KINDS = {
  files: 'no module uses this file. Remove it, or name the program that it is in tools/lint/knip.json.',
  dependencies: 'no module uses this package. Remove it from package.json.',
  devDependencies: 'no module uses this package. Remove it from package.json.',
  unlisted: 'package.json does not name this package. Pin it there.',
  exports: 'no other module uses this export. Make it private, or remove it.',
  types: 'no other module uses this type. Make it private, or remove it.',
} as const;
type Kind = keyof typeof KINDS;

/** Finds files, exports and packages that nobody uses, and packages that package.json does not name. */
export async function unusedProblems(siteDir: string): Promise<readonly Problem[]> {
  const args = ['--config', 'tools/lint/knip.json', '--no-progress', '--reporter', 'json', '--include', 'files,dependencies,unlisted,exports,types'];
  const {issues} = await runTool<Report>(siteDir, 'knip', args, readJson);
  return issues.flatMap((issue) =>
    (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
      (issue[kind] ?? []).map(({name, line}) => ({plugin: 'unused', file: issue.file, line, message: `${kind === 'files' ? '' : `${name}: `}${KINDS[kind]}`})),
    ),
  );
}
