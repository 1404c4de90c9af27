import {parseHtml} from '../../tools/built-site/parse-html';

/** What the HTML of a page has around its content. */
export type PageFrame = {
  /** Links of the bar: text and address. */
  readonly bar: readonly (readonly [text: string, address: string | undefined])[];
  /** Names of the versions in the dropdown. */
  readonly versions: readonly string[];
  /** Names of switches, and whether they are on. */
  readonly switches: readonly (readonly [name: string | undefined, isOn: boolean])[];
  readonly copyright: boolean;
  /** Addresses of the links that skip to the content. */
  readonly skipLinks: readonly (string | undefined)[];
  /** How many fields to type into there are. */
  readonly fields: number;
};

export function pageFrame(html: string): PageFrame {
  const $ = parseHtml(html);
  const bar = $('nav[aria-label=主导航] > .navbar__inner');
  return {
    bar: bar.find('a').not('li a').toArray().map((link) => [$(link).text(), $(link).attr('href')]),
    versions: bar.find('li a').toArray().map((link) => $(link).text()),
    switches: bar.find('[role=switch]').toArray().map((input) => [$(input).attr('aria-label'), $(input).attr('checked') !== undefined]),
    copyright: $('footer.footer').text().includes('Copyright © 2024'),
    skipLinks: $('body a').toArray().filter((link) => $(link).text() === '跳到主要内容').map((link) => $(link).attr('href')),
    fields: $('body').find('input:not([type=checkbox]), textarea, select, [role=searchbox]').length,
  };
}

/** Fragments of a page: those that its table of contents leads to, and those that its h2 and h3 headings have. */
export function tableOfContents(html: string): {readonly links: readonly string[]; readonly headings: readonly string[]} {
  const $ = parseHtml(html);
  return {
    links: $('nav[aria-label=本页目录] a').toArray().map((link) => $(link).attr('href') ?? ''),
    headings: $('article').find('h2, h3').toArray().map((heading) => `#${$(heading).attr('id')}`),
  };
}
