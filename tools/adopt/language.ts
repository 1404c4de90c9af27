import {readdirSync, readFileSync} from 'fs';
import path from 'path';
import type * as words from '../../words';

const FOLDER = path.join(__dirname, '..', '..', 'words');

/** The languages that the words of the frame are in, by their folders. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** The words that are written into files of an adopted site. */
export type Words = Pick<typeof words, 'adopt' | 'frame' | 'text'>;

/** The words of a language that need not be the one of the site yet. */
export function wordsOf(language: string): Words {
  const read = (area: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, language, `${area}.json`), 'utf8'));
  return {adopt: read('adopt'), frame: read('frame'), text: read('text')} as Words;
}

/** Names the language of the site. */
export const wordsIndex = (language: string): string =>
  `/** The words that readers see, in the language of the site: the folder that is named here. */
export * from './${language}';
export {interpolate} from './interpolate';
`;

/** BCP 47 tag of the text: `zh-Hans` → `zh-CN`, as the specification names it, and the name of its folder for any other. */
export const tagOf = (language: string): string => (language === 'zh-Hans' ? 'zh-CN' : language);

/** Texts of Docusaurus, which the site has in Chinese under its default locale, `en`. */
export const DOCUSAURUS_TEXTS = 'i18n/en/code.json';
