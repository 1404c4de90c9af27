import {expect, test} from '@playwright/test';
import {builtPages} from '../../tools/record/built-pages';
import {coveringPages} from '../checks/covering-pages';
import {OTHER_PAGES} from '../checks/engines';
import {hydrated} from '../checks/hydrated';
import {pixelsTooWide} from '../checks/overflow';
import {watchPage} from '../checks/page-watch';
import {sidebarLink} from '../checks/sidebar';
import {routes, unknownPath} from '../fixtures/routes';
import {reference} from '../fixtures/places';

/** Widths in pixels; the next page opens in the last one. */
const WIDTHS = [320, 390, 1280];
/** The other pages differ from those only in their text, which is most likely too wide on the narrowest screen. */
const [NARROWEST] = WIDTHS;

const all = [...routes.map((route) => route.path), unknownPath];
const covering = () => coveringPages(builtPages());

// Opening a tab for each page takes Firefox longer than navigating.
for (const {which, tag, widths, paths} of [
  {which: 'pages with every kind of element', tag: [], widths: WIDTHS, paths: covering},
  ...[0, 1, 2, 3].map((quarter) => ({
    which: `quarter ${quarter + 1} of the other pages`,
    ...OTHER_PAGES,
    widths: [NARROWEST],
    paths: () => all.filter((path, place) => place % 4 === quarter && !covering().includes(path)),
  })),
]) {
  const what = 'no console errors, keep their policy, show no banner and do not scroll sideways';
  test(`${which} have ${what}`, {tag}, async ({page, baseURL}) => {
    test.setTimeout(3 * 60_000);
    // Firefox reports violations of a policy as errors of the page.
    const complaints = watchPage(page, new URL(baseURL ?? '').host);
    for (const path of paths()) {
      await page.goto(path);
      await hydrated(page);
      for (const width of widths) {
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
