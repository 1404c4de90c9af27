import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../contract/samples/languages';
import {keepDistinctElements} from '../checks/distinct-elements';
import {CODE, openIn, violations} from '../checks/violations';
import {reference} from '../fixtures/places';

const CODE_PAGE = reference.path;

/** Further pieces of code of a colour give no other result, but take seconds. */
const EACH = 3;

test.describe.configure({timeout: 120_000});

/** Opens a page with code samples and selects a language. */
async function openSamples(page: Page, language: string, theme: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('docusaurus.tab.sample-language', chosen), language);
  await openIn(page, `${CODE_PAGE}?${language}`, theme);
  await expect(page.locator(`html[data-sample-language=${language}]`)).toBeVisible();
  await keepDistinctElements(page, EACH);
}

/** Marks one piece of code of each colour. */
async function markColours(page: Page): Promise<number> {
  return page.evaluate((code) => {
    const pieces = Array.from(document.querySelectorAll(`${code} [class^=code-]`)).filter(
      (piece) => piece.textContent?.trim() && piece.getClientRects().length > 0,
    );
    // The leftmost of each colour stays, and only its beginning, as axe cannot determine the contrast of a line that is cut off at the edge.
    const leftOf = (piece: Element) => piece.getBoundingClientRect().left;
    pieces.sort((one, next) => leftOf(next) - leftOf(one));
    const byColour = new Map(pieces.map((piece) => [getComputedStyle(piece).color, piece]));
    byColour.forEach((piece) => {
      piece.textContent = piece.textContent?.trim().slice(0, 8) ?? '';
      piece.setAttribute('data-colour', '');
    });
    return byColour.size;
  }, CODE);
}

for (const [theme, language] of [
  ['light', 'java'],
  ['dark', 'go'],
]) {
  test(`every colour of the code of every language can be read in ${theme} mode`, async ({page}) => {
    for (const {id} of LANGUAGES) {
      await openSamples(page, id, theme);
      expect(await markColours(page), id).toBeGreaterThan(3);
      expect(await violations(page, {rules: ['color-contrast'], only: '[data-colour]', decided: true}), id).toEqual([]);
    }
  });

  test(`samples in a chosen language break no rule of axe in ${theme} mode`, async ({page}) => {
    await openSamples(page, language, theme);
    expect(await violations(page, {only: '[data-languages]'})).toEqual([]);
  });
}
