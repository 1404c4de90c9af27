import type {Plugin} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

/** Upstream's locale name of the strings in simplified Chinese. */
const STRINGS = 'zh-Hans';

/** Uses the theme's own zh-Hans strings for the configured locale `en` (specification, section 1). */
export default function chineseLabels(): Plugin<void> {
  return {
    name: 'chinese-labels',
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({name: 'theme-common', locale: STRINGS}),
  };
}
