/** Takes the place of languages.ts in the program that renders pages (src/plugins/beta13/bundle/server-bundle.ts): every language of Prism, read when a page uses it. */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

loadLanguages.silent = true;

/** Prism with the grammar of a language, if it has one. */
export default function prismWith(language: string): typeof Prism {
  if (!Prism.languages[language]) loadLanguages(language);
  return Prism;
}

/** Nothing is left to load. */
export const loadLanguage = async (): Promise<boolean> => false;
