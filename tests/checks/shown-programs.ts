import {load} from 'cheerio';

export const programKey = (language: string, fileName: string, text: string): string =>
  `${language} ${fileName}\n${text.trimEnd()}`;

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
