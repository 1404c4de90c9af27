import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {coveringPages} from '../checks/covering-pages';
import {keepDistinctElements} from '../checks/distinct-elements';
import {COLOUR_RULES, openIn, violations} from '../checks/violations';

/** Widths in pixels of a desktop, a tablet, a phone, and a desktop at 400 % zoom. */
const [DESKTOP, TABLET, PHONE, ZOOMED] = [1280, 768, 390, 320];

/** In dark mode only colours differ, and these not between narrow screens. */
const MODES = [
  {theme: 'light', what: 'no rule of axe', widths: [TABLET, PHONE, ZOOMED]},
  {theme: 'dark', what: 'no rule about colours', widths: [DESKTOP, PHONE], rules: COLOUR_RULES},
];

/** Further rows of a long table give no other result, but take minutes. */
const EACH = 10;

test.describe.configure({timeout: 120_000});

for (const path of coveringPages(builtPages())) {
  test(`${path}, one of the pages that together have every kind of element, breaks no rule of axe with all its elements`, async ({
    page,
  }) => {
    await openIn(page, path, 'light');
    expect(await violations(page)).toEqual([]);
  });

  for (const {theme, what, widths, rules} of MODES) {
    test(`${path} breaks ${what} in ${theme} mode at ${widths.join(', ')} px`, async ({page}) => {
      await openIn(page, path, theme);
      await keepDistinctElements(page, EACH);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        expect(await violations(page, {rules}), `${width} px`).toEqual([]);
      }
    });
  }
}
