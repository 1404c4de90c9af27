import {operationOf, sectionsOf} from '../../../../../data/markdown-sections';
import * as words from '../../../../../../contract/words';

const texts = words.kit.assistant;

/** What an assistant can ask about a docs version. */
export type Reference = {
  /** Number of the version, e.g. `3.0`. */
  readonly version: string;
  /** Its llms-full.txt. */
  readonly whole: string;
  readonly dictionaries: Readonly<
    Record<string, {readonly title: string; readonly values: Readonly<Record<string, string>>}>
  >;
};

/** The line with the address, below the title of every page. */
const ADDRESS = words.interpolate(words.markdown.address, {address: '(\\S+)'});
const PAGE = new RegExp(`^(?=# .*\\n\\n${ADDRESS}$)`, 'm');
const addressOf = (page: string): string => new RegExp(`^${ADDRESS}$`, 'm').exec(page)?.[1] ?? '';
const titleOf = (section: string): string => section.slice(0, section.indexOf('\n')).replace(/^#+ /, '');

const pagesOf = ({whole}: Reference): readonly string[] => whole.split(PAGE).slice(1);

/** Thrown for a question without an answer; its message lists what exists. */
export class Unknown extends Error {}

const MOST_FOUND = 10;

/** Sections of pages that contain words of a query, best match first: with its words as the title, with most of them, with most in the title. */
export function search(reference: Reference, query: string): string {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pagesOf(reference).flatMap((page) =>
    sectionsOf(page).map((section) => {
      const [title, text] = [titleOf(section).toLowerCase(), section.toLowerCase()];
      const counts = terms.map((term) => text.split(term).length - 1);
      const line = section.split('\n').find((one) => terms.some((term) => one.toLowerCase().includes(term))) ?? '';
      return {
        ranks: [
          title === terms.join(' ') ? 1 : 0,
          counts.filter((count) => count > 0).length,
          terms.filter((term) => title.includes(term)).length,
          counts.reduce((all, count) => all + count, 0),
        ],
        text: [
          `- ${Array.from(new Set([titleOf(page), titleOf(section)])).join(' › ')}`,
          operationOf(section) && `operationId: ${operationOf(section)}`,
          addressOf(page),
          line.slice(0, 200),
        ]
          .filter(Boolean)
          .join('\n  '),
      };
    }),
  );
  const best = found
    .filter(({ranks}) => ranks.some((rank) => rank > 0))
    .sort((one, other) => one.ranks.reduce((order, rank, index) => order || other.ranks[index] - rank, 0));
  if (best.length === 0) throw new Unknown(words.interpolate(texts.nothing, {query}));
  return best
    .slice(0, MOST_FOUND)
    .map(({text}) => text)
    .join('\n');
}

/** The Markdown of an interface, or of a schema with a page of its own by its name, with the address of the page. @throws Unknown */
export function interfaceText(reference: Reference, operationId: string): string {
  const pages = pagesOf(reference);
  for (const page of pages) {
    const section = sectionsOf(page)
      .slice(1)
      .find((one) => (operationOf(one) ?? titleOf(one)) === operationId);
    if (section) return `${words.interpolate(words.markdown.address, {address: addressOf(page)})}\n\n${section}`;
  }
  const known = pages.flatMap((one) => sectionsOf(one).map(operationOf)).filter(Boolean);
  throw new Unknown(words.interpolate(texts.known, {name: operationId, known: known.join(words.text.list)}));
}

/**
 * The meaning of a dictionary's value, or of all its values.
 *
 * @param name id or title
 * @throws Unknown
 */
export function dictionaryText({dictionaries}: Reference, name: string, value?: string): string {
  const [id, dictionary] = Object.entries(dictionaries).find(([key, {title}]) => key === name || title === name) ?? [];
  if (!id || !dictionary) {
    const known = Object.entries(dictionaries).map(([key, {title}]) => `${key} ${title}`);
    throw new Unknown(words.interpolate(texts.known, {name, known: known.join(words.text.list)}));
  }
  const {title, values} = dictionary;
  const asked = value === undefined ? Object.keys(values) : [value];
  const lines = asked.map((one) => {
    if (!Object.hasOwn(values, one))
      throw new Unknown(words.interpolate(texts.known, {name: one, known: Object.keys(values).join(words.text.list)}));
    return `- \`${one}\`${words.text.colon}${values[one]}`;
  });
  return [`${id} ${title}`, '', ...lines].join('\n');
}
