import {existsSync} from 'fs';
import path from 'path';
import type {ReportingSeverity} from '@docusaurus/types';
import {reportMessage} from '@docusaurus/utils';
import {CONFIG, ProblemsError, readYamlOnce} from '../../../../contract';
import type {Problem} from '../../../../contract';

/**
 * Prints problems if their level is below `throw`, e.g. of `onBrokenLinks`.
 *
 * @returns the problems to throw
 */
export function problemsAt(level: ReportingSeverity, problems: readonly Problem[]): readonly Problem[] {
  if (level === 'throw' || problems.length === 0) return problems;
  reportMessage(new ProblemsError(problems).message, level);
  return [];
}

/** Whether the folder of a page has the level `stock` (tools/lint/README.md, "Levels of pages"). */
function isStock(siteDir: string, file: string): boolean {
  const config = existsSync(path.join(siteDir, CONFIG)) ? readYamlOnce(siteDir, CONFIG).data : undefined;
  const levels = Object.entries((config as {readonly pages?: Readonly<Record<string, unknown>>} | null)?.pages ?? {});
  const [, level = 'stock'] =
    levels
      .filter(([folder]) => file.startsWith(`${folder.replace(/\/$/, '')}/`))
      .sort(([one], [other]) => other.length - one.length)[0] ?? [];
  return level === 'stock';
}

/**
 * Prints links to missing anchors on pages of the level `stock`, as beta.13 does not check them.
 *
 * @returns the problems to throw
 */
export function anchorProblemsAt(
  siteDir: string,
  level: ReportingSeverity,
  problems: readonly Problem[],
): readonly Problem[] {
  const stock = problems.filter(({file}) => isStock(siteDir, file));
  problemsAt(level === 'throw' ? 'warn' : level, stock);
  return problemsAt(
    level,
    problems.filter((problem) => !stock.includes(problem)),
  );
}
