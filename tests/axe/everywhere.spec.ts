import {expect, test} from '@playwright/test';
import {keepDistinctElements} from '../checks/distinct-elements';
import {openWhole, violations} from '../checks/violations';
import {routes, unknownPath} from '../fixtures/routes';

/** In pixels: a desktop, a tablet, a phone, and a desktop that is zoomed to 400 %. */
const WIDTHS = [1280, 768, 390, 320];

/** A table of a hundred rows has no answer that ten do not have, and takes axe minutes. */
const EACH = 10;

test.describe.configure({timeout: 120_000});

for (const path of [...routes.map((route) => route.path), unknownPath]) {
  for (const theme of ['light', 'dark']) {
    test(`${path} breaks no rule of axe in ${theme} mode`, async ({page}) => {
      await openWhole(page, path, theme);
      await keepDistinctElements(page, EACH);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        expect(await violations(page), `${width} px`).toEqual([]);
      }
    });
  }
}
