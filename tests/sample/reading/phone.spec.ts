import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {CHROMIUM_ONLY} from '../../checks/engines';

const PAGE = '/docs/biz/v3/task/v3_task_2_0';

test.use({viewport: {width: 390, height: 844}});

const heights = (page: Page) =>
  page.evaluate(() => {
    document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', ''));
    const names = Array.from(document.querySelectorAll('main [id*=".err."] > p:first-child code'));
    return Array.from(new Set(names.map((name) => Math.round(name.getBoundingClientRect().height))));
  });

test('the name of an error code is as tall as its number', async ({page}) => {
  await page.goto(PAGE);
  expect(await heights(page)).toHaveLength(1);
});

const covered = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector('[data-back-to-top]')?.getBoundingClientRect() ?? new DOMRect();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let top = 1000; top < 9000; top += 170) {
      scrollTo({top, behavior: 'instant'});
      // The bar with the table of contents, which covers the text; the button is at its end.
      const bar = document.querySelector('main article > details')?.getBoundingClientRect().bottom ?? 0;
      for (walker.currentNode = walker.root; walker.nextNode();) {
        range.selectNodeContents(walker.currentNode);
        const meets = Array.from(range.getClientRects()).some(
          ({left, right, top: upper, bottom}) =>
            left < button.right &&
            right > button.left &&
            Math.max(upper, bar) < button.bottom &&
            bottom > Math.max(button.top, bar),
        );
        if (meets) found.push(walker.currentNode.textContent ?? '');
      }
    }
    return found;
  });

test('the way to the top covers no text', async ({page}) => {
  await page.goto(PAGE);
  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
  const button = page.getByRole('button', {name: '回到顶部'});
  await expect(button).toBeVisible();
  expect(await covered(page)).toEqual([]);
});

test('the way to the top is not on paper', CHROMIUM_ONLY, async ({page}) => {
  await page.goto(PAGE);
  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
  const button = page.locator('[data-back-to-top]');
  await expect(button).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(button).toBeHidden();
});
