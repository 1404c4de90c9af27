import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {builtPages} from '../../../tools/record/built-pages';
import {violations} from '../../checks/violations';

const DICTIONARY = '/docs/dev/dev_1_4';

test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

/** Opens a page with a fragment, for which the browser lays out all of it at once. */
const open = (page: Page, path: string) => page.goto(`${path}#main-content`);

const wideTables = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    (tables as HTMLTableElement[])
      .filter(({rows}) => rows[0].cells.length >= 3)
      .filter(
        (table) =>
          table.scrollWidth > document.documentElement.clientWidth ||
          (table.parentElement as Element).scrollWidth > (table.parentElement as Element).clientWidth,
      )
      .map(({rows}) => rows[0].textContent ?? ''),
  );

test('on a phone no table of three columns or more scrolls sideways', async ({page}) => {
  test.setTimeout(240_000);
  const paths = Array.from(builtPages())
    .filter(([, html]) => html.includes('<table'))
    .map(([path]) => path);
  for (const path of paths) {
    await open(page, path);
    expect.soft(await wideTables(page), path).toEqual([]);
  }
});

test('a dictionary is a list with the title of each column, and still a table to screen readers', async ({page}) => {
  await open(page, DICTIONARY);
  const table = page.getByRole('table').filter({hasText: 'CHECK_FAILED'}).first();
  await expect(table.getByRole('columnheader')).toHaveText(['取值', 'v1 取值', '含义', '下一状态', '终态']);
  const cells = table
    .getByRole('row')
    .filter({has: page.getByRole('cell')})
    .first()
    .getByRole('cell');
  await expect(cells).toHaveCount(5);
  const title = (index: number) => cells.nth(index).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect([await title(0), await title(2)]).toEqual(['none', '"含义："']);
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(2).boundingBox()];
  expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
  expect(await violations(page, {only: 'main table'})).toEqual([]);
});

test('on paper and on a wide screen it is a table', async ({page}) => {
  await open(page, DICTIONARY);
  const row = page.getByRole('table').filter({hasText: 'CHECK_FAILED'}).first().getByRole('row').nth(1);
  await expect(row).toHaveCSS('display', 'block');
  await page.emulateMedia({media: 'print'});
  await expect(row).toHaveCSS('display', 'table-row');
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize({width: 1280, height: 900});
  await expect(row).toHaveCSS('display', 'table-row');
});
