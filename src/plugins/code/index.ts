import path from 'path';
import components from 'prismjs/components';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {suggestion, throwProblems} from '../../../contract';
import {codeThemesOf, themeRules} from '../../data/code-themes';

/** The theme's module that adds the owner's languages to Prism on every page. */
const ADDS_LANGUAGES = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');

/** Messages about entries of `themeConfig.prism.additionalLanguages` without a file in Prism; for an alias they name the file. */
function languageMistakes(languages: readonly string[]): readonly string[] {
  const known = Object.keys(components.languages).filter((id) => id !== 'meta');
  const idOf = (alias: string): string | undefined =>
    known.find((id) => [components.languages[id].alias ?? []].flat().includes(alias));
  return languages
    .filter((language) => !known.includes(language))
    .map((language) => {
      const id = idOf(language);
      const remedy = id ? `It is an alias. Write "${id}".` : `Take it out, or fix it.${suggestion(language, known)}`;
      return `themeConfig.prism.additionalLanguages: "${language}" is no language of Prism. ${remedy}`;
    });
}

/**
 * Applies the themes of `themeConfig.prism`: adds their rules to the head of pages; a build removes those that pages do not use.
 *
 * @throws ProblemsError for languages that Prism does not have
 */
export default function code({siteConfig, siteDir}: LoadContext): Plugin<void> {
  const {themeConfig} = siteConfig;
  const {additionalLanguages = []} = (themeConfig.prism ?? {}) as {readonly additionalLanguages?: readonly string[]};
  throwProblems(
    languageMistakes(additionalLanguages).map((message) => ({plugin: 'code', file: 'docusaurus.config.ts', message})),
  );
  const rules = themeRules(codeThemesOf(themeConfig));
  return {
    name: 'code',
    // `false` would put the folder of the site into the module's name, and so into the scripts.
    configureWebpack: () => ({
      resolve: {
        alias: {[`${ADDS_LANGUAGES}$`]: path.join(siteDir, 'src', 'app', 'no-languages')},
      },
    }),
    injectHtmlTags: () => (rules ? {headTags: [{tagName: 'style', innerHTML: rules}]} : {}),
  };
}
