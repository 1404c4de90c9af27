import type {I18n} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {site} from '../../../data/site';
import {configProblem} from './config-problem';

/** Reports a locale in the language of the default locale, whose pages could not be told apart from those of that locale. */
export const localeProblems = ({defaultLocale, locales}: I18n): readonly Problem[] =>
  defaultLocale !== site.language && locales.includes(site.language)
    ? [
        configProblem(
          `i18n.locales has "${site.language}", which is the language of the default locale "${defaultLocale}" by "language" in src/data/site.json. Expected one locale for each language. Write the language of the pages of "${defaultLocale}" there, or take one of the two locales out.`,
        ),
      ]
    : [];
