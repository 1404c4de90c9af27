import {parseHtml} from '../../tools/record/built-pages';

/** Visible kinds of elements that are counted. */
const COUNTED =
  'h1 h2 h3 h4 h5 h6 a img em strong del li hr pre table details video audio iframe blockquote input button'.split(' ');

/** Text of an article without title and controls, and how many elements of each kind it has. */
export type ShownArticle = {readonly text: string; readonly tags: Readonly<Record<string, number>>};

/** The content of a page as readers see it, rendered by this theme or by that of beta.13. */
export function shownArticle(html: string): ShownArticle {
  const $ = parseHtml(html);
  const article = $('.markdown').first();
  article.find('header, .hash-link, [class*="codeBlock"] button, [data-code] button, script, style').remove();
  article.find('br').replaceWith(' ');
  article.find('p, li, div, td, th, tr, pre, h1, h2, h3, h4, h5, h6, summary, blockquote').each((_, element) => {
    $(element).append(' ');
  });
  // The title of an admonition is a heading in beta.13 only.
  const counts = COUNTED.map((name) => [name, article.find(name).not('.admonition-heading *').length] as const);
  return {
    text: article
      .text()
      .replace(/[\u200b\s]+/g, ' ')
      .trim(),
    tags: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}
