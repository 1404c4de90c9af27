import type {ReportingSeverity} from '@docusaurus/types';
import {reportMessage} from '@docusaurus/utils';
import {ProblemsError} from '../../../../contract';
import type {Problem} from '../../../../contract';

/**
 * Prints problems for which the configuration of the site asks for no more than that, as beta.13 does.
 *
 * @param level e.g. `onBrokenLinks` of docusaurus.config.ts
 * @returns the problems to throw: all of them for `throw`, otherwise none
 */
export function problemsAt(level: ReportingSeverity, problems: readonly Problem[]): readonly Problem[] {
  if (level === 'throw' || problems.length === 0) return problems;
  reportMessage(new ProblemsError(problems).message, level);
  return [];
}
