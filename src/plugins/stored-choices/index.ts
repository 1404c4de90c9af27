import {readFileSync} from 'fs';
import path from 'path';
import type {Plugin} from '@docusaurus/types';
import {announcement} from '../../data/announcement';
import {versionNames} from '../../data/versions';
import {LANGUAGES} from '../samples/languages';

const languageIds = LANGUAGES.map(({id}) => id);

/** Hides the labels of all versions but the preferred one; VersionLabel renders one for each version. */
const LABELS_RULE = '[data-preferred-version] [data-version-label]{display:none}';
const labelRule = (name: string) => `[data-preferred-version="${name}"] [data-version-label="${name}"]{display:inline}`;

/** Shows the samples in a language, or in their first one where they lack it, and marks its tab; see components/Samples. */
const SAMPLES_RULE = '[data-sample-language] section[data-language]{display:var(--sample-display,none)}';
const languageRule = (id: string) =>
  `[data-sample-language="${id}"] :is([data-languages~="${id}"] [data-language="${id}"],[data-languages]:not([data-languages~="${id}"]) [data-language]:first-of-type)` +
  '{--sample-display:block;--tab-mark:currentColor;--tab-text:var(--ifm-color-primary)}';

/**
 * Honours the reader's stored choices before the first paint: marks `<html>` with the preferred docs version and the
 * language of samples, and where local storage cannot be used (blocked or full) puts a stand-in in its place that lasts
 * for the visit.
 */
export default function storedChoices(): Plugin<void> {
  const script = readFileSync(path.join(__dirname, 'stored-choices.js'), 'utf8')
    .replace('VERSION_NAMES', JSON.stringify(versionNames))
    .replaceAll('SAMPLE_LANGUAGES', JSON.stringify(languageIds))
    .replace('ANNOUNCEMENT_ID', JSON.stringify(announcement.id));
  return {
    name: 'stored-choices',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: script},
        {tagName: 'style', innerHTML: [LABELS_RULE, ...versionNames.map(labelRule), SAMPLES_RULE, ...languageIds.map(languageRule)].join('')},
      ],
    }),
  };
}
