import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

/**
 * Compares screenshots in both colour modes, on a desktop and on a phone.
 *
 * @param screens functions that open a page, by name
 */
export function compareScreens(screens: Readonly<Record<string, (page: Page) => Promise<unknown>>>): void {
  for (const [name, open] of Object.entries(screens)) {
    for (const theme of ['light', 'dark']) {
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ]) {
        test(`${name}, ${theme}, ${width} px`, async ({page}) => {
          await page.setViewportSize({width, height});
          await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
          await open(page);
          // The message about a failed chunk contains a hash of the build.
          const mask = [page.getByText(/^Loading (chunk|page)/)];
          await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, {mask});
          await page.unrouteAll({behavior: 'ignoreErrors'});
        });
      }
    }
  }
}
