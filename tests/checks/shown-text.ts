import type {Page} from '@playwright/test';

const DIFFERS = 'button, [role=tablist], section[data-language] > p';

/** Scripts show one of the languages, without scripts all are shown. */
const ONE_SHOWS = 'section[data-language]';

/** Lines of text in the main part, which must be the same with and without scripts. */
export function shownText(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate(
    (main, {hidden, shown}) => {
      main.querySelectorAll<HTMLElement>(hidden).forEach((node) => node.style.setProperty('display', 'none'));
      main.querySelectorAll<HTMLElement>(shown).forEach((node) => node.style.setProperty('display', 'block'));
      return (main as HTMLElement).innerText
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    },
    {hidden: DIFFERS, shown: ONE_SHOWS},
  );
}
