import type {Page} from '@playwright/test';

/** What only scripts can serve, and so is not there without them; and the name of a language, which stands in for its tab. */
const DIFFERS = 'button, [role=tablist], section[data-language] > p > b';

/** Samples in several languages: scripts show one of them, and without scripts all show. */
const ONE_SHOWS = 'section[data-language]';

/**
 * The text that the main part of the shown page has with scripts and without them.
 *
 * @param page opened with `openWhole()`, or without scripts
 * @returns its lines, without empty ones
 */
export function shownText(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate(
    (main, {hidden, shown}) => {
      main.querySelectorAll<HTMLElement>(hidden).forEach((node) => node.style.setProperty('display', 'none'));
      main.querySelectorAll<HTMLElement>(shown).forEach((node) => node.style.setProperty('display', 'block'));
      return (main as HTMLElement).innerText.split('\n').map((line) => line.trim()).filter((line) => line !== '');
    },
    {hidden: DIFFERS, shown: ONE_SHOWS},
  );
}
