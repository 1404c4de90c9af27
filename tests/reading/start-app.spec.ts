import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {EVERY_ENGINE} from '../checks/engines';
import {goBack} from '../checks/history';
import {failContents} from '../checks/faults';
import {moveTo} from '../checks/move-to';
import {isSameDocument, markDocument} from '../checks/same-document';
import {clickSidebar, sidebarLink} from '../checks/sidebar';
import {other, reference} from '../fixtures/places';
import type {DocRoute} from '../fixtures/routes';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const app = (page: Page) => page.locator('script[src*="/main."]');

/** Scrolls the link to a page into view, and waits until the page has been prefetched. */
async function fetched(page: Page, to: DocRoute): Promise<void> {
  await sidebarLink(page, to).scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (end) => performance.getEntriesByType('resource').some(({name}) => name.endsWith(end)),
    to.path,
  );
}

test(
  'a page that was fetched ahead is shown without the app, with its head, and Back leads to where the reader was',
  EVERY_ENGINE,
  async ({page}) => {
    await page.goto(reference.path, {waitUntil: 'load'});
    await markDocument(page);
    await fetched(page, other);
    await moveTo(page, 900);
    await clickSidebar(page, other);
    await expect(title(page)).toHaveText(other.title);
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${other.title}`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${other.path}$`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await goBack(page);
    await expect(title(page)).toHaveText(reference.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(await isSameDocument(page)).toBe(true);
    await expect(app(page)).toHaveCount(0);
  },
);

test('a link to a section of another page leads to the section', EVERY_ENGINE, async ({page}) => {
  await page.goto(other.path, {waitUntil: 'load'});
  await fetched(page, reference);
  const section = await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    return Array.from(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('h2[id]')).at(-1)?.id ?? '';
  }, reference.path);
  await page.evaluate(
    ([path, id]) => {
      const link = document.querySelector<HTMLAnchorElement>(`aside a[href="${path}"]`);
      link?.setAttribute('href', `${path}#${id}`);
      link?.click();
    },
    [reference.path, section],
  );
  await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
  await expect(page.locator(`[id="${section}"]`)).toBeFocused();
  await expect(app(page)).toHaveCount(0);
});

test('a page that does not come starts the app, which shows Retry', async ({page}) => {
  let fails = true;
  await failContents(page, () => fails);
  await page.goto(reference.path);
  await markDocument(page);
  await sidebarLink(page, other).click();
  await expect(page.getByRole('alert')).toContainText(`Loading page ${other.path} failed`);
  await expect(app(page)).toHaveCount(1);
  fails = false;
  await page.getByRole('alert').getByRole('button', {name: 'Retry'}).click();
  await expect(title(page)).toHaveText(other.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('the progress bar appears 1000 ms after a click on a page that is late, also before the app runs', async ({
  page,
}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch' || /\/main\./.test(route.request().url())) await released;
    await route.continue();
  });
  await page.clock.install({time: 0});
  await page.goto(reference.path);
  await page.clock.pauseAt(60_000);
  await sidebarLink(page, other).click();
  await page.clock.runFor(999);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await page.clock.resume();
  release();
  await expect(title(page)).toHaveText(other.title);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
