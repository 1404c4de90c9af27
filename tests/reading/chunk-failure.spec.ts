import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {at} from '../../src/data/site';
import {EVERY_ENGINE} from '../checks/engines';
import {failChunks, failContents} from '../checks/faults';
import {hydrated, startApp, visit} from '../checks/hydrated';
import {isSameDocument, markDocument} from '../checks/same-document';
import {sidebarLink} from '../checks/sidebar';
import {lastInterface, guide, reference} from '../fixtures/places';
import {hero} from '../../src/data/home';
import {brand} from '../../src/data/navigation';
import {bar, darkMode, docsLink} from '../checks/frame';
import {frame} from '../../contract/words';

const TARGET = reference.path;
const followLink = (page: Page) => sidebarLink(page, reference).click();
const retry = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Retry'});

async function expectBox(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByText(/^Loading (chunk|page) .+ failed/)).toBeVisible();
  await expect(page.getByRole('alert').getByText(frame.loadFailed)).toBeVisible();
  await expect(retry(page)).toBeVisible();
}

test.describe('a chunk that fails on a click', () => {
  let fails = false;
  let isClicked = false;

  test.beforeEach(async ({page}) => {
    fails = false;
    isClicked = false;
    await failChunks(
      page,
      () => fails,
      () => fails || !isClicked,
    );
    await visit(page, at('/docs/'));
    await markDocument(page);
    fails = true;
    isClicked = true;
    await followLink(page);
    await expectBox(page);
  });

  test('shows the box inside the layout, under the new address, without a progress bar', async ({page}) => {
    await expect(page).toHaveURL(TARGET);
    await expect(bar(page)).toHaveCount(1);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('is fetched again by Retry, and the page shown with no reload', EVERY_ENGINE, async ({page}) => {
    await retry(page).click();
    await expectBox(page);
    fails = false;
    await retry(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('does not block navigation: another page opens', async ({page}) => {
    fails = false;
    await bar(page).getByRole('link', {name: brand}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(hero.title);
  });
});

test('a whole page that fails on a click shows the box with the navbar', async ({page}) => {
  let fails = false;
  await failChunks(page, () => fails);
  await visit(page, at('/'));
  fails = true;
  await docsLink(page).click();
  await expectBox(page);
  await expect(bar(page)).toHaveCount(1);
  fails = false;
  await retry(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
});

test(
  'a page that comes at the second request is shown at the section that the link names',
  EVERY_ENGINE,
  async ({page}) => {
    let isClicked = false;
    let failures = 0;
    await failContents(page, () => !isClicked || failures-- > 0);
    await visit(page, at('/docs/'));
    isClicked = true;
    failures = 1;
    await page.evaluate(
      (detail) => document.dispatchEvent(new CustomEvent('navigate', {detail})),
      `${TARGET}#${lastInterface}`,
    );
    await expect(page.locator(`[id="${lastInterface}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${lastInterface}"]`)).toBeFocused();
    expect(failures).toBeLessThan(1);
  },
);

test.describe('a chunk that fails on the first load', () => {
  test('leaves the text readable under the box, and Retry makes the page work', async ({page}) => {
    let fails = true;
    await failChunks(page, () => fails);
    await page.goto(TARGET);
    await startApp(page);
    await expectBox(page);
    await markDocument(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
    await retry(page).click();
    await expectBox(page);
    fails = false;
    await retry(page).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await hydrated(page);
    await darkMode(page).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('a chunk that is gone because a newer build was deployed', () => {
  const NEWER =
    '<!doctype html><title>new</title><h1>newer build</h1><script src="/assets/js/main.00000000.js"></script>';

  test('gives the newer page of that address by one full load', async ({page}) => {
    let deployed = false;
    let loads = 0;
    await failChunks(page, () => deployed);
    await page.route(TARGET, async (route) => {
      if (route.request().isNavigationRequest()) loads += 1;
      await route.fulfill({contentType: 'text/html', body: NEWER});
    });
    await visit(page, at('/docs/'));
    deployed = true;
    await followLink(page);
    await expect(page.getByRole('heading', {name: 'newer build'})).toBeVisible();
    await expect(page).toHaveURL(TARGET);
    expect(loads).toBe(1);
  });

  test('never loads in a loop, even when a stale cache keeps answering with the old page', async ({page}) => {
    let loads = 0;
    await failChunks(page, () => true);
    await page.route(TARGET, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fulfill({contentType: 'text/html', body: NEWER});
      loads += 1;
      return route.continue();
    });
    await page.goto(TARGET);
    await startApp(page);
    await page.waitForEvent('load');
    await startApp(page);
    await expectBox(page);
    expect(loads).toBe(2);
    await retry(page).click();
    await expectBox(page);
    expect(loads).toBe(2);
  });
});

test('content of a newer build is taken by one full load of its page', async ({page}) => {
  let loads = 0;
  await page.route(guide.path, async (route) => {
    if (route.request().isNavigationRequest()) loads += 1;
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/main\.[0-9a-f]{8}\.js/g, 'main.00000000.js'),
    });
  });
  await visit(page, at('/blog/archive'));
  await markDocument(page);
  await docsLink(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(guide.title);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(loads).toBe(1);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
