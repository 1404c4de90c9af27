import type {Plugin} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';

/** Upstream's name of the set of strings in simplified Chinese. */
const STRINGS = 'zh-Hans';

/** Gives the theme its own zh-Hans strings under the configured locale `en` (specification, section 1). */
export default function chineseLabels(): Plugin<void> {
  return {
    name: 'chinese-labels',
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({name: 'theme-common', locale: STRINGS}),
  };
}
