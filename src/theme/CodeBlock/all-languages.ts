/**
 * Replaces languages.ts in the program that renders pages (src/plugins/beta13/bundle/server-bundle.ts): has every language of Prism, loaded
 * when a page uses it.
 */
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

loadLanguages.silent = true;

/** Prism with the grammar of a language, if it exists. */
export default function prismWith(language: string): typeof Prism {
  if (!Prism.languages[language]) loadLanguages(language);
  return Prism;
}

/** All languages are loaded on use. */
export const loadLanguage = async (): Promise<boolean> => false;
