import {parseHtml} from '../../tools/record/built-pages';
import {frame} from '../../contract/words';
import {themeText} from '../fixtures/theme-texts';

/** The parts of a page's HTML around its content. */
export type PageFrame = {
  /** Links of the navbar: text and address. */
  readonly bar: readonly (readonly [text: string, address: string | undefined])[];
  /** Names of the versions in the dropdown. */
  readonly versions: readonly string[];
  /** Names of switches, with their states. */
  readonly switches: readonly (readonly [name: string | undefined, isOn: boolean])[];
  readonly copyright: boolean;
  /** Targets of the skip links. */
  readonly skipLinks: readonly (string | undefined)[];
  /** Number of text inputs. */
  readonly fields: number;
};

export function pageFrame(html: string): PageFrame {
  const $ = parseHtml(html);
  const bar = $(`nav[aria-label="${frame.mainNavigation}"] > .navbar__inner`);
  return {
    bar: bar
      .find('a')
      .not('li a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
    versions: bar
      .find('li a')
      .toArray()
      .map((link) => $(link).text()),
    switches: bar
      .find('[role=switch]')
      .toArray()
      .map((input) => [$(input).attr('aria-label'), $(input).attr('checked') !== undefined]),
    copyright: $('footer.footer').text().includes('Copyright © 2024'),
    skipLinks: $('body a')
      .toArray()
      .filter((link) => $(link).text() === themeText('theme.common.skipToMainContent'))
      .map((link) => $(link).attr('href')),
    fields: $('body').find('input:not([type=checkbox]), textarea, select, [role=searchbox]').length,
  };
}

export function tableOfContents(html: string): {
  readonly links: readonly string[];
  readonly headings: readonly string[];
} {
  const $ = parseHtml(html);
  return {
    links: $(`nav[aria-label="${frame.contents}"] a`)
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
    headings: $('article')
      .find('h2, h3')
      .toArray()
      .map((heading) => `#${$(heading).attr('id')}`),
  };
}
