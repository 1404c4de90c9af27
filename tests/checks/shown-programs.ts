import {load} from 'cheerio';

export const programKey = (language: string, fileName: string, text: string): string =>
  `${language} ${fileName}\n${text.trimEnd()}`;

export function shownPrograms(html: string): readonly string[] {
  const $ = load(html);
  return $('[role="tabpanel"]')
    .toArray()
    .map((panel) => {
      const [language] = ($(panel).attr('data-language') ?? '').split(' ');
      const file = $(panel).find('[data-code]').prev().text();
      return programKey(language, file, $(panel).find('code').text());
    });
}
