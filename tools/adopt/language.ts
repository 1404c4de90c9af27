import {readdirSync, readFileSync} from 'fs';
import path from 'path';
import type * as words from '../../contract/words';

const FOLDER = path.join(__dirname, '..', '..', 'contract', 'words');

/** The languages of the site's own texts: the folders of `contract/words/`. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** The words that the command writes into files of an adopted site. */
export type Words = Pick<typeof words, 'adopt' | 'frame' | 'text'>;

/** Reads the words of a language, which may differ from the present language of the site. */
export function wordsOf(language: string): Words {
  const read = (area: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, language, `${area}.json`), 'utf8'));
  return {adopt: read('adopt'), frame: read('frame'), text: read('text')} as Words;
}

/** Content of `contract/words/index.ts`, which selects the language of the site. */
export const wordsIndex = (language: string): string =>
  `/** The words that readers see, in the language of the site: the folder that is named here. */
export * from './${language}';
export {interpolate} from './interpolate';
`;

/** BCP 47 tag of the site: `zh-Hans` → `zh-CN`, as the specification requires; for other languages the name of their folder. */
export const tagOf = (language: string): string => (language === 'zh-Hans' ? 'zh-CN' : language);

/** Files with Chinese texts in place of Docusaurus's own, which a site in another language does not keep. */
export const otherTexts = (language: string): readonly string[] =>
  language === 'zh-Hans' ? [] : ['i18n/en/code.json'];
