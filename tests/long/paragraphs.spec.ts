import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';

/** Limit of a paragraph's lines on a phone; readers skip the rest of longer ones. */
const MOST_LINES = 8;

test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

/** The paragraphs of a page that are too long, with their lines. */
const longParagraphs = (page: Page): Promise<readonly string[]> =>
  page.locator('main :is(p, li, dd)').evaluateAll(
    (texts, most) =>
      texts
        // Name, type and limits of a field are not prose.
        .filter(
          (text) =>
            text.querySelector('p, ul, ol, pre, details, div') === null && getComputedStyle(text).display !== 'flex',
        )
        .map((text) => ({
          text,
          lines: Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
        }))
        .filter(({lines}) => lines > most)
        .map(({text, lines}) => `${lines} lines: ${text.textContent?.slice(0, 40)}`),
    MOST_LINES,
  );

/** Opens a page with a fragment, for which the browser lays out all of it at once. */
const open = (page: Page, path: string) => page.goto(`${path}#main-content`);

test('on a phone no paragraph of the docs has more than eight lines', async ({page}) => {
  test.setTimeout(240_000);
  const paths = Array.from(builtPages().keys()).filter((path) => /\/docs\//.test(path));
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await open(page, path);
    expect.soft(await longParagraphs(page), path).toEqual([]);
  }
});
