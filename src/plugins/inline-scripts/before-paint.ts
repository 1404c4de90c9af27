import {readFileSync} from 'fs';
import path from 'path';
import type {HtmlTagObject} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {declarationsOf} from '../../data/declarations';
import {
  COLOR_SWITCH,
  LANGUAGE,
  LANGUAGES as LANGUAGES_OF,
  PREFERRED_VERSION,
  SAMPLE_LANGUAGE,
  VERSION_LABEL,
} from '../../data/marks';
import {versionNames} from '../../data/versions';
import {LANGUAGES} from '../../../contract';

/** Colour modes of theme-classic. */
const THEMES = ['light', 'dark'];

/** Hides the labels of all versions but the preferred one; VersionLabel renders a label for each version. */
const LABELS_RULE = `[${PREFERRED_VERSION}] [${VERSION_LABEL}]{display:none}`;
const labelRule = (name: string) => `[${PREFERRED_VERSION}="${name}"] [${VERSION_LABEL}="${name}"]{display:inline}`;

/** Shows the samples in a language, or those that stand in for it, and highlights its tab; see components/Samples. */
const SAMPLES_RULE = `[${SAMPLE_LANGUAGE}] section[${LANGUAGE}]{display:var(--sample-display,none)}`;
const SHOWN = '{--sample-display:block;--tab-mark:currentColor;--tab-text:var(--ifm-color-primary)}';
const languageRule = (id: string) => `[${SAMPLE_LANGUAGE}="${id}"] [${LANGUAGE}~="${id}"]${SHOWN}`;

/** The same for a language that only the provider's samples have; the first sample stands in for it at other interfaces. */
function ownRule(id: string): string {
  const without = `[${SAMPLE_LANGUAGE}="${id}"] [${LANGUAGES_OF}]:not([${LANGUAGES_OF}~="${id}"])`;
  const first = ['section:first-of-type', 'button:first-child'].map((part) => `${without} ${part}`);
  return `[${SAMPLE_LANGUAGE}="${id}"] [${LANGUAGE}~="${id}"],${first.join(',')}${SHOWN}`;
}

/** The colours of the announcement, which theme-classic would write into a style attribute. */
function announcementRule({backgroundColor, textColor}: Partial<ThemeConfig['announcementBar'] & object>): string {
  const colours = [backgroundColor && `background:${backgroundColor}`, textColor && `color:${textColor}`].filter(
    Boolean,
  );
  return colours.length > 0 ? `[role=banner]{${colours.join(';')}}` : '';
}

/** The styles of the icons of the colour switch, which theme-classic would write into style attributes; Toggle renders the light icon first. */
function iconRules({switchConfig}: Partial<ThemeConfig['colorMode']>): string {
  const {lightIconStyle = {}, darkIconStyle = {}} = switchConfig ?? {};
  const rules = [lightIconStyle, darkIconStyle].map((style) => declarationsOf(style).join(';'));
  return rules.map((rule, index) => rule && `[${COLOR_SWITCH}]${'+*'.repeat(index + 1)}{${rule}}`).join('');
}

/**
 * Follows the system's colour scheme while the page is open, until the reader chooses a mode. The event is that of a change in another tab,
 * which the control of the switch handles.
 */
const FOLLOW_SYSTEM = `matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => localStorage.getItem('theme') || dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: matches ? 'dark' : 'light'})));`;

/**
 * Markup that must run before the first paint: attributes on `<html>` for the stored docs version and sample language, configured colours,
 * and an in-memory replacement for local storage if that is blocked or full.
 *
 * @param own languages that only the provider's samples have
 */
export function beforePaint(
  {announcementBar, colorMode}: Partial<ThemeConfig>,
  own: readonly string[] = [],
): readonly HtmlTagObject[] {
  const ours = LANGUAGES.map(({id}) => id);
  const script = readFileSync(path.join(__dirname, 'page-script.js'), 'utf8')
    .replace('THEMES', JSON.stringify(THEMES))
    .replace('VERSION_NAMES', JSON.stringify(versionNames))
    .replaceAll('SAMPLE_LANGUAGES', JSON.stringify([...own, ...ours]))
    .replace('PREFERRED_VERSION', JSON.stringify(PREFERRED_VERSION))
    .replace('SAMPLE_LANGUAGE_MARK', JSON.stringify(SAMPLE_LANGUAGE))
    .replace('ANNOUNCEMENT_ID', JSON.stringify(announcementBar?.id ?? ''));
  return [
    {tagName: 'script', innerHTML: colorMode?.respectPrefersColorScheme ? script + FOLLOW_SYSTEM : script},
    {
      tagName: 'style',
      innerHTML: [
        LABELS_RULE,
        ...versionNames.map(labelRule),
        SAMPLES_RULE,
        ...ours.map(languageRule),
        ...own.map(ownRule),
        announcementRule(announcementBar ?? {}),
        iconRules(colorMode ?? {}),
      ].join(''),
    },
  ];
}
