import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {LANGUAGES} from '../../src/plugins/samples/languages';
import {builtPages} from '../checks/build-output';
import {coveringPages} from '../checks/covering-pages';
import {visit} from '../checks/hydrated';
import {press} from '../checks/press';
import {CODE, openWhole, violations} from '../checks/violations';

const CODE_PAGE = '/docs/dev/dev_1_2';

test.describe.configure({timeout: 120_000});

/** Where every element is asked about; `every-page.spec.ts` asks about the distinct ones of every page. */
const COVERING = coveringPages(builtPages());

for (const path of COVERING) {
  test(`${path}, one of the pages that together have every kind of element, has no axe violation`, async ({page}) => {
    await openWhole(page, path, 'light');
    expect(await violations(page)).toEqual([]);
  });
}

test('the pages that are asked about whole have every kind of element, and each has one that no other has', () => {
  const pages = new Map([['a', '<p class="x"></p><b></b>'], ['b', '<p class="x"></p><p class="y"></p><i></i>'], ['c', '<i></i>']]);
  expect(coveringPages(pages)).toEqual(['b', 'a']);
  expect(COVERING.length).toBeGreaterThan(2);
  expect(COVERING.length).toBeLessThan(builtPages().size / 2);
});

/** Marks one piece of code of each colour. */
async function markColours(page: Page): Promise<number> {
  return page.evaluate((code) => {
    const pieces = Array.from(document.querySelectorAll(`${code} [class^=code-]`)).filter((piece) => piece.textContent?.trim() && piece.getClientRects().length > 0);
    const byColour = new Map(pieces.map((piece) => [getComputedStyle(piece).color, piece]));
    byColour.forEach((piece) => piece.setAttribute('data-colour', ''));
    return byColour.size;
  }, CODE);
}

for (const theme of ['light', 'dark']) {
  test(`every colour of the code of every language can be read in ${theme} mode`, async ({page}) => {
    for (const {id} of LANGUAGES) {
      await page.addInitScript((language) => localStorage.setItem('docusaurus.tab.sample-language', language), id);
      await openWhole(page, `${CODE_PAGE}?${id}`, theme);
      await expect(page.locator(`html[data-sample-language=${id}]`)).toBeVisible();
      expect(await markColours(page), id).toBeGreaterThan(4);
      expect(await violations(page, {rules: ['color-contrast'], only: '[data-colour]', decided: true}), id).toEqual([]);
    }
  });
}

test('the open menu of a phone and the open dropdown have no axe violation', async ({page}) => {
  await visit(page, '/docs/#main-content');
  await press(page.getByRole('button', {name: /^文档版本/}));
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await press(page.getByRole('button', {name: '打开导航菜单'}));
  await expect(page.getByRole('dialog').getByRole('link', {name: '数据字典'})).toBeVisible();
  expect(await violations(page)).toEqual([]);
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

  test('pale code is noticed', async ({page}) => {
    await openWhole(page, CODE_PAGE, 'light');
    await page.addStyleTag({content: ':root{--code-comment:#ccc}'});
    await markColours(page);
    expect(await violations(page, {rules: ['color-contrast'], only: '[data-colour]', decided: true})).not.toEqual([]);
  });
});
