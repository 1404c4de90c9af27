import {isForeign} from '../../policy/addresses';
import {htmlElements} from '../../policy/html-markup';
import type {HtmlElement} from '../../policy/html-markup';
import {valueOf} from '../../policy/refusals';
import {isPlain, replaceElement} from './pages';
import type {Page, Pages} from './pages';

function targetIn(elements: readonly HtmlElement[]): string | undefined {
  const refresh = elements.find(
    (element) => element.name === 'meta' && /^refresh$/i.test(valueOf(element, 'httpequiv') ?? ''),
  );
  return refresh && /^0;\s*url=(.+)$/i.exec(valueOf(refresh, 'content') ?? '')?.[1];
}

function hasRedirect(elements: readonly HtmlElement[]): boolean {
  const target = targetIn(elements);
  return target !== undefined && !isForeign(target) && elements.every(({name}) => name !== 'body');
}

/**
 * Removes redirect pages from the list, and their scripts from the pages: the policy blocks these, and `<meta http-equiv="refresh">` has
 * the same effect.
 *
 * @returns the removed pages
 */
export function takeRedirectPages(pages: Pages): Pages {
  const taken: [string, Page][] = [];
  for (const [file, page] of pages) {
    const elements = htmlElements(page.html);
    if (!hasRedirect(elements)) continue;
    elements
      .filter((element) => element.name === 'script' && isPlain(element))
      .forEach((script) => replaceElement(page, script));
    taken.push([file, page]);
  }
  taken.forEach(([file]) => pages.delete(file));
  return new Map(taken);
}
