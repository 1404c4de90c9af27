import {throwProblems} from '../../../../contract';
import {configProblem} from '../options/config-problem';

/** What a command is given. */
type Command = {
  /** By `--locale`; none for the default one, or for all. */
  readonly locale?: string;
  readonly locales: readonly string[];
};

/**
 * Refuses a locale that the site does not have, which beta.13 builds with a warning.
 *
 * @throws ProblemsError that names those it has
 */
export function checkCommand({locale, locales}: Command): void {
  if (locale === undefined || locales.includes(locale)) return;
  const message = `there is no locale "${locale}": i18n.locales has ${locales.join(', ')}. Name one of them, or add it there.`;
  throwProblems([configProblem(message)]);
}
