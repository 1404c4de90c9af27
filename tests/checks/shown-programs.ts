import {load} from 'cheerio';

/** Key of a program on a page: its language, its file name and its lines. */
export const programKey = (language: string, fileName: string, text: string): string =>
  `${language} ${fileName}\n${text.trimEnd()}`;

/** Every program in the language tabs of a page, including tabs that are not selected. */
export function shownPrograms(html: string): readonly string[] {
  const $ = load(html);
  return $('[role="tabpanel"]')
    .toArray()
    .map((panel) => {
      const [language] = ($(panel).attr('data-language') ?? '').split(' ');
      const title = $(panel).children('p').first().clone();
      title.children('b').remove();
      return programKey(language, title.text().trim(), $(panel).find('code').text());
    });
}
