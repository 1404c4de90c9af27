import {htmlElements, htmlRefusals} from '../../policy/html-markup';
import type {HtmlElement, OwnMarkup} from '../../policy/html-markup';
import type {Policy} from '../../policy/options';
import {runs, valueOf} from '../../policy/refusals';

/** Where an element stands: offsets in UTF-16 code units. */
export type Place = {readonly start: number; readonly end: number};

/** An inline script or style, and its text. */
export type Inline = Place & {readonly text: string};

/** What the build needs to know of the HTML of a page. */
export type PageParts = {
  /** What the page may not have, each with how to mend it. */
  readonly refusals: readonly string[];
  /** The inline scripts of the site that have no attributes. */
  readonly siteScripts: readonly Inline[];
  /** Texts of other inline scripts. */
  readonly otherScripts: readonly string[];
  /** Addresses of scripts. */
  readonly scriptFiles: readonly string[];
  /** The inline styles that plugins put into every page, without attributes. */
  readonly siteStyles: readonly Inline[];
  /** Texts of other inline styles. */
  readonly otherStyles: readonly string[];
  readonly stylesheets: readonly (Place & {readonly href: string})[];
  /** Names of elements and attributes, and the words of attributes, separated by spaces. */
  readonly names: string;
  readonly hasMedia: boolean;
  /** Where the tag that names the encoding ends. */
  readonly encodingEnd?: number;
  /** Where the end tag of the head begins. */
  readonly headEnd?: number;
  readonly canonical?: string;
  readonly isIndexed: boolean;
};

/** Longer values are addresses, drawings and texts, none of which are names of classes. */
const LONGEST_NAMES = 300;

function namesIn(elements: readonly HtmlElement[]): string {
  const names = new Set<string>();
  for (const {name, attributes} of elements) {
    names.add(name);
    for (const [attribute, value] of attributes) {
      names.add(attribute);
      if (value.length <= LONGEST_NAMES) value.split(/\s+/).forEach((word) => names.add(word));
    }
  }
  return Array.from(names).join(' ');
}

/** Whether an element has no attributes. */
export const isPlain = ({attributes}: HtmlElement): boolean => attributes.length === 0;

const inlineOf = ({start, end, text}: HtmlElement): Inline => ({start, end, text});

/**
 * Reads a page once for everything that the build asks of it.
 *
 * @param own what plugins put into every page
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
