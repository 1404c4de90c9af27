import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import {listFiles} from '../../../../deploy/serve/list-files';
import type {OwnMarkup, HtmlElement} from '../../policy/html-markup';
import {htmlElements, htmlRefusals} from '../../policy/html-markup';
import type {Policy} from '../../policy/options';
import type {Store} from '../../store';
import {runs, valueOf} from '../../policy/refusals';

/** A text that replaces a part of a page, which may be empty. */
export type Edit = Place & {readonly text: string};

/** Removes an element and the white space after it from a page, or replaces it by a text. */
export function replaceElement({html, edits}: Pick<Page, 'html' | 'edits'>, {start, end}: Place, text = ''): void {
  const space = /\s*/y;
  space.lastIndex = end;
  space.test(html);
  edits.push({start, end: space.lastIndex, text});
}

export type Page = {readonly html: string; readonly parts: PageParts; readonly edits: Edit[]};

/** The pages of a build by file, e.g. `docs/index.html`; each is read and written once. */
export type Pages = Map<string, Page>;

/** The elements that plugins add to every page, and the site's policy. */
export type Rules = {readonly own: OwnMarkup; readonly policy: Policy};

/** The kind of parsed pages in the store. */
export const PARTS = 'page-parts';

/** The cache key of a page's parsed parts. */
export const inputsOfParts = (html: string, {own, policy}: Rules): readonly string[] => [
  own.tags,
  JSON.stringify(policy),
  html,
];

/**
 * Reads and parses the HTML files of a build folder, or only some of them.
 *
 * @param store caches the parsed parts between builds
 */
export async function readPages(
  store: Store,
  folder: string,
  rules: Rules,
  isWanted: (file: string) => boolean = () => true,
): Promise<Pages> {
  const pages: Pages = new Map();
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html') && isWanted(name))) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const parts = await store.data(PARTS, inputsOfParts(html, rules), () => partsOf(html, rules.own, rules.policy));
    pages.set(file, {html, parts, edits: []});
  }
  return pages;
}

/** The HTML with its edits; at the same offset, insertions precede replacements. */
function edited({html, edits}: Page): string {
  let end = 0;
  const texts = [...edits]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map((edit) => {
      const before = html.slice(end, edit.start);
      end = edit.end;
      return before + edit.text;
    });
  return texts.join('') + html.slice(end);
}

/** Writes the pages, with their edits, back to the build folder. */
export function writePages(folder: string, pages: Pages): void {
  for (const [file, page] of pages) writeFileSync(path.join(folder, file), edited(page));
}

/** The place of an element: offsets in UTF-16 code units. */
export type Place = {readonly start: number; readonly end: number};

export type Inline = Place & {readonly text: string};

export type PageParts = {
  readonly refusals: readonly string[];
  /** Inline scripts of the site without attributes. */
  readonly siteScripts: readonly Inline[];
  readonly otherScripts: readonly string[];
  readonly scriptFiles: readonly string[];
  /** Inline styles that plugins add to every page, without attributes. */
  readonly siteStyles: readonly Inline[];
  readonly otherStyles: readonly string[];
  readonly stylesheets: readonly (Place & {readonly href: string})[];
  /** Names of elements and attributes, and the words in attribute values, separated by spaces. */
  readonly names: string;
  readonly hasMedia: boolean;
  readonly encodingEnd?: number;
  readonly headEnd?: number;
  readonly canonical?: string;
  readonly isIndexed: boolean;
};

/** Longer attribute values are addresses, drawings and texts, not class names. */
const LONGEST_NAMES = 300;

/** Stands for the class `button` among names, as there is an element of the same name. */
export const BUTTON = '.button';

function namesIn(elements: readonly HtmlElement[]): string {
  const names = new Set<string>();
  for (const {name, attributes} of elements) {
    names.add(name);
    for (const [attribute, value] of attributes) {
      names.add(attribute);
      if (value.length > LONGEST_NAMES && attribute !== 'style') continue;
      const words = value.split(/\s+/);
      words.forEach((word) => names.add(word));
      if (attribute === 'class' && words.includes('button')) names.add(BUTTON);
    }
  }
  return Array.from(names).join(' ');
}

/** Whether an element has no attributes. */
export const isPlain = ({attributes}: HtmlElement): boolean => attributes.length === 0;

const inlineOf = ({start, end, text}: HtmlElement): Inline => ({start, end, text});

/**
 * Parses a page once for all checks and changes of the build.
 *
 * @param own elements that plugins add to every page
 */
export function partsOf(html: string, own: OwnMarkup, policy: Policy): PageParts {
  const elements = htmlElements(html);
  const named = (...names: readonly string[]) => elements.filter(({name}) => names.includes(name));
  const [links, metas, styles] = [named('link'), named('meta'), named('style')];
  const scripts = named('script');
  const inline = scripts.filter((script) => script.text !== '' && valueOf(script, 'src') === undefined && runs(script));
  const isOfSite = (script: HtmlElement) => isPlain(script) && own.hasScript(script.text);
  const isOnEveryPage = (style: HtmlElement) => isPlain(style) && own.has(style);
  const canonical = links.find((link) => valueOf(link, 'rel') === 'canonical');
  return {
    refusals: htmlRefusals(elements, own, policy),
    siteScripts: inline.filter(isOfSite).map(inlineOf),
    otherScripts: inline.filter((script) => !isOfSite(script)).map(({text}) => text),
    scriptFiles: scripts.flatMap((script) => valueOf(script, 'src', 'datasrc') ?? []),
    siteStyles: styles.filter(isOnEveryPage).map(inlineOf),
    otherStyles: styles.filter((style) => !isOnEveryPage(style)).map(({text}) => text),
    stylesheets: links
      .filter((link) => valueOf(link, 'rel') === 'stylesheet')
      .map((link) => ({start: link.start, end: link.end, href: valueOf(link, 'href') ?? ''})),
    names: namesIn(elements),
    hasMedia: named('audio', 'video').length > 0,
    encodingEnd: metas.find((meta) => valueOf(meta, 'charset')?.toLowerCase() === 'utf-8')?.end,
    headEnd: named('head')[0]?.contentEnd,
    canonical: canonical && valueOf(canonical, 'href'),
    isIndexed: !metas.some(
      (meta) => valueOf(meta, 'name') === 'robots' && valueOf(meta, 'content')?.includes('noindex'),
    ),
  };
}
