import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/built-site/files';
import {coveringPages} from '../checks/covering-pages';
import {keepDistinctElements} from '../checks/distinct-elements';
import {expectMenusWithoutViolations} from '../checks/menus';
import {COLOUR_RULES, openWhole, violations} from '../checks/violations';

/** The hundredth row of a table has no answer that the first ones do not have, and takes axe seconds. */
const EACH = 5;

test.describe.configure({timeout: 60_000});

// No colour is on its way to another when axe looks at it.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const path of coveringPages(builtPages())) {
  test(`${path}, one of the pages that together have every kind of element, breaks no rule of axe, on a phone and in the dark neither`, async ({page}) => {
    await openWhole(page, path, 'light');
    await keepDistinctElements(page, EACH);
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await violations(page, {rules: COLOUR_RULES}), 'dark').toEqual([]);
    await page.setViewportSize({width: 390, height: 900});
    expect(await violations(page), '390 px').toEqual([]);
  });
}

test('the pages that together have every kind of element each have one that no other has', () => {
  const pages = new Map([['a', '<body><p class="x"></p><b></b>'], ['b', '<body><p class=x></p><p class="y"></p><i></i>'], ['c', '<body><i></i>']]);
  expect(coveringPages(pages)).toEqual(['b', 'a']);
  const built = builtPages();
  expect(coveringPages(built).length).toBeGreaterThan(2);
  expect(coveringPages(built).length).toBeLessThan(built.size / 2);
});

test('the open menu of a phone and the open dropdown have no axe violation', async ({page}) => {
  await expectMenusWithoutViolations(page, '/blog/archive', '接口文档');
});

test.describe('what is planted', () => {
  // The policy refuses planted styles.
  test.use({bypassCSP: true});

  test('an image without text and pale text are each noticed', async ({page}) => {
    await page.goto('/');
    await page.getByRole('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<img src="/img/favicon.svg"><p style="color:#ccc;background:#fff">pale</p>');
    });
    const found = await violations(page);
    expect(found.some((violation) => violation.startsWith('image-alt'))).toBe(true);
    expect(found.some((violation) => violation.startsWith('color-contrast'))).toBe(true);
  });
});
