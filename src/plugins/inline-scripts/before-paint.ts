import {readFileSync} from 'fs';
import path from 'path';
import type {HtmlTagObject} from '@docusaurus/types';
import {announcement} from '../../data/announcement';
import {CONTENT_MARK, FROM_TOP, LANGUAGE, LANGUAGES as SAMPLES, PREFERRED_VERSION, SAMPLE_LANGUAGE, VERSION_LABEL} from '../../data/marks';
import {versionNames} from '../../data/versions';
import {LANGUAGES} from '../../../contract';

const languageIds = LANGUAGES.map(({id}) => id);

/** Hides the labels of all versions but the preferred one; VersionLabel renders one for each version. */
const LABELS_RULE = `[${PREFERRED_VERSION}] [${VERSION_LABEL}]{display:none}`;
const labelRule = (name: string) => `[${PREFERRED_VERSION}="${name}"] [${VERSION_LABEL}="${name}"]{display:inline}`;

/** Shows the samples in a language, or in their first one where they lack it, and marks its tab; see components/Samples. */
const SAMPLES_RULE = `[${SAMPLE_LANGUAGE}] section[${LANGUAGE}]{display:var(--sample-display,none)}`;
const languageRule = (id: string) =>
  `[${SAMPLE_LANGUAGE}="${id}"] :is([${SAMPLES}~="${id}"] [${LANGUAGE}="${id}"],[${SAMPLES}]:not([${SAMPLES}~="${id}"]) [${LANGUAGE}]:first-of-type)` +
  '{--sample-display:block;--tab-mark:currentColor;--tab-text:var(--ifm-color-primary)}';

/** Whoever begins at the top sees nothing of what is far below: it is laid out when it comes near. */
const FROM_TOP_RULE =
  `@media screen{[${FROM_TOP}] [${CONTENT_MARK}]>:is(div,figure,table){content-visibility:auto;contain-intrinsic-size:auto 25rem}}`;

/**
 * Settles before the first paint what cannot wait: honours the reader's stored choices by marking `<html>` with the preferred docs
 * version and the language of samples; puts a stand-in that lasts for the visit in the place of local storage where that cannot be
 * used (blocked or full); and marks `<html>` for a reader who begins at the top of the page.
 */
export function beforePaint(): readonly HtmlTagObject[] {
  const script = readFileSync(path.join(__dirname, 'page-script.js'), 'utf8')
    .replace('VERSION_NAMES', JSON.stringify(versionNames))
    .replaceAll('SAMPLE_LANGUAGES', JSON.stringify(languageIds))
    .replace('PREFERRED_VERSION', JSON.stringify(PREFERRED_VERSION))
    .replace('SAMPLE_LANGUAGE_MARK', JSON.stringify(SAMPLE_LANGUAGE))
    .replace('FROM_TOP', JSON.stringify(FROM_TOP))
    .replace('ANNOUNCEMENT_ID', JSON.stringify(announcement.id));
  return [
    {tagName: 'script', innerHTML: script},
    {tagName: 'style', innerHTML: [LABELS_RULE, ...versionNames.map(labelRule), SAMPLES_RULE, ...languageIds.map(languageRule), FROM_TOP_RULE].join('')},
  ];
}
