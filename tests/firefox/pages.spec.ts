import {expect, test} from '@playwright/test';
import {hydrated} from '../checks/hydrated';
import {pixelsTooWide} from '../checks/overflow';
import {watchPage} from '../checks/page-watch';
import {sidebarLink} from '../checks/sidebar';
import {routes, unknownPath} from '../fixtures/routes';
import {reference} from '../fixtures/places';

/** Widths in pixels; the next page opens at the last one. */
const WIDTHS = [320, 390, 1280];

/** Opening a tab for each takes Firefox longer than navigating. */
const all = [...routes.map((route) => route.path), unknownPath];
const QUARTERS = [0, 1, 2, 3].map((quarter) => all.filter((_path, place) => place % 4 === quarter));

for (const paths of QUARTERS) {
  test(`${paths[0]} and every fourth page after it have no console errors, keep their policy, show no banner and do not scroll sideways`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(3 * 60_000);
    // Firefox reports violations of a policy as errors of the page.
    const complaints = watchPage(page, new URL(baseURL ?? '').host);
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        expect.soft(await pixelsTooWide(page), `${path} at ${width} px`).toBe(0);
      }
      expect.soft(await page.locator('#base-url-banner').count(), path).toBe(0);
      expect.soft(complaints, path).toEqual([]);
    }
  });
}

test('the page of a visible link is fetched ahead, and once', async ({page}) => {
  const fetched = (path: string) =>
    page.evaluate((end) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({name}) => name.endsWith(end)).map(({transferSize}) => transferSize);
    }, path);
  await page.goto('/docs/');
  await hydrated(page);
  await sidebarLink(page, reference).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(reference.path)).toEqual([expect.any(Number)]);
  const [first] = await fetched(reference.path);
  expect(first).toBeGreaterThan(0);
  await sidebarLink(page, reference).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(reference.title);
  expect(await fetched(reference.path)).toEqual([first]);
});

test('a console error, a thrown error, a refused image and an element that is too wide are each noticed', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, new URL(baseURL ?? '').host);
  await page.goto('/');
  await page.evaluate(() => {
    console.error('planted');
    setTimeout(() => {
      throw new Error('planted');
    });
    new Image().src = 'https://foreign.example/a.png';
    document.querySelector('h1')?.style.setProperty('width', '3000px');
  });
  await expect
    .poll(() => [...complaints].sort().join('\n'))
    .toMatch(/console error: planted[^]*thrown: .*img-src[^]*thrown: planted/);
  expect(await pixelsTooWide(page)).toBeGreaterThan(0);
});
