import {expect, test} from '@playwright/test';
import {keepDistinctElements} from '../checks/distinct-elements';
import {openIn, violations} from '../checks/violations';
import {routes, unknownPath} from '../fixtures/routes';

/** Widths in pixels of a desktop, a tablet, a phone, and a desktop at 400 % zoom. */
const WIDTHS = [1280, 768, 390, 320];

/** Number of like elements that axe checks: the further rows of a long table give no other result, but take minutes. */
const EACH = 10;

test.describe.configure({timeout: 120_000});

for (const path of [...routes.map((route) => route.path), unknownPath]) {
  for (const theme of ['light', 'dark']) {
    test(`${path} breaks no rule of axe in ${theme} mode`, async ({page}) => {
      await openIn(page, path, theme);
      await keepDistinctElements(page, EACH);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        expect(await violations(page), `${width} px`).toEqual([]);
      }
    });
  }
}
