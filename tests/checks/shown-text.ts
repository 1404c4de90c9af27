import type {Page} from '@playwright/test';

/** Elements that differ without scripts: controls, and the name of a language, which replaces its tab. */
const DIFFERS = 'button, [role=tablist], section[data-language] > p > b';

/** Samples in several languages: scripts show one of them, without scripts all are shown. */
const ONE_SHOWS = 'section[data-language]';

/**
 * The text in the main part of a page, which must be the same with scripts and without them.
 *
 * @returns its lines, without empty ones
 */
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
