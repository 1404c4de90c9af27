import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import type {Problem} from '../../../../contract';
import {listFiles} from '../../../../deploy/serve/list-files';

/** Texts by key, nested. */
type Texts = {readonly [key: string]: string | Texts};

/** The texts of a file by dotted key, e.g. `limits.length.atMost`. */
const keysOf = (texts: Texts, above = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[above + key, text] as const] : Array.from(keysOf(text, `${above}${key}.`)),
    ),
  );

const placeholdersOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/**
 * Finds keys that one language has and another lacks, and keys with different placeholders.
 *
 * @param folder contains a folder for each language
 * @param shown name of the folder in messages
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
