/**
 * Grammars for code that React highlights in the browser: a page imports those of its own code (src/plugins/docs/compile/page-module.ts),
 * an owner adds others with `themeConfig.prism.additionalLanguages`, and those of beta.13 are loaded for code of components.
 */
import Prism from '../../app/mdx/prism';

/** Prism with the loaded grammars. */
const prismWith: (language: string) => typeof Prism = () => Prism;

/** Loads the grammars of beta.13 if that of the language is missing; resolves to whether it exists afterwards. */
export const loadLanguage = async (language: string): Promise<boolean> => {
  if (language in Prism.languages) return false;
  await import('./stock-languages');
  return language in Prism.languages;
};

export default prismWith;
