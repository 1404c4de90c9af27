import {load} from 'cheerio';
import {decoded} from '../../contract';
import {hashOf} from '../../src/plugins/store';
import type {BuiltPage} from './pages';

/** A heading listed in the contents. */
export type Heading = {
  /** Unique in the book. */
  readonly anchor: string;
  readonly text: string;
};

/** A page as a chapter of the book. */
export type Chapter = Heading & {
  /** Group of the sidebar that lists it; undefined for a page outside of groups. */
  readonly group?: string;
  readonly html: string;
  readonly sections: readonly Heading[];
};

/** Controls, and the samples in all languages except the first. */
const LEFT_OUT = '.hash-link, button, [role=tablist], template, script, [data-language] ~ [data-language]';

/**
 * Anchor in the book for a place in the site, as ids are unique within a page, but not within the book. A name in a PDF has at most 127
 * bytes, so it is a hash.
 *
 * @param route of the page
 * @param id of the place; empty for the page itself
 */
export const bookAnchor = (route: string, id = ''): string => `place-${hashOf(`${route}#${decoded(id)}`).slice(0, 16)}`;

/** Target of a link in the book: a place in the book, else on the public site; as written if it is no address. */
function linkTarget(href: string, from: string, origin: string, routes: ReadonlySet<string>): string {
  if (!URL.canParse(href, origin + from)) return href;
  const url = new URL(href, origin + from);
  if (url.origin !== origin || !routes.has(url.pathname)) return url.href;
  return `#${bookAnchor(url.pathname, url.hash.slice(1))}`;
}

/**
 * Converts a page to a chapter: only its text, with `details` open, and with anchors and links of the book.
 *
 * @param origin of the public site
 * @param routes of all pages of the book
 */
export function chapter({route, title, html}: BuiltPage, origin: string, routes: ReadonlySet<string>): Chapter {
  const $ = load(html);
  const group = $('nav.menu a[aria-current=page]').first().closest('details').children('summary').text();
  const text = $('.theme-doc-markdown');
  text.find(LEFT_OUT).remove();
  text.find('details').attr('open', '');
  text.find('[id]').each((_, element) => {
    $(element).attr('id', bookAnchor(route, encodeURIComponent($(element).attr('id') ?? '')));
  });
  text.find('a[href]').each((_, link) => {
    $(link).attr('href', linkTarget($(link).attr('href') ?? '', route, origin, routes));
  });
  // Without one, the page hides its title.
  if (text.find('h1').length === 0) text.prepend($('<h1>').text(title));
  const heading = text.find('h1').first().attr('id', bookAnchor(route));
  return {
    anchor: bookAnchor(route),
    text: heading.text(),
    group: group || undefined,
    html: text.html() ?? '',
    sections: text
      .find('h2[id]')
      .toArray()
      .map((section) => ({anchor: $(section).attr('id') ?? '', text: $(section).text().trim()}))
      .filter((section) => section.text !== ''),
  };
}
