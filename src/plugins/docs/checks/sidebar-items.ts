import {addressMistake, suggestion} from '../../../../contract';
import type {Problem} from '../../../../contract';
import {problemIn} from './problem';

/** What a sidebar may hold: ids of pages, or objects with ids in them. */
export type Item = string | Readonly<Record<string, unknown>>;

/** The required and the optional keys of each type of item (Docusaurus, "Sidebar items"). */
const TYPES: Readonly<Record<string, {readonly required: readonly string[]; readonly optional: readonly string[]}>> = {
  category: {required: ['label', 'items'], optional: ['link', 'collapsed', 'collapsible']},
  doc: {required: ['id'], optional: ['label']},
  ref: {required: ['id'], optional: ['label']},
  link: {required: ['label', 'href'], optional: []},
};
const TYPE_NAMES = Object.keys(TYPES);
const ANY_TYPE = ['type', 'className', 'customProps'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const childrenOf = (item: Item): readonly Item[] =>
  isObject(item) && Array.isArray(item.items) ? (item.items as readonly Item[]) : [];

/** The ids of all pages in an item. */
export function idsIn(item: Item): readonly string[] {
  if (!isObject(item)) return [item];
  const own = typeof item.id === 'string' ? [item.id] : [];
  return [...own, ...childrenOf(item).flatMap(idsIn), ...(isObject(item.link) ? idsIn(item.link) : [])];
}

/** Texts by which an item can be found in its file, the best first. */
const textsIn = (item: Item): readonly string[] =>
  isObject(item)
    ? [item.label, item.id, item.href, item.type, ...childrenOf(item).flatMap(textsIn)].filter(
        (text) => typeof text === 'string',
      )
    : [item];

/** Reports what is wrong with an item itself, with the text of the file that it concerns. */
function mistakesOf(
  item: Readonly<Record<string, unknown>>,
): readonly {readonly texts: readonly string[]; readonly message: string}[] {
  if (item.type === undefined)
    return [{texts: textsIn(item), message: `an item has no type. Known: ${TYPE_NAMES.join(', ')}. Add it.`}];
  const type = String(item.type);
  if (!TYPE_NAMES.includes(type)) {
    return [
      {
        texts: [type],
        message: `"${type}" is no type of an item. Known: ${TYPE_NAMES.join(', ')}.${suggestion(type, TYPE_NAMES)} Mend it.`,
      },
    ];
  }
  const {required, optional} = TYPES[type];
  const known = [...required, ...optional, ...ANY_TYPE];
  const unknown = Object.keys(item).filter((key) => !known.includes(key));
  // An unknown key is usually a misspelt required one.
  if (unknown.length > 0) {
    return unknown.map((key) => ({
      texts: [key],
      message: `"${key}" of a ${type} is unknown. Known: ${known.join(', ')}.${suggestion(key, known)} Mend or drop it.`,
    }));
  }
  const malformed = addressMistake(String(item.href ?? ''));
  if (malformed) return [{texts: [String(item.href)], message: malformed}];
  const missing = required.filter((key) => item[key] === undefined);
  return missing.map((key) => ({
    texts: textsIn(item),
    message: `a ${type} has no ${key}. Expected: ${required.join(' and ')}. Add it.`,
  }));
}

/** 1-based line of a sidebar's file with the first occurrence of a text or a key; 0 if there is none. */
export const lineWith = (lines: readonly string[], text: string): number =>
  lines.findIndex((line) => [`'${text}'`, `"${text}"`, `${text}:`].some((form) => line.includes(form))) + 1;

/**
 * Finds items that Docusaurus would reject without naming a line.
 *
 * @param file the file of the sidebar, relative to the site
 * @param lines the lines of that file
 */
export function itemProblems(file: string, lines: readonly string[], items: readonly Item[]): readonly Problem[] {
  return items
    .filter(isObject)
    .flatMap((item) => [
      ...mistakesOf(item).map(({texts, message}) =>
        problemIn(file, texts.map((text) => lineWith(lines, text)).find(Boolean) ?? 1, message),
      ),
      ...itemProblems(file, lines, childrenOf(item)),
    ]);
}
