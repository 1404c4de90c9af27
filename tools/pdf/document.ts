import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import {site} from '../../src/data/site';
import {chapter} from './chapter';
import type {Chapter} from './chapter';
import {contentsList} from './contents';
import type {PageNumbers} from './contents';
import {escapeHtml} from '../../src/plugins/docs/tree/nodes';
import type {BuiltPage} from './pages';
import * as words from '../../contract/words';

const STYLES = readFileSync(path.join(__dirname, 'book.css'), 'utf8');

/** A text as a CSS string. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Running heads of the pages: title of the book and of the chapter. */
const runningHeads = (title: string, chapters: readonly Chapter[]): readonly string[] => [
  `@page {@top-left {content: ${quoted(title)}}}`,
  ...chapters.map(
    ({text}, index) =>
      `@page chapter-${index} {@top-right {content: ${quoted(text)}}} .chapter-${index} {page: chapter-${index}}`,
  ),
];

/** The public address of a page, from its alternate link (`hreflang`). */
const addressOf = ({html}: BuiltPage): string => load(html)('link[hreflang]').attr('href') ?? '';

function cover(label: string, first: BuiltPage): string {
  const url = addressOf(first);
  // The banner of an old version, which names the maintained one.
  const banner = load(first.html)('.theme-doc-version-banner').text();
  return `<header class="cover">
<p class="title">${site.title}</p>
<p class="label">${escapeHtml(label)}</p>
${banner ? `<p>${escapeHtml(banner)}</p>` : ''}
<p>${site.contract}</p>
<p>${words.interpolate(words.pdf.site, {link: `<a href="${url}">${url}</a>`})}</p>
<p class="copyright">${site.copyright}</p>
</header>`;
}

/** A docs version as one document. */
export type Book = {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** The document, with these page numbers in its contents. */
  readonly html: (numbers: PageNumbers) => string;
};

/**
 * Joins the pages of a docs version into one document: cover, contents, and every page as a chapter.
 *
 * @param pages in the order of the book, at least one
 * @param label e.g. `3.0 版本`
 */
export function bookOf(pages: readonly BuiltPage[], label: string): Book {
  const routes = new Set(pages.map(({route}) => route));
  const {origin} = new URL(addressOf(pages[0]));
  const chapters = pages.map((page) => chapter(page, origin, routes));
  const title = `${site.title} ${label}`;
  const $ = load(pages[0].html);
  // Print styles come after the text.
  const pageStyles = $('style')
    .toArray()
    .map((style) => $(style).text());
  const styles = [...pageStyles, STYLES, ...runningHeads(title, chapters)].join('\n');
  const main = chapters.map(({html}, index) => `<article class="markdown chapter-${index}">${html}</article>`).join('');
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${styles}</style>`;
  return {
    title,
    chapters,
    html: (numbers) =>
      `<!doctype html><html lang="${site.language}"><head>${head}</head><body>${cover(label, pages[0])}${contentsList(chapters, numbers)}<main>${main}</main></body></html>`,
  };
}
