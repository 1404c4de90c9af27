import {expect, test} from '@playwright/test';
import {visit} from '../checks/hydrated';
import {sidebarLink} from '../checks/sidebar';
import {reference} from '../fixtures/places';

test('the progress bar appears after 1000 ms and goes away with the page', async ({page}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isClicked = false;
  await page.route('**/docs/**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    // A prefetched page would not be requested again.
    if (!isClicked) return route.abort();
    await released;
    return route.continue();
  });
  await page.clock.install({time: 0});
  await visit(page, '/docs/');
  await page.clock.pauseAt(60_000);
  isClicked = true;
  await sidebarLink(page, reference).click();
  await page.clock.runFor(999);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
  await page.clock.runFor(5000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
