/**
 * Replaces prism-include-languages: stock registers the additional languages in browsers only, so that their code blocks
 * change colour when the page hydrates (upstream #6612).
 */
import siteConfig from '@generated/docusaurus.config';
import type Prism from 'prismjs';
import type {ThemeConfig} from '@docusaurus/theme-common';

export default function prismIncludeLanguages(prism: typeof Prism): void {
  const {additionalLanguages} = (siteConfig.themeConfig as ThemeConfig).prism as {additionalLanguages: string[]};
  const scope = globalThis as {Prism?: typeof Prism};
  scope.Prism = prism;
  additionalLanguages.forEach((language) => require(`prismjs/components/prism-${language}`));
  delete scope.Prism;
}
