/** Tests of every page that need a browser, all in one visit to the page. */
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {coveringPages} from '../checks/covering-pages';
import {keepDistinctElements} from '../checks/distinct-elements';
import {hydrated} from '../checks/hydrated';
import {overflow} from '../checks/overflow';
import {watchPage} from '../checks/page-watch';
import {watchPolicy} from '../checks/policy-violations';
import {COLOUR_RULES, violations} from '../checks/violations';
import {routes, unknownPath} from '../fixtures/routes';

const WIDTHS = [1280, 390, 320];

/** The few pages that together have every kind of element: their colours are checked in both modes, and they are checked on a phone. */
const COVERING = coveringPages(builtPages());
/** Number of elements of a kind that axe checks on other pages, and on those: further rows of a long table give no other result, but take seconds. */
const [FEW, MORE] = [2, 5];

test.describe.configure({timeout: 60_000});

// Without transitions, during which axe would measure wrong colours.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const textOf = (page: Page) => page.getByRole('main').innerText();

for (const path of [...routes.map((route) => route.path), unknownPath]) {
  test(`${path} has no console errors, keeps its policy and its text when the app starts, fits the screen and is accessible`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watchPage(page, new URL(baseURL ?? '').host);
    const refused = await watchPolicy(page);
    await page.goto(path);
    const text = await textOf(page);
    await hydrated(page);
    expect.soft(await textOf(page), 'the text when the app runs').toBe(text);
    await expect.soft(page.locator('#base-url-banner'), 'no banner').toHaveCount(0);

    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await overflow(page), `what sticks out at ${width} px`).toEqual([]);
    }

    await page.setViewportSize({width: 1280, height: 900});
    const isCovering = COVERING.includes(path);
    await keepDistinctElements(page, isCovering ? MORE : FEW);
    expect.soft(await violations(page, {without: isCovering ? [] : COLOUR_RULES}), 'axe').toEqual([]);
    if (isCovering) {
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect.soft(await violations(page, {rules: COLOUR_RULES}), 'axe in dark mode').toEqual([]);
      await page.setViewportSize({width: 390, height: 900});
      expect.soft(await violations(page), 'axe at 390 px').toEqual([]);
    }

    expect.soft(refused, 'what the policy refuses').toEqual([]);
    // The browser itself logs the status 404.
    expect
      .soft(
        complaints.filter((complaint) => path !== unknownPath || !complaint.includes('404')),
        'complaints',
      )
      .toEqual([]);
  });
}
