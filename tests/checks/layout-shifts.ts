import type {Page} from '@playwright/test';

/**
 * The least score of a shift that is recorded, a hundredth of what web.dev calls good. On a busy computer the browser may paint while it
 * still parses the navbar, whose version then makes room for the colour switch: 0.0003.
 */
const LEAST = 0.001;

/**
 * Records layout shifts of the pages that are opened afterwards.
 *
 * @returns a function that reads their times
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript((least) => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) =>
      (list.getEntries() as (PerformanceEntry & {readonly value: number})[])
        .filter(({value}) => value >= least)
        .forEach(({startTime}) => shifts.push(startTime)),
    ).observe({type: 'layout-shift', buffered: true});
  }, LEAST);
  return () => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
}
