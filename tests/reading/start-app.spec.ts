import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {hydrated} from '../checks/hydrated';
import {reference} from '../fixtures/places';

const PATH = reference.path;
const appScripts = (page: Page) => page.locator('script[src]');

/** Makes the first pointer move when the first screen is there, but the page is still loading. */
async function moveWhileLoading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#controls + *')) return;
      observer.disconnect();
      document.documentElement.dataset.movedWhile = document.readyState;
      dispatchEvent(new PointerEvent('pointermove', {movementX: 1}));
    }).observe(document, {childList: true, subtree: true});
  });
}

test('no script of the app runs while the reader only reads, with a mouse that rests', async ({page}) => {
  await page.goto(PATH, {waitUntil: 'networkidle'});
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {movementX: 0, movementY: 0})));
  await expect(page.locator('link[rel=prefetch][as=script]')).toHaveCount(2);
  await expect(appScripts(page)).toHaveCount(0);
});

test('a reader who moves before the page has come whole starts the app', async ({page}) => {
  await moveWhileLoading(page);
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveAttribute('data-moved-while', 'loading');
  await expect(appScripts(page)).not.toHaveCount(0);
  await hydrated(page);
});
