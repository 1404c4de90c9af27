import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

const STRINGS = 'zh-Hans';

/** A title that says twice that there are documents, in beta.13. */
const MENDED = {'theme.docs.tagDocListPageTitle': '{nDocsTagged}「{tagName}」'};

/** Uses the theme's own zh-Hans strings for the default locale, which is `en` (specification, section 1). */
export default function chineseLabels({i18n}: LoadContext): Plugin<void> {
  return {
    name: 'chinese-labels',
    getDefaultCodeTranslationMessages: async () =>
      i18n.currentLocale !== i18n.defaultLocale
        ? {}
        : {
            ...(await readDefaultCodeTranslationMessages({name: 'theme-common', locale: STRINGS})),
            ...MENDED,
          },
  };
}
