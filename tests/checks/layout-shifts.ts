import type {Page} from '@playwright/test';

/**
 * Records layout shifts of the pages that are opened afterwards.
 *
 * @returns a function that reads their times
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({startTime}) => startTime))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
}
