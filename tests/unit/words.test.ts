import {existsSync, readFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import {listFiles} from '../../deploy/serve/list-files';
import {folders} from '../../extensions.json';
import {wordProblems} from '../../src/plugins/docs/checks/words';

const ROOT = path.join(__dirname, '..', '..');
/** The site's own code folders; one of them may have words. */
const OWN = Object.keys(folders);

/** Folders with words. */
const WORDS = ['contract/words', ...OWN.filter((folder) => folder.endsWith('/words'))];

/** Folders with code that uses words. */
const CODE = ['contract', 'deploy', 'sandbox', 'src', 'tools', ...OWN];

/** Unused keys: neither they nor their parents are named. */
function unusedKeys(area: string, texts: object, code: string): string[] {
  // A text may be followed by a method, and a parent by another of its keys.
  const isNamed = (key: string, value: unknown): boolean =>
    new RegExp(`\\b${key.replaceAll('.', '\\.')}(?!${typeof value === 'string' ? '\\w' : '[.\\w]'})`).test(code);
  const within = (above: string, value: unknown): string[] =>
    isNamed(above, value) ? [] : typeof value === 'string' ? [above] : keysOf(above, value as object);
  const keysOf = (above: string, value: object): string[] =>
    Object.entries(value).flatMap(([key, text]) => within(`${above}.${key}`, text));
  return within(`words.${area}`, texts);
}

test('all languages of the site have the same words', () => {
  expect(WORDS.flatMap((folder) => wordProblems(path.join(ROOT, folder), folder))).toEqual([]);
});

/** Code with constants for parts of the words replaced by their full names: `const texts = words.kit;`. */
function withWholeNames(code: string): string {
  const constants = /const (\w+) = (words(?:\.\w+)+);/g;
  return Array.from(code.matchAll(constants)).reduce(
    (text, [, name, whole]) => text.replaceAll(new RegExp(`(?<![.\\w])${name}(?=[.[])`, 'g'), whole),
    code.replaceAll(constants, (line, name: string) => (code.includes(`${name}.`) ? '' : line)),
  );
}

test('each word is used', () => {
  const code = CODE.filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => path.join(ROOT, folder, file)))
    .concat(path.join(ROOT, 'docusaurus.config.ts'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => withWholeNames(readFileSync(file, 'utf8')))
    .join('\n');
  const unused = WORDS.map((folder) => path.join(ROOT, folder, 'zh-Hans')).flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        unusedKeys(path.parse(file).name, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object, code),
      ),
  );
  expect(unused).toEqual([]);
});
