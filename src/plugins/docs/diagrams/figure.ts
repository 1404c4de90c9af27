import {element, escapeHtml, list} from '../blocks/html';

/** A diagram as a page shows it. */
export type Figure = {
  /** Anchor, where others link to it. */
  readonly id?: string;
  readonly title: string;
  readonly svg: string;
  /** What its signs mean. */
  readonly legend?: string;
  /** All that it shows, in words. */
  readonly words: readonly string[];
};

/** A diagram with its title, a box that scrolls where it is wider than the screen, and the same in words. */
export function figure({id, title, svg, legend, words}: Figure): string {
  const html = [
    element('figcaption', {}, escapeHtml(title)),
    element('div', {class: 'scroll', role: 'group', 'aria-label': title, tabindex: '0'}, svg),
    legend ? element('p', {class: 'legend'}, escapeHtml(legend)) : '',
    element('details', {}, element('summary', {}, '文字说明'), list('', words.map((word) => element('li', {}, escapeHtml(word))))),
  ].join('');
  return `<Diagram${id ? ` id="${id}"` : ''} html={${JSON.stringify(html)}} />`;
}
