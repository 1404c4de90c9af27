import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import type {Problem} from '../../../../contract';
import {listFiles} from '../../../../deploy/serve/list-files';

/** Texts by their keys, which may have keys within. */
type Texts = {readonly [key: string]: string | Texts};

/** The keys of a file with their texts: `limits.length.atMost`. */
const keysOf = (texts: Texts, above = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[above + key, text] as const] : Array.from(keysOf(text, `${above}${key}.`)),
    ),
  );

const placeholdersOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/**
 * Finds words that one language has and another lacks, and those of one key with other placeholders.
 *
 * @param folder holds a folder for each language
 * @param shown how messages name it
 */
export function wordProblems(folder: string, shown = 'words'): readonly Problem[] {
  if (!existsSync(folder)) return [];
  const languages = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const areas = languages.flatMap((language) =>
    listFiles(path.join(folder, language)).filter((file) => file.endsWith('.json')),
  );
  return Array.from(new Set(areas)).flatMap((area) => {
    const known = languages.map((language) => {
      const file = path.join(folder, language, area);
      const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
      return {file: `${shown}/${language}/${area}`, keys: keysOf(texts)};
    });
    return Array.from(new Set(known.flatMap(({keys}) => Array.from(keys.keys())))).flatMap((key) => {
      const [model] = known.filter(({keys}) => keys.has(key));
      const wanted = placeholdersOf(model.keys.get(key) ?? '').join(' ');
      return known.flatMap(({file, keys}): readonly Problem[] => {
        const text = keys.get(key);
        if (text === undefined)
          return [{plugin: 'words', file, message: `"${key}" is missing. ${model.file} has it. Add it here.`}];
        const found = placeholdersOf(text).join(' ');
        return found === wanted
          ? []
          : [
              {
                plugin: 'words',
                file,
                message: `"${key}" has the placeholders ${found || 'none'}. In ${model.file} it has ${wanted || 'none'}. Use the same.`,
              },
            ];
      });
    });
  });
}
